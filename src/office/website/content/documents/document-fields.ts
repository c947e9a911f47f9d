import type { FieldSpec } from '#company/content/field-spec.ts'
import { documentRoles } from '#areas/media-texts.ts'

/** Fields of a document. */
export const documentFields: readonly FieldSpec[] = [
  {
    name: 'title',
    label: 'Titel',
    input: 'line',
    required: true,
    maxLength: 120,
    hint: 'So heißt die Datei auf der Website, zum Beispiel „Grundriss 2. Obergeschoss“.',
  },
  { name: 'role', label: 'Verwendung', input: 'choice', required: true, options: documentRoles },
]

export const certificateField: FieldSpec = {
  name: 'is_certificate',
  label: 'Das ist der Energieausweis des Gebäudes',
  input: 'box',
  wide: true,
  hint: 'Er nennt Adresse und Aussteller. Die Anzeige muss ihn nicht zum Herunterladen enthalten, nur seine Angaben.',
}
