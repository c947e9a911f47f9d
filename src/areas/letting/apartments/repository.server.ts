import { changeContent } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { batchesOf } from '#platform/database/engine.server.ts'
import type { ApartmentsTable } from '#platform/database/portfolio-tables.server.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { pictureColumns, pictureFromRow } from '../properties/picture-row.server.ts'
import {
  apartmentFromRow,
  apartmentToRow,
  copiedColumns,
  type PropertyFacts,
  propertyFactColumns,
} from './apartment-row.server.ts'
import type { Apartment, NewApartment } from './apartment.ts'

const byName = new Intl.Collator('de', { numeric: true })

/**
 * The tables apartments and apartment_amenities. Reads see only flats that are listed: published, and their building too;
 * with `drafts` the others as well, for the office's preview.
 */
export function apartments(db: Db, { drafts = false } = {}) {
  const listed = () => {
    const all = db.selectFrom('apartments')
    return drafts ? all : all.where('is_listed', '=', 1)
  }

  /** With amenities and pictures: two more queries, however many rows. */
  async function complete(rows: ApartmentsTable[]): Promise<Apartment[]> {
    const ids = rows.map((row) => row.id)
    const [amenities, pictures] = await Promise.all([amenitiesOf(db, ids), picturesOf(db, ids)])
    return rows.map((row) => apartmentFromRow(row, amenities.get(row.id) ?? [], pictures.get(row.id) ?? []))
  }

  return {
    /**
     * Stores a batch whole or not at all and raises the content version once.
     * @throws when a flat's property is not stored yet: town, search text and listing are taken from it.
     */
    insertApartments: (news: readonly NewApartment[], now: Date) =>
      changeContent(db, now, async (trx) => {
        for (const batch of batchesOf(news)) await insertBatch(trx, batch, now)
      }),

    async findById(id: string): Promise<Apartment | null> {
      const row = await listed().selectAll().where('id', '=', id).executeTakeFirst()
      return row ? ((await complete([row]))[0] ?? null) : null
    },

    /** All flats of one building by name, „Wohnung 2“ before „Wohnung 10“, in the same order on both databases. */
    async listByProperty(propertyId: string): Promise<Apartment[]> {
      const rows = await listed().selectAll().where('property_id', '=', propertyId).orderBy('id').execute()
      return complete(rows.toSorted((one, other) => byName.compare(one.name, other.name)))
    },
  }
}

async function insertBatch(trx: Trx, batch: NewApartment[], now: Date): Promise<void> {
  const facts = await propertyFacts(trx, [...new Set(batch.map((apartment) => apartment.propertyId))])
  const rows = batch.map((apartment) => {
    const property = facts.get(apartment.propertyId)
    if (!property) throw new Error(`apartment ${apartment.id}: property ${apartment.propertyId} is not stored`)
    return apartmentToRow(apartment, property, now)
  })
  await trx.insertInto('apartments').values(rows).execute()

  const amenities = batch.flatMap(({ id, amenities: names }) =>
    [...new Set(names)].map((amenity) => ({ apartment_id: id, amenity })),
  )
  for (const part of batchesOf(amenities, 5000)) await trx.insertInto('apartment_amenities').values(part).execute()
}

/** Reads the columns that flats copy from their buildings, by the building's id. */
export async function propertyFacts(db: Db, ids: string[]): Promise<Map<string, PropertyFacts>> {
  const rows = await db.selectFrom('properties').select(propertyFactColumns).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Towns with a listed flat, or one of this status, each once and in alphabetical order. The few towns are looked up first, not the many flats. */
export async function townsWithFlats(db: Db, status?: 'available'): Promise<string[]> {
  const towns = db.selectFrom('properties').select(['city', 'city_folded']).distinct().where('is_published', '=', 1)
  const rows = await db
    .selectFrom(towns.as('towns'))
    .select('towns.city')
    .where(({ exists, selectFrom }) => {
      const flats = selectFrom('apartments')
        .select('apartments.id')
        .where('apartments.is_listed', '=', 1)
        .whereRef('apartments.city_folded', '=', 'towns.city_folded')
      return exists(status ? flats.where('apartments.availability_status', '=', status) : flats)
    })
    .execute()
  return rows.map((row) => row.city).toSorted(byName.compare)
}

/** Houses that visitors see with a listed flat, or one of this status. */
export const housesWithFlats = (db: Db, status?: 'available') =>
  db
    .selectFrom('properties')
    .where('properties.is_published', '=', 1)
    .where(({ exists, selectFrom }) => {
      const flats = selectFrom('apartments')
        .select('apartments.id')
        .whereRef('apartments.property_id', '=', 'properties.id')
        .where('apartments.is_listed', '=', 1)
      return exists(status ? flats.where('apartments.availability_status', '=', status) : flats)
    })

/** Amenities by flat, in alphabetical order. */
export async function amenitiesOf(db: Db, apartmentIds: string[]): Promise<Map<string, string[]>> {
  if (apartmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('apartment_amenities')
    .select(['apartment_id', 'amenity'])
    .where('apartment_id', 'in', apartmentIds)
    .orderBy('amenity')
    .execute()
  const groups = Map.groupBy(rows, (row) => row.apartment_id)
  return new Map([...groups].map(([id, group]) => [id, group.map((row) => row.amenity)]))
}

/** Takes these instead of what the flat had. */
export async function replaceAmenities(trx: Trx, apartmentId: string, names: readonly string[]): Promise<void> {
  await trx.deleteFrom('apartment_amenities').where('apartment_id', '=', apartmentId).execute()
  const rows = [...new Set(names)].map((amenity) => ({ apartment_id: apartmentId, amenity }))
  if (rows.length > 0) await trx.insertInto('apartment_amenities').values(rows).execute()
}

/** Writes again what the flats of a building copy from it, after it has changed. */
export async function refreshCopies(trx: Trx, propertyId: string): Promise<void> {
  const property = (await propertyFacts(trx, [propertyId])).get(propertyId)
  if (!property) return
  const flats = await trx
    .selectFrom('apartments')
    .select(['id', 'name', 'is_published'])
    .where('property_id', '=', propertyId)
    .execute()
  for (const { id, ...flat } of flats)
    await trx.updateTable('apartments').set(copiedColumns(flat, property)).where('id', '=', id).execute()
}

/** Pictures by flat: the primary one first, then its floor plans, the others in the order of the gallery. */
export async function picturesOf(db: Db, apartmentIds: string[]): Promise<Map<string, Picture[]>> {
  if (apartmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['apartment_id', ...pictureColumns])
    .where('apartment_id', 'in', apartmentIds)
    .where('media_type', 'in', ['image', 'floor_plan'])
    .orderBy('is_primary', 'desc')
    .orderBy('media_type', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const groups = Map.groupBy(rows, (row) => row.apartment_id ?? '')
  return new Map([...groups].map(([id, group]) => [id, plansSecond(group.flatMap((row) => pictureFromRow(row) ?? []))]))
}

/** A flat is chosen by its plan, so that stands where everybody looks. */
function plansSecond([first, ...others]: Picture[]): Picture[] {
  if (!first) return []
  const [plans, photos] = [others.filter(({ isDrawing }) => isDrawing), others.filter(({ isDrawing }) => !isDrawing)]
  return [first, ...plans, ...photos]
}
