import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** An e-mail to the company's mailbox that answers nothing of ours. */
export const emailMessage = declareKind({
  kind: 'email_message',
  label: 'E-Mail',
  tone: 'grey',
  desk: 'general',
  noun: 'E-Mail',
  title: 'Ihre E-Mail an uns',
  keepFor: keptFor('email_message'),
  keptBecause: 'Rückfragen zur selben Sache kommen meist im ersten Jahr.',
  withdrawnFor: { months: 1 },
  // There is no form.
  pages: [],
})
