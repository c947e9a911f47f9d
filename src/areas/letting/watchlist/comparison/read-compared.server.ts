import type { Db } from '#platform/database/database.server.ts'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { properties } from '#areas/letting/properties/repository.server.ts'
import type { ComparedFlat } from './rows.ts'

/** The flats that can be seen, with their buildings, in this order. */
export async function readCompared(db: Db, apartmentIds: readonly string[]): Promise<ComparedFlat[]> {
  const found = await Promise.all(
    apartmentIds.map(async (id) => {
      const flat = await apartments(db).findById(id)
      const property = flat && (await properties(db).findById(flat.propertyId))
      return flat && property ? [{ ...flat, property }] : []
    }),
  )
  return found.flat()
}
