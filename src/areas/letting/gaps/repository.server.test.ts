import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { exampleNewCertificate, exampleNewProperty } from '../properties/example-property.ts'
import { properties } from '../properties/repository.server.ts'
import { propertiesLacking } from './repository.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')

test('a certificate without class lacks something in a home, not in a shop (GEG § 87 (1), nos. 4 and 5)', async () => {
  const db = await testDatabase()
  const unclassed = { efficiencyClass: null, buildingYear: null }
  await properties(db).insertProperties(
    [
      exampleNewProperty({ id: 'wohnhaus' }),
      exampleNewProperty({ id: 'laden', propertyType: 'Gewerbe' }),
      exampleNewProperty({ id: 'vollständig' }),
    ],
    now,
  )
  await properties(db).insertEnergyCertificates(
    [
      exampleNewCertificate({ id: 'a1', propertyId: 'wohnhaus', ...unclassed }),
      exampleNewCertificate({ id: 'a2', propertyId: 'laden', ...unclassed }),
      exampleNewCertificate({ id: 'a3', propertyId: 'vollständig' }),
    ],
    now,
  )
  const lacking = await propertiesLacking(db, 'ausweis', '2026-06-01').execute()
  expect(lacking).toEqual([{ id: 'wohnhaus' }])
})
