import type { ContentValue, ContentValues } from '#company/content/content-store.ts'
import { formatDate, formatEuro } from '#ui/format.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'

const plainNumber = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6, useGrouping: false })
const amount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A value as its input holds it: „1.234,50“, „2,5“, `on`; a list has one entry a line. */
export function inputText({ input }: FieldSpec, value: ContentValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? 'on' : ''
  if (typeof value === 'number') return input === 'euro' ? amount.format(value) : plainNumber.format(value)
  return String(value)
}

export function inputTexts(fields: readonly FieldSpec[], values: ContentValues): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, inputText(field, values[field.name])]))
}

/** A value as somebody reads it: „640,50 €“, „ja“, „Balkon, Keller“; nothing is „–“. */
export function readableText(field: FieldSpec, value: ContentValue | undefined): string {
  const labelOf = (text: string) => field.options?.find((option) => option.value === text)?.label ?? text
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(labelOf).join(', ')
  if (field.input === 'euro') return formatEuro(Number(value))
  if (field.input === 'day') return formatDate(String(value))
  return typeof value === 'number' ? plainNumber.format(value) : labelOf(String(value))
}
