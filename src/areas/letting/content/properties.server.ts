import { propertiesLacking } from '../gaps/repository.server.ts'
import { refreshCopies } from '../apartments/repository.server.ts'
import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable, type ContentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { certificateFromValues, certificateValues } from '../properties/certificate-values.ts'
import { locationTable, propertyTable } from '../properties/property-row.server.ts'
import { certificatesOf, replaceCertificate } from '../properties/certificates/repository.server.ts'

/** Buildings with their energy certificate, drafts too and with the address that is withheld: for staff only. */
export const propertyContent = (db: Db): ContentStore => contentTable(db, withCertificate)

/** Towns and quarters. */
export const locationContent = (db: Db): ContentStore => contentTable(db, locationTable)

const withCertificate: ContentTable = {
  ...propertyTable,
  lacking: propertiesLacking,
  readMore: async (db, ids) => {
    const certificates = await certificatesOf(db, ids)
    return new Map(ids.map((id) => [id, certificateValues(certificates.get(id))]))
  },
  writeMore: async (trx, id, values) => {
    await replaceCertificate(trx, id, certificateFromValues(values))
    await refreshCopies(trx, id)
  },
}
