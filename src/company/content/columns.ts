import { fromWire } from '#platform/wire.ts'
import type { ContentValue, ContentValues } from './content-store.ts'

/** How a column keeps a value. `cents`: an amount in euros; its column's name ends in `_cents`, the value's in `_euro`. */
export type ColumnKind = 'plain' | 'flag' | 'list' | 'cents'

/** By value name. Order is that of the table. */
export type Columns = Readonly<Record<string, ColumnKind>>

export type Row = Record<string, string | number | null>

const columnOf = (name: string, kind: ColumnKind) => (kind === 'cents' ? name.replace(/_euro$/, '_cents') : name)

export function valuesFromRow(columns: Columns, row: Readonly<Record<string, unknown>>): ContentValues {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [name, readColumn(kind, row[columnOf(name, kind)])]),
  )
}

/** The same in the code's names: `is_active` is `isActive`. */
export const recordFromRow = <T>(columns: Columns, row: Readonly<Record<string, unknown>>): T =>
  fromWire<T>(valuesFromRow(columns, row))

export function rowFromValues(columns: Columns, values: ContentValues): Row {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [columnOf(name, kind), writeColumn(kind, values[name] ?? null)]),
  )
}

/** Turns a filter's text into the value of its column: `true` is 1 in a flag. */
export function columnFilter(columns: Columns, name: string, text: string): { column: string; value: string | number } {
  const kind = columns[name] ?? 'plain'
  return { column: columnOf(name, kind), value: kind === 'flag' ? (text === 'true' ? 1 : 0) : text }
}

function readColumn(kind: ColumnKind, stored: unknown): ContentValue {
  if (kind === 'flag') return stored === 1
  if (kind === 'list') return JSON.parse(String(stored)) as string[]
  if (stored === null || stored === undefined) return null
  return kind === 'cents' ? Number(stored) / 100 : (stored as string | number)
}

function writeColumn(kind: ColumnKind, value: ContentValue): string | number | null {
  if (kind === 'flag') return value === true ? 1 : 0
  if (kind === 'list') return JSON.stringify(value ?? [])
  if (kind === 'cents') return value === null ? null : Math.round(Number(value) * 100)
  return value as string | number | null
}
