import { expect, test } from 'vitest'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { listedPages } from './repository.server.ts'

test('rented flats and unpublished buildings are not offered to search engines', async () => {
  const db = await examplePortfolio({
    houses: [{ id: 'haus-1' }, { id: 'haus-2', isPublished: false }],
    flats: [
      { id: 'frei' },
      { id: 'reserviert', availabilityStatus: 'reserved' },
      { id: 'vermietet', availabilityStatus: 'rented' },
      { id: 'versteckt', propertyId: 'haus-2' },
    ],
  })
  const pages = listedPages(db)
  expect(await pages.count()).toEqual({ properties: 1, apartments: 2 })
  expect((await pages.properties(10, 0)).map(({ path }) => path)).toEqual(['/immobilie/haus-1'])
  expect((await pages.apartments(10, 0)).map(({ path }) => path)).toEqual(['/wohnung/frei', '/wohnung/reserviert'])
})

test('a part of the list follows the part before it', async () => {
  const db = await examplePortfolio({ flats: ['a', 'b', 'c'].map((id) => ({ id })) })
  const pages = listedPages(db)
  expect((await pages.apartments(2, 0)).map(({ path }) => path)).toEqual(['/wohnung/a', '/wohnung/b'])
  expect((await pages.apartments(2, 2)).map(({ path }) => path)).toEqual(['/wohnung/c'])
})
