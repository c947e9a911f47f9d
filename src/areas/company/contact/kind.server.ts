import { formKind } from '#areas/form-kind.server.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { contactForm } from './fields.ts'
import { contactMessage } from './kind.ts'
import { contactMessageMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'

/** A message of the contact page on its way through the pipeline. */
export const contactMessageKind = formKind(contactMessage, contactForm, {
  summary: 'Nachricht der Kontaktseite',
  dueAt: (_message, receivedAt) => hoursAfter(receivedAt, site.promised.contactHours),
  mails: contactMessageMails,
  templates,
  privacy,
})
