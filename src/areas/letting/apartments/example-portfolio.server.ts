import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.server.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { exampleNewProperty } from '../properties/example-property.ts'
import type { NewProperty } from '../properties/new-property.ts'
import { properties } from '../properties/repository.server.ts'
import { exampleNewApartment } from './example-apartment.ts'
import type { NewApartment } from './apartment.ts'
import { apartments } from './repository.server.ts'

export const exampleTime = new Date('2026-03-02T08:00:00.000Z')

/** A test database with these buildings and flats; the first building is `haus-1` in Rhens unless said otherwise. */
export async function examplePortfolio({
  houses = [{}],
  flats = [],
}: {
  houses?: Partial<NewProperty>[]
  flats?: Partial<NewApartment>[]
}): Promise<Kysely<Tables>> {
  const db = await testDatabase()
  const news = houses.map((house) => exampleNewProperty({ id: 'haus-1', ...house }))
  await properties(db).insertProperties(news, exampleTime)
  await apartments(db).insertApartments(flats.map(exampleNewApartment), exampleTime)
  return db
}
