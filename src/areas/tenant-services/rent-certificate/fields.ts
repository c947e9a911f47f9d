import { day } from '#forms/days.ts'
import { declareForm, type Sent } from '#forms/declare-form.ts'
import { addressLine } from '#forms/postal-code.ts'
import { email, firstName, lastName, line, phone, text } from '#forms/text-fields.ts'

/** Chosen as `apartment_id` by tenants who do not find their flat in the list; `current_address` then says where it is. */
export const OTHER_FLAT = 'andere'

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

/** The request of the specification's chapters 3 and 5. The form offers purposes; JSON may name another one. */
export const rentCertificateForm = declareForm({
  id: 'mietbescheinigung',
  endpoint: '/rent-certificates',
  fields: {
    apartment_id: line('Wohnung', {
      required: 'Bitte wählen Sie eine Wohnung aus',
      // Ids of ours are shorter.
      max: 100,
      options: [
        { value: OTHER_FLAT, label: 'Meine Wohnung steht nicht in der Liste', staffLabel: 'nicht in der Liste' },
      ],
      wide: true,
    }),
    tenant_first_name: firstName({ required: 'Vorname muss mindestens 2 Zeichen lang sein.', min: 2 }),
    tenant_last_name: lastName({ required: 'Nachname muss mindestens 2 Zeichen lang sein.', min: 2 }),
    tenant_email: email('E-Mail'),
    tenant_phone: phone('Telefon', { tells: 'phone', voluntary: true }),
    current_address: addressLine('Aktuelle Adresse', {
      required: 'Bitte geben Sie Ihre aktuelle Adresse an',
      min: 5,
      hint: 'Straße, Hausnummer, Postleitzahl und Ort',
      wide: true,
      searched: true,
    }),
    move_in_date: day('Einzugsdatum', { required: 'Bitte geben Sie das Einzugsdatum an' }),
    purpose: line('Verwendungszweck', {
      required: 'Bitte geben Sie den Verwendungszweck an',
      min: 3,
      options: purposes,
      placeholder: 'Bitte wählen',
      hint: 'Er steht auf der Bescheinigung.',
      summary: 'subject',
    }),
    additional_info: text('Weitere Angaben', {
      hint: 'Zum Beispiel: wer mit Ihnen wohnt, welche Angaben die Behörde verlangt',
      rows: 4,
      wide: true,
      voluntary: true,
      summary: 'text',
    }),
  },
  groups: [
    {
      heading: 'Mieter',
      fields: [
        'tenant_first_name',
        'tenant_last_name',
        'tenant_email',
        'tenant_phone',
        'current_address',
        'move_in_date',
      ],
    },
    { heading: 'Bescheinigung', fields: ['purpose', 'additional_info'] },
  ],
})

export type RentCertificateRequest = Sent<typeof rentCertificateForm>
