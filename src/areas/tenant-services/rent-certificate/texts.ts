import { receiptComes } from '#forms/receipt-comes.ts'
import { site } from '#site'

/** Names the draft on the visitor's device. */
export const CERTIFICATE_FORM_ID = 'mietbescheinigung'

export const labels = {
  apartment_id: 'Wohnung',
  tenant_first_name: 'Vorname',
  tenant_last_name: 'Nachname',
  tenant_email: 'E-Mail',
  tenant_phone: 'Telefon',
  current_address: 'Aktuelle Adresse',
  move_in_date: 'Einzugsdatum',
  purpose: 'Verwendungszweck',
  additional_info: 'Weitere Angaben',
} as const

/** The purposes of the specification's chapter 5, with what the certificate is asked for. */
export const purposes = [
  { value: 'wohngeld', label: 'Wohngeld', explanation: 'für den Antrag bei der Wohngeldbehörde' },
  { value: 'kindergeld', label: 'Kindergeld', explanation: 'als Nachweis des Wohnsitzes für die Familienkasse' },
  { value: 'sozialamt', label: 'Sozialamt oder Jobcenter', explanation: 'für die Kosten der Unterkunft und Heizung' },
  { value: 'steuer', label: 'Steuererklärung', explanation: 'zum Beispiel für die doppelte Haushaltsführung' },
  { value: 'bank', label: 'Bank', explanation: 'für Kredit oder Kontoeröffnung' },
  { value: 'arbeitgeber', label: 'Arbeitgeber', explanation: 'zum Beispiel für einen Mietzuschuss' },
  { value: 'versicherung', label: 'Versicherung', explanation: 'zum Beispiel für die Hausratversicherung' },
  { value: 'sonstiges', label: 'Sonstiges', explanation: 'beschreiben Sie den Zweck unter „Weitere Angaben“' },
] as const

/** „Wohngeld“ for `wohngeld`; a purpose that the form does not offer stays as it was named. */
export function purposeLabel(purpose: string): string {
  return purposes.find(({ value }) => value === purpose)?.label ?? purpose
}

const { shown, expressShown } = site.promised.rentCertificate

/** Sentences that more than one place says. The toasts are those of the specification's chapter 8. */
export const texts = {
  title: 'Mietbescheinigung',
  description: `Mietbescheinigung online beantragen, für Wohngeld, Jobcenter, Bank oder Arbeitgeber. Sie erhalten sie ${shown}.`,
  received: 'Antrag auf Mietbescheinigung erfolgreich übermittelt',
  failed: 'Fehler beim Senden des Antrags',
  unreachable: { title: 'Fehler beim Senden des Antrags', description: 'Ein unerwarteter Fehler ist aufgetreten' },
  otherFlat: 'Meine Wohnung steht nicht in der Liste',
  chooseInstead: 'Bitte wählen Sie eine andere Wohnung oder „Meine Wohnung steht nicht in der Liste“.',
  express: `Brauchen Sie die Bescheinigung schneller? Express geht ${expressShown} und kostet einen Aufpreis. Rufen Sie uns an (${site.phone.shown}): Wir nennen Ihnen den Preis, bevor Sie sich entscheiden.`,
  /** What happens after sending, on the page and in the receipt. */
  nextSteps: [
    receiptComes,
    'Wir vergleichen Ihre Angaben mit dem Mietvertrag. Fehlt etwas, fragen wir nach.',
    `Sie erhalten die Mietbescheinigung ${shown}.`,
  ],
} as const
