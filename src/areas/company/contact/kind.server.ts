import type { FormKind } from '#areas/kind.ts'
import { describeSender, staffTexts } from '#forms/staff-view.ts'
import { site } from '#site'
import { contactForm, type ContactMessage } from './fields.ts'
import { contactMessage } from './kind.ts'
import { contactMessageMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'

const HOUR_MS = 60 * 60 * 1000

/** A message of the contact page on its way through the pipeline. */
export const contactMessageKind = {
  ...contactMessage,
  payloadVersion: 1,
  maxBytes: 64 * 1024,
  parse: contactForm.parse,
  describe: (message) => describeSender(contactForm, message),
  entered: staffTexts(contactForm),
  dueAt: (_message, receivedAt) => new Date(receivedAt.getTime() + site.promised.contactHours * HOUR_MS),
  mails: contactMessageMails,
  forms: [contactForm],
  templates,
  privacy,
} satisfies FormKind<ContactMessage>
