import { createHash } from 'node:crypto'
import type { ContentRecord, ContentValue, ContentValues } from '#platform/content/content-store.ts'
import { foldText } from '#platform/fold.ts'
import { changedNames } from '../content/collision.ts'
import type { FieldSpec } from '#platform/content/field-spec.ts'
import type { ContentKind } from '../content/kind.ts'
import { apartmentKind } from '../content/kinds/apartments.server.ts'
import { buildingKind } from '../content/kinds/buildings.server.ts'
import { certificateChecks } from '../content/kinds/portfolio-checks.ts'
import { buildingFields, flatFields, type ImportRow, type Problem, readEntered } from './import-row.ts'

export type Portfolio = { buildings: readonly ContentRecord[]; flats: readonly ContentRecord[] }

/** What becomes of one building or flat. `before` null: it is new. */
export type Draft = {
  kind: ContentKind
  id: string
  line: number
  before: ContentRecord | null
  after: Record<string, ContentValue>
}

export type ImportPlan = { buildings: Draft[]; flats: Draft[]; problems: Problem[] }

type Options = { newId: () => string /** Shows what is new at once; else it waits as a draft. */; publish: boolean }

const addressFields = ['street', 'house_number', 'postal_code', 'city']

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
    const found = [...house.problems, ...flat.problems]
    const known = row.number === null ? undefined : storedFlats.get(idFrom(row.number))
    if (found.length > 0) problems.push(...found)
    else if (row.isRemoved && !known) continue
    else {
      const building = buildingFor(row, house.values, known)
      if (building === null) {
        problems.push({ line: row.line, text: 'Straße, PLZ und Ort werden gebraucht.' })
        continue
      }
      if (!row.isRemoved) mergeBuilding(building, house.values)
      addFlat(row, building, flat.values, known)
    }
  }

  function buildingFor(row: ImportRow, values: ContentValues, known: ContentRecord | undefined): Draft | null {
    const hasAddress = ['street', 'postal_code', 'city'].every((name) => typeof values[name] === 'string')
    const key = addressKey(values)
    const knownId = hasAddress && !row.isRemoved ? idsByAddress.get(key) : known && String(known.values.property_id)
    if (knownId === undefined && !hasAddress) return null
    const id = knownId ?? freeId(row.buildingNumber)
    const drafted = buildings.get(id)
    if (drafted) return drafted
    const before = storedBuildings.get(id) ?? null
    const name = [values.street, values.house_number].filter(Boolean).join(' ')
    const isNew = { ...blank(buildingKind, buildingFields), publish_exact_address: false, name }
    const address = Object.fromEntries(addressFields.map((field) => [field, values[field] ?? null]))
    const draft: Draft = {
      kind: buildingKind,
      id,
      line: row.line,
      before,
      after: { ...(before?.values ?? { ...isNew, ...address }) },
    }
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
    for (const [name, value] of Object.entries(values)) if (!addressFields.includes(name)) after[name] = value
    if (values.publish_exact_address === false) withheld.add(id)
    if (withheld.has(id)) after.publish_exact_address = false
  }

  function addFlat(row: ImportRow, building: Draft, values: ContentValues, known: ContentRecord | undefined): void {
    const place = { property_id: building.id }
    const before = known ?? (row.number === null ? flatsByName.get(nameKey({ ...values, ...place })) : undefined)
    const key = row.number === null ? nameKey({ ...values, ...place }) : idFrom(row.number)
    const id = before?.id ?? (row.number === null ? newId() : key)
    const twin = flats.get(before?.id ?? key)
    if (twin) {
      problems.push({ line: row.line, text: `Diese Wohnung steht schon in Zeile ${twin.line}.` })
      return
    }
    const start = { ...blank(apartmentKind, flatFields), is_published: publish }
    const after = row.isRemoved && before ? { ...before.values, is_published: false } : undefined
    flats.set(before?.id ?? key, {
      kind: apartmentKind,
      id,
      line: row.line,
      before: before ?? null,
      after: after ?? { ...(before?.values ?? start), ...values, ...place },
    })
  }

  const drafts = [...flats.values()]
  for (const building of buildings.values()) {
    const { id, before, after } = building
    const own = drafts.filter((flat) => flat.after.property_id === id)
    if (before === null) {
      after.total_units ??= own.length
      after.is_published = publish && certificateChecks(after).length === 0
    }
    problems.push(...problemsOf(building, buildingFields))
  }
  for (const flat of drafts) problems.push(...problemsOf(flat, flatFields))
  return {
    buildings: [...buildings.values()],
    flats: drafts,
    problems: problems.toSorted((one, other) => one.line - other.line),
  }
}

/** What must be there and is not, and what does not fit together. */
function problemsOf({ kind, line, id, after }: Draft, fields: readonly FieldSpec[]): Problem[] {
  const missing = fields.filter(({ name, required }) => required && (after[name] ?? '') === '')
  return [
    ...missing.map(({ label }) => ({ line, text: `${label} fehlt.` })),
    ...Object.values(kind.faults?.(after, id) ?? {}).map((text) => ({ line, text })),
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

/** „Hauptstr. 5“ and „Hauptstraße 5“ are one house. */
function addressKey({ street, house_number: number, postal_code: code, city }: ContentValues): string {
  const line = foldText(`${street ?? ''} ${number ?? ''}`).replaceAll(/strasse\b/g, 'str')
  return [line, foldText(String(code)), foldText(String(city))].join('|')
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
