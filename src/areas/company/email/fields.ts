import { declareForm, type Sent } from '#forms/declare-form.ts'
import { documentFiles, filesField, filesUpTo, photoFiles } from '#forms/file-rules.ts'
import { email, line, phone, text } from '#forms/text-fields.ts'
import { wrong } from '#forms/field.ts'
import { readMailAddress } from '#values/mail-address.ts'

/** More than the longest mail that is read, with the mails inside it. */
const LONGEST_TEXT = 320_000
const MEGABYTE = 1024 * 1024

/** Fields of a kept e-mail. Nobody fills them in: without an endpoint it has no page and no place in the API. */
export const emailForm = declareForm({
  id: 'e-mail',
  fields: {
    absender: line('Name', { required: 'Name fehlt.', max: 200, tells: 'name' }),
    email: { ...email('E-Mail'), read: (given: unknown) => readMailAddress(String(given)) ?? wrong('Keine Adresse.') },
    telefon: phone('Telefon', { tells: 'phone' }),
    gesendet_ueber: line('Gesendet über', { max: 520 }),
    betreff: line('Betreff', { max: 300, searched: true, summary: 'subject' }),
    nachricht: text('Nachricht', { max: LONGEST_TEXT, summary: 'text' }),
    nicht_uebernommen: text('Nicht übernommene Anhänge', { max: 10_000 }),
    fotos: filesField('Fotos', photoFiles({ maxMegabytes: 12, atMost: 12 })),
    dokumente: filesField('Dokumente', documentFiles({ maxMegabytes: 12, atMost: 10 })),
  },
  groups: [
    { heading: 'E-Mail', fields: ['betreff', 'nachricht', 'nicht_uebernommen'] },
    { heading: 'Absender', fields: ['absender', 'email', 'telefon', 'gesendet_ueber'] },
  ],
  files: filesUpTo(36 * MEGABYTE),
})

export type EmailMessage = Sent<typeof emailForm>
