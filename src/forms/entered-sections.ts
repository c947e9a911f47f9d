import { formatDate, formatEuro, formatNumber } from '#ui/format.ts'

/** How a payload is read: groups of fields, and what fields and codes are called (the same shape as `EnteredTexts` of the kinds). */
type EnteredTexts = {
  groups: readonly { heading: string; fields: readonly string[] }[]
  labels: Readonly<Record<string, string>>
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  items?: Readonly<Record<string, Readonly<Record<string, string>>>>
  money?: readonly string[]
}

export type EnteredSection = { heading: string; facts: (readonly [label: string, value: string])[] }

/** Ids of our own, shown as the flat and the building beside the request. */
const SHOWN_ELSEWHERE = new Set(['apartment_id', 'property_id'])

/** Everything that was entered, in words: groups in the kind's order, then whatever no group names, so that nothing is lost. */
export function enteredSections(payload: unknown, texts: EnteredTexts): EnteredSection[] {
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const named = new Set(texts.groups.flatMap((group) => group.fields))
  const others = Object.keys(fields).filter((name) => !named.has(name) && !SHOWN_ELSEWHERE.has(name))
  return [...texts.groups, { heading: 'Weitere Angaben', fields: others }]
    .map(({ heading, fields: names }) => ({
      heading,
      facts: names.flatMap((name) => factsOf(name, fields[name], texts)),
    }))
    .filter(({ facts }) => facts.length > 0)
}

function factsOf(name: string, value: unknown, texts: EnteredTexts): (readonly [string, string])[] {
  const label = texts.labels[name] ?? name
  if (Array.isArray(value)) {
    const items = value.map((item) => itemText(item, texts.items?.[name] ?? {})).filter((text) => text !== '')
    return items.length === 0 ? [] : [[label, items.join('\n')]]
  }
  const text = valueText(value, texts.codes?.[name], texts.money?.includes(name))
  return text === null ? [] : [[label, text]]
}

function itemText(item: unknown, labels: Readonly<Record<string, string>>): string {
  if (typeof item !== 'object' || item === null) return valueText(item) ?? ''
  return Object.entries(item)
    .flatMap(([name, value]) => {
      const text = valueText(value)
      return text === null ? [] : [`${labels[name] ?? name}: ${text}`]
    })
    .join(', ')
}

function valueText(value: unknown, codes?: Readonly<Record<string, string>>, isMoney = false): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (typeof value === 'number') return isMoney ? formatEuro(value) : formatNumber(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return codes?.[value] ?? formatDateWhole(value)
}

/** Only a whole calendar day is one; a text that begins like one stays as it was typed. */
function formatDateWhole(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text
}
