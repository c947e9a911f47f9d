import { isListedFlat } from '#areas/letting/public.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { Refusal } from '#requests/request/request-kind.ts'

/** The flat may have been taken down while the form was filled in. `instead` says what to choose, beside the field. */
export async function refuseUnknownFlat(
  trx: Trx,
  apartmentId: string | null,
  instead: string,
): Promise<Refusal | null> {
  if (apartmentId === null || (await isListedFlat(trx, apartmentId))) return null
  return {
    title: 'Diese Wohnung steht nicht mehr in unserer Liste. Ihre Angaben sind noch da.',
    errors: { apartment_id: instead },
  }
}
