import type { FieldOption, FieldSpec } from './field-spec.ts'

export const choices = (options: Record<string, string>): FieldOption[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

/** Where a record stands among its neighbours; the list's arrows set it as well. */
export const order: FieldSpec = {
  name: 'sort_order',
  label: 'Stelle in der Reihenfolge',
  input: 'whole',
  required: true,
  max: 10_000,
  hint: 'Kleine Zahlen stehen vorn.',
}

/** The last part of a page's address. */
export const slug: FieldSpec = {
  name: 'slug',
  label: 'Adresse der Seite',
  input: 'line',
  isSlug: true,
  slugOf: 'title',
  hint: 'Leer: aus dem Titel. Kleine Buchstaben, Ziffern, Bindestriche. Alte Links gehen nach einer Änderung ins Leere.',
}

/** Whether visitors see it; without a tick it is a draft. */
export const shown: FieldSpec = { name: 'is_published', label: 'Auf der Website zeigen', input: 'box', wide: true }
