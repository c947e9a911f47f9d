import { declareForm } from '#forms/declare-form.ts'
import { email, line } from '#forms/text-fields.ts'

export const LARGEST_INCIDENT_BYTES = 16 * 1024

/** „Betrifft mich auch“: which incident, and where to write. */
export const listenerForm = declareForm({
  fields: {
    incident_id: line('Störung', { required: 'Bitte wählen Sie, welche Störung Sie betrifft.', max: 100 }),
    email: email('E-Mail', { message: 'Bitte geben Sie die E-Mail-Adresse ein, an die wir schreiben sollen.' }),
  },
})
