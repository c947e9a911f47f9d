import * as z from 'zod/mini'
import { email, optionalText, requiredCount, requiredText } from '#forms/fields.ts'

const LONGEST_MESSAGE = 5000

const shared = {
  vorname: requiredText('Vorname muss mindestens 2 Zeichen lang sein.', { min: 2, max: 100 }),
  nachname: requiredText('Nachname muss mindestens 2 Zeichen lang sein.', { min: 2, max: 100 }),
  email: email(),
  telefon: optionalText({ max: 50 }),
  nachricht: requiredText('Ihre Nachricht muss mindestens 10 Zeichen lang sein.', { min: 10, max: LONGEST_MESSAGE }),
}

const kindOf = (message: string) => requiredText(message, { min: 2, max: 100 })

/** The landlord forms of the specification's chapters 3 and 5, by the page they stand on. Each asks the same and at most one thing more. */
export const enquirySchemas = {
  hausverwaltung: z.object({
    leistung: z.literal('hausverwaltung'),
    ...shared,
    immobilienart: kindOf('Bitte geben Sie die Art Ihrer Immobilie an.'),
  }),
  gutachten: z.object({
    leistung: z.literal('gutachten'),
    ...shared,
    gutachtenart: kindOf('Bitte geben Sie die Art des gewünschten Gutachtens an.'),
  }),
  schadensanierung: z.object({ leistung: z.literal('schadensanierung'), ...shared }),
  instandhaltungsarbeiten: z.object({ leistung: z.literal('instandhaltungsarbeiten'), ...shared }),
  // An inquiry of its own on the wire: it names no service.
  nebenkostenabrechnung: z.object({
    ...shared,
    anzahlEinheiten: requiredCount('Bitte geben Sie die Anzahl der Wohneinheiten an.', { max: 100 }),
  }),
}

/** A service for landlords is called like its page's address. */
export type Service = keyof typeof enquirySchemas

const { nebenkostenabrechnung, hausverwaltung, gutachten, schadensanierung, instandhaltungsarbeiten } = enquirySchemas

const namedEnquirySchema = z.discriminatedUnion(
  'leistung',
  [hausverwaltung, gutachten, schadensanierung, instandhaltungsarbeiten],
  { error: 'Bitte nennen Sie die Leistung, um die es geht.' },
)

/** The specification's forms name no service: each is known by the field that only it has, damage restoration by having none. */
function nameService(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const { leistung, ...fields }: Record<string, unknown> = { ...sent }
  const isNamed = leistung !== undefined && leistung !== null && leistung !== ''
  // A billing enquiry has an address of its own.
  if (isNamed || 'anzahlEinheiten' in fields) return sent
  if ('immobilienart' in fields) return { ...fields, leistung: 'hausverwaltung' }
  return { ...fields, leistung: 'gutachtenart' in fields ? 'gutachten' : 'schadensanierung' }
}

/** What /api/landlord-enquiries takes. Our pages name their service in `leistung`; without it the fields tell. */
export const landlordEnquirySchema = z.pipe(z.transform(nameService), namedEnquirySchema)

/** What /api/billing-enquiries takes. */
export const billingEnquirySchema = nebenkostenabrechnung

export type LandlordEnquiry = z.output<typeof landlordEnquirySchema>
export type BillingEnquiry = z.output<typeof billingEnquirySchema>
