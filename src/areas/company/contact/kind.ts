import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** A message of the contact page. */
export const contactMessage = declareKind({
  kind: 'contact_message',
  label: 'Kontaktanfrage',
  tone: 'grey',
  desk: 'general',
  noun: 'Nachricht',
  title: 'Ihre Nachricht an uns',
  // Long enough for the questions that follow a message.
  keepFor: keptFor('contact_message'),
  keptBecause: 'Rückfragen zur selben Sache kommen meist im ersten Jahr.',
  withdrawnFor: { months: 1 },
  pages: ['/kontakt'],
})
