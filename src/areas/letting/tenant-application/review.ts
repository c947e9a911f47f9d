import { readEuro } from '#forms/amounts.ts'
import { readDay } from '#forms/days.ts'
import type { Entered } from '#forms/entered.ts'
import { formatDate, formatEuro } from '#ui/format.ts'
import { type FieldName, labels } from './labels.ts'
import type { ApplicationStep } from './rules.ts'

export type ReviewLine = { label: string; value: string }

/** Names that the selects show for ids. */
export type ChosenNames = Partial<Record<FieldName, string | undefined>>

const boxes = new Set<FieldName>([
  'pets',
  'smoking',
  'previous_evictions',
  'insolvency_proceedings',
  'deposit_available',
])
const detailsOf: Partial<Record<FieldName, FieldName>> = {
  pet_details: 'pets',
  previous_evictions_details: 'previous_evictions',
  insolvency_details: 'insolvency_proceedings',
}

/** What will be sent of one step, as people read it. Left out: what is empty; boxes say „Ja“ or „Nein“. */
export function reviewOf(
  step: ApplicationStep,
  entered: Entered,
  names: ChosenNames,
  asked: (field: FieldName) => boolean,
) {
  return step.fields.filter(asked).flatMap((field): ReviewLine[] => {
    if (field === 'household_members') return membersOf(entered)
    if (boxes.has(field)) return [{ label: labels[field], value: entered[field] === 'on' ? 'Ja' : 'Nein' }]
    const box = detailsOf[field]
    if (box && entered[box] !== 'on') return []
    const value = names[field] ?? readable(field, entered[field]?.trim() ?? '')
    return value ? [{ label: labels[field], value }] : []
  })
}

function readable(field: FieldName, value: string): string {
  if (value === '') return ''
  if (field.endsWith('_euro')) {
    const euros = readEuro(value)
    return euros === null ? value : formatEuro(euros)
  }
  return field.endsWith('_date') || field.endsWith('_since') ? readableDay(value) : value
}

const readableDay = (typed: string) => formatDate(readDay(typed) ?? typed)

/** „Kim Muster, Kind, geboren am 01.03.2015“, one line for each person. */
function membersOf(entered: Entered): ReviewLine[] {
  const rows = new Set(Object.keys(entered).flatMap((name) => /^household_members\.(\d+)\./.exec(name)?.[1] ?? []))
  return [...rows].flatMap((row): ReviewLine[] => {
    const part = (name: string) => entered[`household_members.${row}.${name}`]?.trim()
    const born = part('birth_date')
    const value = [part('name'), part('relationship'), born && `geboren am ${readableDay(born)}`].filter(Boolean)
    return value.length > 0 ? [{ label: `Person ${Number(row) + 2}`, value: value.join(', ') }] : []
  })
}
