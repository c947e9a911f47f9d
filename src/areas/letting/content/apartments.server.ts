import { apartmentsLacking } from '../gaps/repository.server.ts'
import { contentTable, type ContentTable } from '#company/content/repository.server.ts'
import type { ContentStore, ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { fromWire } from '#platform/wire.ts'
import { apartmentToRow } from '../apartments/apartment-row.server.ts'
import type { NewApartment } from '../apartments/apartment.ts'
import { apartmentColumns } from '../apartments/fields.ts'
import { amenitiesOf, propertyFacts, replaceAmenities } from '../apartments/repository.server.ts'

/** Drafts too, and the prices of rented flats: for staff only. */
export function apartmentContent(db: Db): ContentStore {
  return contentTable(db, table)
}

const table: ContentTable = {
  table: 'apartments',
  columns: apartmentColumns,
  order: ['city_folded', 'property_id', 'name'],
  hasCreatedAt: true,
  searchColumn: 'search_text',
  derive: async (db, id, values, now) => {
    const apartment = asApartment(id, values)
    const property = (await propertyFacts(db, [apartment.propertyId])).get(apartment.propertyId)
    if (!property) throw new Error(`apartment ${id}: property ${apartment.propertyId} is not stored`)
    const { version: _version, created_at: _createdAt, ...row } = apartmentToRow(apartment, property, now)
    return row
  },
  lacking: apartmentsLacking,
  readMore: async (db, ids) => {
    const amenities = await amenitiesOf(db, ids)
    return new Map(ids.map((id) => [id, { amenities: (amenities.get(id) ?? []).toSorted() }]))
  },
  writeMore: (trx, id, values) => replaceAmenities(trx, id, values.amenities as string[]),
}

function asApartment(id: string, values: ContentValues): NewApartment {
  return { ...fromWire<Omit<NewApartment, 'id' | 'createdAt'>>(values), id, createdAt: '' }
}
