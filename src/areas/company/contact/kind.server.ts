import { parseForm } from '#forms/parse-form.ts'
import type { FormKind } from '#areas/kind.ts'
import { site } from '#site'
import { contactMessage } from './kind.ts'
import { contactMessageMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { type ContactMessage, contactMessageSchema } from './schema.ts'
import { templates } from './templates.ts'
import { labels } from './texts.ts'

const HOUR_MS = 60 * 60 * 1000

/** A message of the contact page on its way through the pipeline. */
export const contactMessageKind = {
  ...contactMessage,
  payloadVersion: 1,
  maxBytes: 64 * 1024,
  parse: (input) => parseForm(contactMessageSchema, input),
  describe: ({ vorname, nachname, email, telefon, betreff }) => ({
    contactName: `${vorname} ${nachname}`,
    contactEmail: email,
    searchWords: [telefon ?? '', betreff],
  }),
  entered: {
    groups: [
      { heading: 'Nachricht', fields: ['betreff', 'nachricht'] },
      { heading: 'Absender', fields: ['vorname', 'nachname', 'email', 'telefon'] },
    ],
    labels,
  },
  dueAt: (_message, receivedAt) => new Date(receivedAt.getTime() + site.promised.contactHours * HOUR_MS),
  mails: contactMessageMails,
  schemas: [contactMessageSchema],
  templates,
  privacy,
} satisfies FormKind<ContactMessage>
