import type { Db, Trx } from '#platform/database/database.server.ts'
import type { StoredCertificate } from '../certificate-values.ts'
import { certificateToRow, storedCertificate } from '../property-row.server.ts'

/** By building. */
export async function certificatesOf(db: Db, propertyIds: string[]): Promise<Map<string, StoredCertificate>> {
  if (propertyIds.length === 0) return new Map()
  const rows = await db.selectFrom('energy_certificates').selectAll().where('property_id', 'in', propertyIds).execute()
  return new Map(rows.map((row) => [row.property_id, storedCertificate(row)]))
}

/** A building has one certificate at most; its row keeps its id. */
export async function replaceCertificate(
  trx: Trx,
  propertyId: string,
  certificate: StoredCertificate | null,
): Promise<void> {
  if (certificate === null) {
    await trx.deleteFrom('energy_certificates').where('property_id', '=', propertyId).execute()
    return
  }
  const { id, ...row } = certificateToRow({ ...certificate, id: `ausweis-${propertyId}`, propertyId })
  await trx
    .insertInto('energy_certificates')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute()
}
