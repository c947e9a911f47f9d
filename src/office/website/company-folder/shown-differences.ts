import type { ContentValue } from '#company/content/content-store.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import { changedNames } from '#company/content/same-values.ts'
import { readableText } from '../content/show-value.ts'
import type { Change } from './apply-folder.server.ts'

export type ShownDifference = { name: string; label: string; before: string; after: string }

const LONGEST = 80
/** Letters shown before the first that differs. */
const LEAD = 20

/** Field by field, in the form's words. Of something new or gone nothing is listed. */
export function shownDifferences({ before, after, fields }: Change): ShownDifference[] {
  if (before === null || after === null) return []
  const changed = new Set(changedNames(before, after))
  // A picture's size and colour follow from its file, so they are no fields.
  return [...fields, fileField].flatMap((field) => {
    const { name } = field
    if (!changed.delete(name)) return []
    const [old, current] = shortened(shown(field, before[name]), shown(field, after[name]))
    return [{ name, label: field.label, before: old, after: current }]
  })
}

const fileField: FieldSpec = { name: 'storage_key', label: 'Datei', input: 'line' }

const shown = (field: FieldSpec, value: ContentValue | undefined) =>
  field === fileField ? (value === null ? '–' : 'eine Datei') : readableText(field, value)

/** Of two long texts the part where they part. */
function shortened(one: string, other: string): [string, string] {
  const length = [...one].findIndex((letter, index) => letter !== other[index])
  const start = Math.max(0, (length < 0 ? one.length : length) - LEAD)
  const cut = (text: string) => {
    if (text.length <= LONGEST) return text
    const part = text.slice(start, start + LONGEST)
    return `${start > 0 ? '…' : ''}${part}${start + LONGEST < text.length ? '…' : ''}`
  }
  return one.length > LONGEST || other.length > LONGEST ? [cut(one), cut(other)] : [one, other]
}
