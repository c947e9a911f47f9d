import { propertiesLacking } from '../gaps/repository.server.ts'
import { refreshCopies } from '../apartments/repository.server.ts'
import type { ContentStore, ContentValues } from '#company/content/content-store.ts'
import { contentTable, type ContentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { certificateFromValues, certificateValues, noCertificate } from '../properties/certificate-values.ts'
import { propertyFolds } from '../properties/property-row.server.ts'
import { certificatesOf, replaceCertificate } from '../properties/certificates/repository.server.ts'

/** Buildings with their energy certificate, drafts too and with the address that is withheld: for staff only. */
export function propertyContent(db: Db): ContentStore {
  return contentTable(db, propertyTable)
}

/** Towns and quarters. */
export function locationContent(db: Db): ContentStore {
  return contentTable(db, {
    table: 'locations',
    columns: { name: 'plain', description: 'plain', is_published: 'flag' },
    order: ['name'],
    hasCreatedAt: true,
  })
}

const propertyTable: ContentTable = {
  table: 'properties',
  columns: {
    name: 'plain',
    property_type: 'plain',
    location_id: 'plain',
    street: 'plain',
    house_number: 'plain',
    postal_code: 'plain',
    city: 'plain',
    country: 'plain',
    publish_exact_address: 'flag',
    latitude: 'plain',
    longitude: 'plain',
    coordinates_precision: 'plain',
    construction_year: 'plain',
    renovation_year: 'plain',
    total_units: 'plain',
    heating_type: 'plain',
    heating_system: 'plain',
    energy_carriers: 'list',
    description: 'plain',
    nearby: 'list',
    is_published: 'flag',
  },
  order: ['city_folded', 'name'],
  hasCreatedAt: true,
  searchColumn: 'search_text',
  derive: (_db, _id, values) => propertyFolds(addressOf(values)),
  lacking: propertiesLacking,
  readMore: async (db, ids) => {
    const certificates = await certificatesOf(db, ids)
    return new Map(
      ids.map((id) => {
        const certificate = certificates.get(id)
        return [id, certificate ? certificateValues(certificate) : noCertificate]
      }),
    )
  },
  writeMore: async (trx, id, values) => {
    await replaceCertificate(trx, id, certificateFromValues(values))
    await refreshCopies(trx, id)
  },
}

function addressOf(values: ContentValues) {
  return {
    name: String(values.name),
    street: String(values.street),
    houseNumber: values.house_number as string | null,
    postalCode: String(values.postal_code),
    city: String(values.city),
    publishExactAddress: values.publish_exact_address === true,
  }
}
