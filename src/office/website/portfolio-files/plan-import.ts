import { createHash } from 'node:crypto'
import type { ContentRecord, ContentValue, ContentValues } from '#company/content/content-store.ts'
import { foldText } from '#platform/fold.ts'
import { changedNames } from '#company/content/same-values.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { apartmentKind, buildingKind, certificateChecks } from '#areas/letting/public.server.ts'
import { addressFields, addressKey, withHouseNumber } from './address.ts'
import { buildingFields, flatFields, type ImportRow, readEntered } from './import-row.ts'
import type { Problem } from './problem.ts'

export type Portfolio = { buildings: readonly ContentRecord[]; flats: readonly ContentRecord[] }

/** A change of one building or flat. `before` null: it is new. */
export type Draft = {
  kind: ContentKind
  id: string
  line: number
  before: ContentRecord | null
  after: Record<string, ContentValue>
  row: ImportRow
}

/** `problems`: what is left out, with its line; the rest is in the drafts. */
export type ImportPlan = { buildings: Draft[]; flats: Draft[]; problems: Problem[] }

type Options = { newId: () => string /** Shows what is new at once; else it waits as a draft. */; publish: boolean }

/**
 * Holds the rows against what is stored; writes nothing. A building is known by its address, a flat by its number, without one
 * by its building and name. Where rows say different things of one building, the last one counts; a withheld address stays so.
 */
export function planImport(rows: readonly ImportRow[], stored: Portfolio, { newId, publish }: Options): ImportPlan {
  const problems: Problem[] = []
  const buildings = new Map<string, Draft>()
  const flats = new Map<string, Draft>()
  const withheld = new Set<string>()
  const storedFlats = new Map(stored.flats.map((flat) => [flat.id, flat]))
  const flatsByName = new Map(stored.flats.map((flat) => [nameKey(flat.values), flat]))
  const storedBuildings = new Map(stored.buildings.map((building) => [building.id, building]))
  const idsByAddress = new Map(stored.buildings.toReversed().map(({ id, values }) => [addressKey(values), id]))

  for (const row of rows) {
    const house = readEntered(buildingFields, row.building, row.line)
    const flat = readEntered(flatFields, row.flat, row.line)
    const known = row.number === null ? undefined : storedFlats.get(idFrom(row.number))
    const found = [...house.problems, ...flat.problems]
    problems.push(...found.map(({ text }) => problemOf(row, row.isTolerant ? withoutField(text) : text)))
    if (row.isFaulty || (found.length > 0 && !row.isTolerant)) continue
    if (row.isRemoved && !known) {
      problems.push(noteOf(row, 'wird zurückgenommen, steht aber nicht im Bestand. Es ist nichts zu tun.'))
      continue
    }
    const values = withHouseNumber(house.values)
    const building = buildingFor(row, values, known)
    if (building === null) {
      problems.push(problemOf(row, 'Straße, PLZ und Ort werden gebraucht.'))
      continue
    }
    if (!row.isRemoved) mergeBuilding(building, values)
    addFlat(row, building, flat.values, known)
  }

  function buildingFor(row: ImportRow, values: ContentValues, known: ContentRecord | undefined): Draft | null {
    const isStated = (name: string) => typeof values[name] === 'string'
    const hasAddress = ['street', 'postal_code', 'city'].every(isStated)
    const key = addressKey(values)
    const own = known && String(known.values.property_id)
    // Until now it had no street: this is the one.
    const waiting = own && storedBuildings.get(own)?.values.street === '' ? own : undefined
    const knownId = hasAddress && !row.isRemoved ? (idsByAddress.get(key) ?? waiting) : own
    // A program may withhold the street; the place is enough for a draft.
    const isPlaced = row.isTolerant && ['postal_code', 'city'].every(isStated)
    if (knownId === undefined && !hasAddress && !isPlaced) return null
    const id = knownId ?? freeId(row.buildingNumber)
    const drafted = buildings.get(id)
    if (drafted) return drafted
    const before = storedBuildings.get(id) ?? null
    const address = Object.fromEntries(addressFields.map((field) => [field, values[field] ?? null]))
    const name = hasAddress
      ? [values.street, values.house_number].filter(Boolean).join(' ')
      : `${values.city}, ${row.name ?? 'ohne Straße'}`
    const isNew = { ...blank(buildingKind, buildingFields), publish_exact_address: false, name }
    const start = before?.values ?? { ...isNew, ...address, street: values.street ?? '' }
    const draft: Draft = { kind: buildingKind, id, line: row.line, row, before, after: { ...start } }
    if (before && before.values.street === '' && hasAddress) Object.assign(draft.after, address)
    buildings.set(id, draft)
    if (hasAddress) idsByAddress.set(key, id)
    return draft
  }

  function freeId(number: string | null): string {
    const id = number === null ? newId() : idFrom(number)
    return storedBuildings.has(id) || buildings.has(id) ? newId() : id
  }

  /** The address is what the building was found by, so it keeps its own spelling. */
  function mergeBuilding({ id, after }: Draft, values: ContentValues): void {
    for (const [name, value] of Object.entries(values)) if (!isOfAddress(name)) after[name] = value
    if (values.publish_exact_address === false) withheld.add(id)
    if (withheld.has(id)) after.publish_exact_address = false
  }

  function addFlat(row: ImportRow, building: Draft, values: ContentValues, known: ContentRecord | undefined): void {
    const place = { property_id: building.id }
    const before = known ?? (row.number === null ? flatsByName.get(nameKey({ ...values, ...place })) : undefined)
    const key = row.number === null ? nameKey({ ...values, ...place }) : idFrom(row.number)
    const id = before?.id ?? (row.number === null ? newId() : key)
    const twin = flats.get(before?.id ?? key)
    // Programs send a removal and the same object anew; the offer counts.
    if (twin && !(twin.row.isRemoved && !row.isRemoved)) {
      const where = twin.row.file === row.file ? '' : `${twin.row.file}, `
      problems.push(problemOf(row, `Diese Wohnung steht schon in ${where}Zeile ${twin.line}.`))
      return
    }
    const start = { ...blank(apartmentKind, flatFields), is_published: publish && !row.isHeldBack }
    const after = row.isRemoved && before ? { ...before.values, is_published: false } : undefined
    flats.set(before?.id ?? key, {
      kind: apartmentKind,
      id,
      line: row.line,
      row,
      before: before ?? null,
      after: after ?? { ...(before?.values ?? start), ...values, ...place },
    })
  }

  const drafts = [...flats.values()]
  const leftOut = new Set<Draft>()
  for (const draft of [...buildings.values(), ...drafts]) {
    const { fields, house } =
      draft.kind === buildingKind
        ? { fields: buildingFields, house: draft }
        : { fields: flatFields, house: buildings.get(String(draft.after.property_id)) }
    const found =
      house && leftOut.has(house)
        ? [problemOf(draft.row, 'Bleibt weg, weil das Gebäude nicht übernommen wird.')]
        : problemsOf(draft, fields)
    problems.push(...found)
    if (found.some(({ isNote }) => !isNote) || (house && leftOut.has(house))) leftOut.add(draft)
  }
  const taken = drafts.filter((draft) => !leftOut.has(draft))
  const houses = [...buildings.values()].filter((building) => !leftOut.has(building))
  for (const { id, before, after } of houses) {
    if (before !== null) continue
    after.total_units ??= taken.filter((flat) => flat.after.property_id === id).length || null
    after.is_published = publish && after.street !== '' && certificateChecks(after).length === 0
  }
  return {
    // Nobody asked for a house of which no flat is taken.
    buildings: houses.filter(({ before, after }) => before !== null || after.total_units !== null),
    flats: taken,
    problems: problems.toSorted((one, other) => one.line - other.line),
  }
}

/** Without a day a new flat is free at once, for everybody who looks. */
const withoutField = (text: string) =>
  `${text} Die Angabe bleibt weg${text.startsWith('Frei ab') ? ', ohne sie steht dort „Sofort“' : ''}; bitte tragen Sie sie in der Verwaltung ein.`

const isOfAddress = (name: string) => (addressFields as readonly string[]).includes(name)

/** Of a program's object: its name stands before what is wrong, and only that is left out. */
const problemOf = ({ line, file, name, isTolerant }: ImportRow, text: string): Problem => ({
  line,
  text: name ? `${name}: ${text}` : text,
  ...(file !== undefined && { file }),
  ...(isTolerant && { isNote: true }),
})

const noteOf = (row: ImportRow, text: string): Problem => ({
  ...problemOf(row, ''),
  text: `${row.name ?? 'Die Wohnung'} ${text}`,
})

/** Finds missing and contradicting values; a program's object loses what does not fit. */
function problemsOf({ kind, id, row, before, after }: Draft, fields: readonly FieldSpec[]): Problem[] {
  const missing = fields.filter(
    ({ name, required }) => required && name !== 'total_units' && (after[name] ?? '') === '',
  )
  const faults = Object.entries(kind.faults?.(after, id) ?? {})
  if (row.isTolerant) for (const [name] of faults) after[name] = before?.values[name] ?? null
  return [
    ...missing.map(({ label }) =>
      problemOf(
        row,
        `${label} fehlt.${row.isTolerant ? ' Bitte tragen Sie die Angabe beim Gebäude ein; bis dahin wird es nicht gezeigt.' : ''}`,
      ),
    ),
    ...faults.map(([, text]) => problemOf(row, text)),
  ]
}

export type Outcome = 'new' | 'changed' | 'unchanged'

export function outcomeOf({ before, after }: Draft): Outcome {
  if (before === null) return 'new'
  return changedNames(before.values, after).length > 0 ? 'changed' : 'unchanged'
}

/** A record of which nothing is said. */
function blank(kind: ContentKind, fields: readonly FieldSpec[]): Record<string, ContentValue> {
  const empty = ({ input }: FieldSpec) => (input === 'box' ? false : input === 'boxes' || input === 'lines' ? [] : null)
  return { ...Object.fromEntries(fields.map((field) => [field.name, empty(field)])), ...kind.start }
}

const nameKey = ({ property_id: building, name }: ContentValues) => `${building}|${foldText(String(name))}`

/** The same number gives the same id for ever; a plain one is its own id, which is also the flat's address on the site. */
export function idFrom(number: string): string {
  if (/^[\w-]{1,80}$/.test(number)) return number
  const readable = foldText(number)
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 40)
  return `${readable}-${createHash('sha256').update(number).digest('hex').slice(0, 10)}`
}
