import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import { toEuros } from '#platform/database/money.server.ts'
import { hasFilters, type PropertyFilters, propertyQuery } from '../filters.ts'
import { pictureColumns, pictureFromRow } from '../picture-row.server.ts'
import type { Available, ListedProperty, Property, PropertyPage, PropertyPin } from '../property.ts'
import { listedFromRow, pinColumns, pinFromRow, propertyFromRow } from '../property-row.server.ts'

const PAGE_SIZE = 24

/** 5,000 pins are 40 KB on the wire; a company with more of them narrows the list first. */
const MOST_PINS = 5000

type Rows = Parameters<typeof propertyFromRow>[0][]

const byName = new Intl.Collator('de')

type Portfolio = { unfilteredTotal: number; locations: string[] }
const portfolios = keptByVersion<Portfolio>(1)
/** 15 KB each. */
const cardPages = keptByVersion<PropertyPage<ListedProperty>>(100)

/** Reads the listing from the tables properties, energy_certificates and media. */
export function propertyLists(db: Db, { drafts }: { drafts: boolean }) {
  const published = () => {
    const all = db.selectFrom('properties')
    return drafts ? all : all.where('is_published', '=', 1)
  }

  const filtered = ({ search, location, type }: Omit<PropertyFilters, 'page'>) => {
    let query = published()
    // A term without a letter or digit ("%") is in no name; folded it would be empty and match everything.
    if (search !== '') {
      query =
        foldText(search) === ''
          ? query.where(sql<boolean>`1 = 0`)
          : query.where('search_text', 'like', containsPattern(search))
    }
    if (location !== '') {
      query = query.where((is) =>
        foldText(location) === ''
          ? sql<boolean>`1 = 0`
          : is.or([
              is('city_folded', 'like', containsPattern(location)),
              is('postal_code', 'like', containsPattern(location)),
            ]),
      )
    }
    return type === '' ? query : query.where('property_type', '=', type)
  }

  /** By building, in their order. */
  async function picturesOf(ids: string[], roles: ('preview' | 'header' | 'gallery')[]) {
    if (ids.length === 0) return new Map<string | null, never[]>()
    const rows = await db
      .selectFrom('media')
      .select(['property_id', 'role', ...pictureColumns])
      .where('property_id', 'in', ids)
      .where('media_type', '=', 'image')
      .where('role', 'in', roles)
      .orderBy('sort_order')
      .orderBy('id')
      .execute()
    return Map.groupBy(rows, (row) => row.property_id)
  }

  /** By building; those without an available flat are missing. */
  async function availableOf(ids: string[]): Promise<Map<string, Available>> {
    const rows = await db
      .selectFrom('apartments')
      .select(({ fn }) => [
        'property_id',
        fn.countAll<number>().as('count'),
        fn.min<number | null>('total_rent_cents').as('cents'),
      ])
      .where('property_id', 'in', ids)
      .where('is_listed', '=', 1)
      .where('availability_status', '=', 'available')
      .groupBy('property_id')
      .execute()
    return new Map(rows.map((row) => [row.property_id, { count: row.count, warmRentFromEuro: toEuros(row.cents) }]))
  }

  /** The rows with their certificates, pictures and what is to be had: three more queries, however many rows. */
  async function complete(rows: Rows): Promise<Property[]> {
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.id)
    const [certificates, pictures, available] = await Promise.all([
      db.selectFrom('energy_certificates').selectAll().where('property_id', 'in', ids).execute(),
      picturesOf(ids, ['preview', 'header', 'gallery']),
      availableOf(ids),
    ])
    const certificateOf = new Map(certificates.map((certificate) => [certificate.property_id, certificate]))
    return rows.map((row) =>
      propertyFromRow(row, {
        certificate: certificateOf.get(row.id),
        pictures: pictures.get(row.id) ?? [],
        available: available.get(row.id),
      }),
    )
  }

  /** The rows with what is to be had in them and one picture each: its preview, else the first of the large ones, else of the gallery. */
  async function cards(rows: Rows): Promise<ListedProperty[]> {
    const firstOf = async (ids: string[], role: 'preview' | 'header' | 'gallery') => {
      const found = (await picturesOf(ids, [role])).entries()
      return new Map([...found].map(([id, pictures]) => [id, pictures.flatMap((row) => pictureFromRow(row) ?? [])[0]]))
    }
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.id)
    const available = await availableOf(ids)
    const previews = await firstOf(ids, 'preview')
    const withoutOne = ids.filter((id) => !previews.get(id))
    const headers = await firstOf(withoutOne, 'header')
    const withoutAny = withoutOne.filter((id) => !headers.get(id))
    const others = await firstOf(withoutAny, 'gallery')
    const pictureOf = (id: string) => [previews, headers, others].map((all) => all.get(id)).find(Boolean) ?? null
    return rows.map((row) => listedFromRow(row, pictureOf(row.id), available.get(row.id)))
  }

  async function portfolio(): Promise<Portfolio> {
    const cities = await published().select('city').distinct().execute()
    const locations = cities.map(({ city }) => city).toSorted(byName.compare)
    return { unfilteredTotal: await countOf(published()), locations }
  }

  /**
   * One page of what all filters let through together, newest first. A page beyond the last one is the last one.
   * `unfilteredTotal` and `locations` are of the whole portfolio: they tell an empty one from a search without a hit.
   */
  async function pageOf<Item>(
    filters: PropertyFilters,
    itemsOf: (rows: Rows) => Promise<Item[]>,
  ): Promise<PropertyPage<Item>> {
    const { unfilteredTotal, locations } = await (drafts ? portfolio() : portfolios(db, 'published', portfolio))
    const total = hasFilters(filters) ? await countOf(filtered(filters)) : unfilteredTotal
    const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
    const rows = await filtered(filters)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute()
    return { items: await itemsOf(rows), total, page, pageSize: PAGE_SIZE, unfilteredTotal, locations }
  }

  return {
    published,
    complete,

    list: (filters: PropertyFilters) => pageOf(filters, complete),

    /** As `list`, with what the cards show: a query and half of the data less. Nobody may change what it gives. */
    listCards(filters: PropertyFilters): Promise<PropertyPage<ListedProperty>> {
      const read = () => pageOf(filters, cards)
      return drafts ? read() : cardPages(db, propertyQuery(filters), read)
    },

    /** Where all lie that the filters let through, the newest 5,000 of them; without those of which no point is stored. */
    async listPins(filters: Omit<PropertyFilters, 'page'>): Promise<PropertyPin[]> {
      const rows = await filtered(filters)
        .select(pinColumns)
        .where('latitude', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_PINS)
        .execute()
      return rows.flatMap((row) => pinFromRow(row) ?? [])
    },
  }
}
