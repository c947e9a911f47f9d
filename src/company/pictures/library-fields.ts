import type { FieldSpec } from '../content/field-spec.ts'

export const LIBRARY_PATH = 'firma/bilder'

const percent = { input: 'whole', required: true, min: 0, max: 100 } as const

/** Fields of a picture in the library. */
export const libraryFields: readonly FieldSpec[] = [
  {
    name: 'alt_text',
    label: 'Bildbeschreibung',
    input: 'line',
    required: true,
    maxLength: 300,
    wide: true,
    hint: 'Was ist zu sehen? Zum Beispiel „Unser Büro am Marktplatz, von der Straße gesehen“.',
  },
  { name: 'focus_x', label: 'Wichtigste Stelle: von links, in Prozent', ...percent },
  { name: 'focus_y', label: 'Wichtigste Stelle: von oben, in Prozent', ...percent },
  { name: 'storage_key', label: 'Datei', input: 'line' },
]
