import type { Db } from '#platform/database/database.server.ts'
import { applicationChoices } from '../apartments/choices/repository.server.ts'
import { properties } from '../properties/repository.server.ts'
import { flatInWords } from './flat-in-words.ts'

/** Describes the flat of an application, as its sender saw it; null for any other request, or when the flat is gone. */
export async function appliedFor(db: Db, payload: unknown): Promise<string | null> {
  const { apartment_id: apartmentId, property_id: propertyId } = Object(payload) as Record<string, unknown>
  if (typeof propertyId !== 'string') return null
  if (typeof apartmentId === 'string') {
    const flat = await applicationChoices(db).findForApplication(apartmentId)
    return flat && flatInWords(flat)
  }
  const house = await properties(db).findById(propertyId)
  return house && `eine Wohnung in ${house.name}, ${house.addressCity}`
}
