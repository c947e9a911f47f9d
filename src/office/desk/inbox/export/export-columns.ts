import { enteredSections } from '#forms/staff-view.ts'
import type { Cell } from '#platform/spreadsheet/csv.ts'
import type { EnteredTexts } from '#requests/request/request-kind.ts'
import { isDay } from '#values/day.ts'

/** One column of the table: what stands above it, and what an answer puts into it. */
export type EnteredColumn = { heading: string; cell: (payload: Record<string, unknown>) => Cell }

/** The fields of one form in the order in which staff read them; whatever no group names stands in the last column, so that nothing is lost. */
export function enteredColumns(texts: EnteredTexts): EnteredColumn[] {
  const named = texts.groups.flatMap((group) => group.fields)
  const isNamed = new Set(named)
  return [
    ...named.map((name) => ({
      heading: texts.labels[name] ?? name,
      cell: (payload: Record<string, unknown>) => cellOf(name, payload[name], texts),
    })),
    {
      heading: 'Weitere Angaben',
      cell: (payload) => {
        const others = Object.fromEntries(Object.entries(payload).filter(([name]) => !isNamed.has(name)))
        return textOf(others, texts, (label, value) => `${label}: ${value}`)
      },
    },
  ]
}

function cellOf(name: string, value: unknown, texts: EnteredTexts): Cell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return texts.money?.includes(name) ? { euro: value } : { number: value }
  if (typeof value === 'string' && isDay(value)) return { day: value }
  return textOf({ [name]: value }, texts, (_label, text) => text)
}

/** In the words of the request's page: codes, lists, yes and no. */
function textOf(
  fields: Record<string, unknown>,
  texts: EnteredTexts,
  write: (label: string, value: string) => string,
): Cell {
  const facts = enteredSections(fields, texts).flatMap((section) => section.facts)
  return facts.length === 0 ? null : facts.map(([label, value]) => write(label, value)).join('\n')
}
