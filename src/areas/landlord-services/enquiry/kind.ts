import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** Questions of owners on the pages of four services. */
export const landlordEnquiry = declareKind({
  kind: 'landlord_enquiry',
  label: 'Vermieteranfrage',
  tone: 'green',
  desk: 'general',
  noun: 'Anfrage',
  title: 'Ihre Anfrage',
  // As long as a message of the contact page (12 months).
  keepFor: keptFor('landlord_enquiry'),
  keptBecause: 'Über einen Auftrag wird oft erst nach Monaten entschieden.',
  withdrawnFor: { months: 1 },
  pages: ['/hausverwaltung', '/gutachten', '/schadensanierung', '/instandhaltungsarbeiten'],
})

/** Questions of owners on the page of utility billing. */
export const billingEnquiry = declareKind({
  kind: 'billing_enquiry',
  label: 'Abrechnungsanfrage',
  tone: 'green',
  desk: 'general',
  noun: 'Anfrage',
  title: 'Ihre Anfrage zur Nebenkostenabrechnung',
  keepFor: keptFor('billing_enquiry'),
  keptBecause: 'Eine Abrechnung wird einmal im Jahr gebraucht.',
  withdrawnFor: { months: 1 },
  pages: ['/nebenkostenabrechnung'],
})
