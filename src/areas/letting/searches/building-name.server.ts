import type { Db } from '#platform/database/database.server.ts'
import { properties } from '../properties/repository.server.ts'
import { filtersOf } from './search.ts'

/** Of the building that a search names; null when it names none, or one that is not shown. */
export async function buildingName(db: Db, query: string): Promise<string | null> {
  const { propertyId } = filtersOf(query)
  return propertyId === '' ? null : ((await properties(db).findById(propertyId))?.name ?? null)
}
