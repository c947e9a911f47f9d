// Also on PostgreSQL: SQL and program must say the same.
import { expect, test } from 'vitest'
import { examplePortfolio } from '../example-portfolio.server.ts'
import { readApartmentFilters } from './filters.ts'
import { filteredColumns, type FilteredFlat, fitting } from './fits.ts'
import { findPage } from './repository.server.ts'

const houses = [
  {},
  { id: 'goar', name: 'Schlösserblick', street: 'Heerstraße', postalCode: '56329', city: 'St. Goar' },
  { id: 'laden', name: 'Laden', postalCode: '56338', city: 'Braubach', propertyType: 'Gewerbe' },
]
const flats = [
  { id: 'a', stepFree: 'ja' as const, levelShower: 'ja' as const, narrowestDoorCm: 80 },
  { id: 'b', propertyId: 'goar', roomCount: 3, livingAreaSqm: 90, coldRentEuro: 900, pets: 'ja' as const },
  {
    id: 'c',
    propertyId: 'goar',
    coldRentEuro: null,
    livingAreaSqm: null,
    roomCount: null,
    amenities: [],
    stepFree: 'nein' as const,
    narrowestDoorCm: 79,
  },
  { id: 'd', propertyId: 'laden', availabilityStatus: 'reserved' as const, availableFrom: null },
  { id: 'e', availabilityStatus: 'rented' as const, amenities: ['gaeste_wc', 'keller'], availableFrom: null },
]

const queries = [
  '',
  'ort=Goar',
  'ort=st.+goar',
  'ort=563',
  'ort=56329',
  'ort=!',
  'suche=heerstrasse',
  'suche=Wohnung+1+goar',
  'suche=%25',
  'suche=...',
  'gebaeude=goar',
  'status=available',
  'status=rented',
  'zimmer_von=2.5',
  'zimmer_von=2.6',
  'zimmer_bis=3&zimmer_von=3',
  'flaeche_von=72,5&flaeche_bis=80',
  'warmmiete_bis=840,50',
  'warmmiete_bis=840,49',
  'warmmiete_von=841',
  'frei_ab=2027-03-01',
  'frei_ab=2027-02-28',
  'haustiere=ja',
  'stufenlos=ja&bodengleiche_dusche=ja',
  'breite_tueren=ja',
  'ausstattung=balkon&ausstattung=einbaukueche',
  'ausstattung=gaeste_wc',
  'ausstattung=gaeste',
  'ort=Rhens&warmmiete_bis=1000&ausstattung=balkon&suche=rhein',
]

test.for(queries)('program and database find the same flats for „%s“', async (query) => {
  const db = await examplePortfolio({ houses, flats })
  const filters = readApartmentFilters(new URLSearchParams(query))
  const rows = (await db.selectFrom('apartments').select(filteredColumns).execute()) as FilteredFlat[]
  const found = rows.filter(fitting(filters)).map(({ id }) => id)
  expect(found.toSorted()).toEqual((await findPage(db, filters, { today: '2027-02-01' })).ids.toSorted())
})
