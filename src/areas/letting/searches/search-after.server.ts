import { offers } from '#company/offered.ts'
import type { Db } from '#platform/database/database.server.ts'
import { newSearchPath, noFilters } from '../apartments/search/filters.ts'
import { properties } from '../properties/repository.server.ts'

/** Where somebody whose application was refused saves a search for the same town. */
export async function searchAfter(db: Db, payload: unknown): Promise<string | null> {
  if (!offers('saved_searches')) return null
  const { property_id: propertyId } = Object(payload) as Record<string, unknown>
  const house = typeof propertyId === 'string' ? await properties(db).findById(propertyId) : null
  return newSearchPath({ ...noFilters, city: house?.addressCity ?? '' })
}
