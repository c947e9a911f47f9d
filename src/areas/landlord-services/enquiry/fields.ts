import { declareForm, type FormResult, type Sent } from '#forms/declare-form.ts'
import { isOffered } from '#company/offered.ts'
import { constant, countInWords, email, firstName, lastName, line, phone, text } from '#forms/text-fields.ts'
import { ownOf } from '#platform/word-table.ts'

const sender = {
  vorname: firstName({ required: 'Vorname muss mindestens 2 Zeichen lang sein.', min: 2 }),
  nachname: lastName({ required: 'Nachname muss mindestens 2 Zeichen lang sein.', min: 2 }),
  email: email('E-Mail'),
  telefon: phone('Telefon', { tells: 'phone' }),
}

const message = (hint: string) =>
  text('Nachricht', {
    required: 'Ihre Nachricht muss mindestens 10 Zeichen lang sein.',
    min: 10,
    max: 5000,
    hint,
    rows: 6,
    wide: true,
    summary: 'text',
  })

const kindOf = (label: string, required: string, hint: string) =>
  line(label, { required, min: 2, max: 100, hint, wide: true, searched: true, summary: 'subject' })

/** One page; what only this service asks stands before the message. */
const inOrder = <Own extends string = never>(...own: Own[]) =>
  [
    { id: 'anfrage', title: 'Anfrage', fields: ['vorname', 'nachname', 'email', 'telefon', ...own, 'nachricht'] },
  ] as const

const LANDLORD_ENDPOINT = '/landlord-enquiries'

const landlordForms = {
  hausverwaltung: declareForm({
    id: 'anfrage-hausverwaltung',
    endpoint: LANDLORD_ENDPOINT,
    fields: {
      leistung: constant('Leistung', 'hausverwaltung'),
      ...sender,
      immobilienart: kindOf(
        'Art der Immobilie',
        'Bitte geben Sie die Art Ihrer Immobilie an.',
        'Zum Beispiel Mehrfamilienhaus, Eigentumswohnung oder Wohn- und Geschäftshaus',
      ),
      nachricht: message('Wo steht das Haus, wie viele Wohnungen hat es, und was soll sich ändern?'),
    },
    steps: inOrder('immobilienart'),
  }),
  gutachten: declareForm({
    id: 'anfrage-gutachten',
    endpoint: LANDLORD_ENDPOINT,
    fields: {
      leistung: constant('Leistung', 'gutachten'),
      ...sender,
      gutachtenart: kindOf(
        'Art des Gutachtens',
        'Bitte geben Sie die Art des gewünschten Gutachtens an.',
        'Zum Beispiel Verkehrswert, Bauschäden, Beweissicherung oder Kaufbegleitung',
      ),
      nachricht: message('Wofür brauchen Sie das Gutachten, wo steht das Haus, und gibt es eine Frist?'),
    },
    steps: inOrder('gutachtenart'),
  }),
  schadensanierung: declareForm({
    id: 'anfrage-schadensanierung',
    endpoint: LANDLORD_ENDPOINT,
    fields: {
      leistung: constant('Leistung', 'schadensanierung'),
      ...sender,
      nachricht: message('Was ist passiert, seit wann, in welchen Räumen, und ist das Haus bewohnt?'),
    },
    steps: inOrder(),
  }),
  instandhaltungsarbeiten: declareForm({
    id: 'anfrage-instandhaltungsarbeiten',
    endpoint: LANDLORD_ENDPOINT,
    fields: {
      leistung: constant('Leistung', 'instandhaltungsarbeiten'),
      ...sender,
      nachricht: message('Was soll gemacht werden, wo steht das Haus, und bis wann soll es fertig sein?'),
    },
    steps: inOrder(),
  }),
}

/** The landlord forms of the specification's chapters 3 and 5, by the page they stand on. Each asks the same and at most one thing more. */
export const enquiryForms = {
  ...landlordForms,
  // An enquiry of its own on the wire: it names no service.
  nebenkostenabrechnung: declareForm({
    id: 'anfrage-nebenkostenabrechnung',
    endpoint: '/billing-enquiries',
    fields: {
      ...sender,
      anzahlEinheiten: countInWords('Anzahl der Wohneinheiten', {
        required: 'Bitte geben Sie die Anzahl der Wohneinheiten an.',
        max: 100,
        hint: 'Zum Beispiel 6, oder „6 Wohnungen und 1 Laden“',
        wide: true,
        searched: true,
        summary: 'fact',
      }),
      nachricht: message('Wo steht das Haus, welcher Zeitraum ist abzurechnen, und wer liest die Zähler ab?'),
    },
    steps: inOrder('anzahlEinheiten'),
  }),
}

/** As staff read any of them. */
export const enquiryGroups = [
  { heading: 'Anfrage', fields: ['leistung', 'immobilienart', 'gutachtenart', 'anzahlEinheiten', 'nachricht'] },
  { heading: 'Absender', fields: Object.keys(sender) },
]

/** A service for landlords is called like its page's address. */
export type Service = keyof typeof enquiryForms

export type LandlordEnquiry = Sent<(typeof landlordForms)[keyof typeof landlordForms]>
export type BillingEnquiry = Sent<typeof enquiryForms.nebenkostenabrechnung>

/** The specification's forms name no service: each is known by the field that only it has, damage restoration by having none. */
function serviceOf({ leistung, ...fields }: Readonly<Record<string, unknown>>): unknown {
  const isNamed = leistung !== undefined && leistung !== null && leistung !== ''
  // A billing enquiry has an address of its own.
  if (isNamed || 'anzahlEinheiten' in fields) return leistung
  if ('immobilienart' in fields) return 'hausverwaltung'
  return 'gutachtenart' in fields ? 'gutachten' : 'schadensanierung'
}

/** Reads an enquiry of /api/landlord-enquiries. Our pages name their service in `leistung`; without it the fields tell. */
export function parseLandlordEnquiry(input: Readonly<Record<string, unknown>>): FormResult<LandlordEnquiry> {
  const leistung = serviceOf(input)
  const form = typeof leistung === 'string' ? ownOf(landlordForms, leistung) : undefined
  if (form && isOffered(`/${leistung}`)) return form.parse({ ...input, leistung })
  return { ok: false, errors: { leistung: 'Bitte nennen Sie die Leistung, um die es geht.' } }
}
