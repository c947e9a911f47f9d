import { expect, test } from 'vitest'
import { examplePortfolio, exampleTime } from '../apartments/example-portfolio.server.ts'
import { exampleNewMedia } from '../properties/example-property.ts'
import { properties } from '../properties/repository.server.ts'
import { thumbnailsOf } from './repository.server.ts'

test('each has one picture, its primary one before the first of the gallery, and never a floor plan', async () => {
  const db = await examplePortfolio({ flats: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
  const media = (different: Parameters<typeof exampleNewMedia>[0]) =>
    exampleNewMedia({ propertyId: null, ...different })
  await properties(db).insertMedia(
    [
      media({ id: 'a-2', apartmentId: 'a', storageKey: 'second', sortOrder: 2, isPrimary: false }),
      media({ id: 'a-1', apartmentId: 'a', storageKey: 'first', sortOrder: 1, isPrimary: false }),
      media({ id: 'b-1', apartmentId: 'b', storageKey: 'plain', sortOrder: 1, isPrimary: false }),
      media({ id: 'b-2', apartmentId: 'b', storageKey: 'primary', sortOrder: 2, isPrimary: true }),
      media({ id: 'c-1', apartmentId: 'c', storageKey: 'plan', mediaType: 'floor_plan' }),
    ],
    exampleTime,
  )
  const found = await thumbnailsOf(db, 'apartment', ['a', 'b', 'c', 'gone'])
  expect([...found].map(([id, { base }]) => [id, base]).toSorted()).toEqual([
    ['a', '/media/first'],
    ['b', '/media/primary'],
  ])
  expect(await thumbnailsOf(db, 'apartment', [])).toEqual(new Map())
})
