import * as z from 'zod/mini'
import { email, optionalText, requiredText } from '#forms/fields.ts'

const LONGEST_MESSAGE = 5000

const shared = {
  vorname: requiredText('Vorname muss mindestens 2 Zeichen lang sein.', { min: 2, max: 100 }),
  nachname: requiredText('Nachname muss mindestens 2 Zeichen lang sein.', { min: 2, max: 100 }),
  email: email(),
  telefon: optionalText({ max: 50 }),
  nachricht: requiredText('Ihre Nachricht muss mindestens 10 Zeichen lang sein.', { min: 10, max: LONGEST_MESSAGE }),
}

const short = (message: string, min: number) => requiredText(message, { min, max: 100 })

/** The landlord forms of the specification's chapters 3 and 5, by the page they stand on. Each asks the same and at most one thing more. */
export const enquirySchemas = {
  hausverwaltung: z.object({
    leistung: z.literal('hausverwaltung'),
    ...shared,
    immobilienart: short('Bitte geben Sie die Art Ihrer Immobilie an.', 2),
  }),
  gutachten: z.object({
    leistung: z.literal('gutachten'),
    ...shared,
    gutachtenart: short('Bitte geben Sie die Art des gewünschten Gutachtens an.', 2),
  }),
  schadensanierung: z.object({ leistung: z.literal('schadensanierung'), ...shared }),
  instandhaltungsarbeiten: z.object({ leistung: z.literal('instandhaltungsarbeiten'), ...shared }),
  // An inquiry of its own on the wire: it names no service.
  nebenkostenabrechnung: z.object({
    ...shared,
    anzahlEinheiten: short('Bitte geben Sie die Anzahl der Wohneinheiten an.', 1),
  }),
}

/** A service for landlords is called like its page's address. */
export type Service = keyof typeof enquirySchemas

const { nebenkostenabrechnung, hausverwaltung, gutachten, schadensanierung, instandhaltungsarbeiten } = enquirySchemas

/** What /api/landlord-enquiries takes: `leistung` names the service. */
export const landlordEnquirySchema = z.discriminatedUnion(
  'leistung',
  [hausverwaltung, gutachten, schadensanierung, instandhaltungsarbeiten],
  { error: 'Bitte nennen Sie die Leistung, um die es geht.' },
)

/** What /api/billing-enquiries takes. */
export const billingEnquirySchema = nebenkostenabrechnung

export type LandlordEnquiry = z.output<typeof landlordEnquirySchema>
export type BillingEnquiry = z.output<typeof billingEnquirySchema>
