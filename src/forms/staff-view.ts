import { formatDate, formatEuro, formatNumber } from '#ui/format.ts'
import type { EnteredTexts } from '#values/entered-texts.ts'
import type { DeclaredForm } from './declare-form.ts'
import type { Field, Fields, Tells } from './field.ts'

type Texts = Record<string, string>
type AnyForm = Pick<DeclaredForm, 'fields' | 'groups'>

const staffLabelOf = ({ staffLabel, label }: Field) => staffLabel ?? label
const labelsOf = (fields: Fields): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, staffLabelOf(field)]))

/** How staff read what a form stored, for `entered` of its kind. Kinds of several forms give them all. */
export function staffTexts(...forms: readonly AnyForm[]) {
  const fields: Fields = Object.assign({}, ...forms.map((form) => form.fields))
  const all = Object.entries(fields)
  const summaryOf = (part: Field['summary']) => all.flatMap(([name, { summary }]) => (summary === part ? [name] : []))
  return {
    groups: forms[0]?.groups ?? [],
    labels: labelsOf(fields),
    codes: Object.fromEntries(all.flatMap(([name, { options }]) => (options ? [[name, codesOf(options)]] : []))),
    items: Object.fromEntries(all.flatMap(([name, { row }]) => (row ? [[name, labelsOf(row.fields)]] : []))),
    files: labelsOf(Object.fromEntries(all.filter(([, { file }]) => file))),
    phones: all.flatMap(([name, { input }]) => (input === 'phone' ? [name] : [])),
    money: all.flatMap(([name, { input }]) => (input === 'euro' ? [name] : [])),
    ownPhones: all.flatMap(([name, { tells }]) => (tells === 'phone' ? [name] : [])),
    summary: { subject: summaryOf('subject'), fact: summaryOf('fact'), text: summaryOf('text') },
  }
}

const codesOf = (options: NonNullable<Field['options']>): Texts =>
  Object.fromEntries(options.map(({ value, label, staffLabel = label }) => [value, staffLabel]))

type Fact = readonly [label: string, value: string]

/** Label and value of these fields, as the notice to the office says them. Left out: what was not given. */
export function factsOf<F extends Fields>(
  { fields }: { fields: F },
  payload: Readonly<Record<string, unknown>>,
  ...names: readonly (keyof F & string)[]
): Fact[] {
  return names.flatMap((name): Fact[] => {
    const field: Field | undefined = fields[name]
    const value = field ? readValue(field, payload[name]) : ''
    return field && value ? [[staffLabelOf(field), value]] : []
  })
}

/** A stored value in words; nothing for what was not given. */
export function readValue({ input, options }: Field, value: unknown): string {
  if (typeof value === 'number') return input === 'euro' ? formatEuro(value) : formatNumber(value)
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (typeof value !== 'string') return ''
  if (input === 'day') return formatDate(value)
  return options?.find((option) => option.value === value)?.label ?? value
}

export type Sender = { name: string; nameLabel: string; email: string; phone: string | null; birthDate: string | null }

/** Finds the sender by the fields that tell of one. */
export function senderOf({ fields }: Pick<DeclaredForm, 'fields'>, payload: Readonly<Record<string, unknown>>): Sender {
  const find = (fact: Tells) => Object.entries(fields).find(([, { tells }]) => tells === fact)
  const read = (fact: Tells) => {
    const value = payload[find(fact)?.[0] ?? '']
    return typeof value === 'string' ? value : null
  }
  return {
    name: read('name') ?? [read('first-name'), read('last-name')].filter(Boolean).join(' '),
    nameLabel: find('name')?.[1].label ?? 'Name',
    email: read('email') ?? '',
    phone: read('phone'),
    birthDate: read('birth-date'),
  }
}

/** Name, address and telephone, as the notice to the office says them. */
export function senderFacts(form: Pick<DeclaredForm, 'fields'>, payload: Readonly<Record<string, unknown>>): Fact[] {
  const { name, nameLabel } = senderOf(form, payload)
  const reached = Object.entries(form.fields).filter(([, { tells }]) => tells === 'email' || tells === 'phone')
  return [[nameLabel, name], ...factsOf(form, payload, ...reached.map(([each]) => each))]
}

/** Describes a request for its envelope: its sender, and the words that find it. */
export function describeSender(form: Pick<DeclaredForm, 'fields'>, payload: Readonly<Record<string, unknown>>) {
  const { name, email } = senderOf(form, payload)
  const searchWords = Object.entries(form.fields)
    .filter(([, { tells, searched }]) => tells === 'phone' || searched)
    .flatMap(([each]) => (typeof payload[each] === 'string' ? [payload[each]] : []))
  return { contactName: name, contactEmail: email, searchWords }
}

/** `phone`: a number that can be called. */
type EnteredFact = readonly [label: string, value: string, use?: 'phone']
export type EnteredSection = { heading: string; facts: EnteredFact[] }

/** Ids of our own, shown as the flat and the building beside the request. */
const SHOWN_ELSEWHERE = new Set(['apartment_id', 'property_id'])

/** Everything that was entered, in words: groups in the kind's order, then whatever no group names, so that nothing is lost. `elsewhere`: fields that the page shows in another place. */
export function enteredSections(
  payload: unknown,
  texts: EnteredTexts,
  elsewhere: readonly string[] = [],
): EnteredSection[] {
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const named = new Set([...texts.groups.flatMap((group) => group.fields), ...elsewhere])
  const others = Object.keys(fields).filter((name) => !named.has(name) && !SHOWN_ELSEWHERE.has(name))
  return [...texts.groups, { heading: 'Weitere Angaben', fields: others }]
    .map(({ heading, fields: names }) => ({
      heading,
      facts: names.flatMap((name) => (elsewhere.includes(name) ? [] : enteredFacts(name, fields[name], texts))),
    }))
    .filter(({ facts }) => facts.length > 0)
}

/** The sender's own numbers, as they were typed. */
export function enteredPhones(payload: unknown, { ownPhones = [] }: { ownPhones?: readonly string[] }): string[] {
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  return ownPhones.flatMap((name) => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}

/** One field as staff read it; nothing for what was not given. */
export function enteredText(name: string, value: unknown, texts: EnteredTexts): string {
  return valueText(value, texts.codes?.[name], texts.money?.includes(name)) ?? ''
}

function enteredFacts(name: string, value: unknown, texts: EnteredTexts): EnteredFact[] {
  const label = texts.labels[name] ?? name
  if (Array.isArray(value)) {
    const items = value.map((item) => itemText(item, texts.items?.[name] ?? {})).filter((text) => text !== '')
    return items.length === 0 ? [] : [[label, items.join('\n')]]
  }
  const text = valueText(value, texts.codes?.[name], texts.money?.includes(name))
  if (text === null) return []
  return [texts.phones?.includes(name) ? [label, text, 'phone'] : [label, text]]
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
