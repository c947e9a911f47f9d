import type { FormKind } from '#areas/kind.ts'
import { describeSender, staffTexts } from '#forms/staff-view.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { contactForm, type ContactMessage } from './fields.ts'
import { contactMessage } from './kind.ts'
import { contactMessageMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'

/** A message of the contact page on its way through the pipeline. */
export const contactMessageKind = {
  ...contactMessage,
  payloadVersion: 1,
  maxBytes: 64 * 1024,
  parse: contactForm.parse,
  describe: (message) => describeSender(contactForm, message),
  entered: staffTexts(contactForm),
  dueAt: (_message, receivedAt) => hoursAfter(receivedAt, site.promised.contactHours),
  mails: contactMessageMails,
  forms: [contactForm],
  templates,
  privacy,
} satisfies FormKind<ContactMessage>
