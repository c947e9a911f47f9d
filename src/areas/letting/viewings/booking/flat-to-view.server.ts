import type { Db } from '#platform/database/database.server.ts'
import { canBeAppliedFor } from '#areas/letting/apartments/availability.ts'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { properties } from '#areas/letting/properties/repository.server.ts'
import { flatInWords } from '#areas/letting/tenant-application/flat-in-words.ts'

/** A flat as its page names it, without a street that is withheld; null when visitors do not see it. */
export async function flatToView(db: Db, id: string): Promise<{ words: string; isOffered: boolean } | null> {
  const flat = await apartments(db).findById(id)
  const house = flat && (await properties(db).findById(flat.propertyId))
  if (!flat || !house) return null
  return {
    words: flatInWords({ ...house, name: flat.name, propertyName: house.name }),
    isOffered: canBeAppliedFor(flat),
  }
}
