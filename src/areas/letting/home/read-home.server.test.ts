import { expect, test } from 'vitest'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { readHome } from './read-home.server.ts'

test('the home page shows the four newest homes that can be had, and offers only towns that have one', async () => {
  const created = (day: number) => `2026-01-0${day}T00:00:00.000Z`
  const db = await examplePortfolio({
    houses: [
      {},
      { id: 'kontor', propertyType: 'Gewerbe' },
      { id: 'goar', city: 'St. Goar' },
      { id: 'voll', city: 'Braubach' },
    ],
    flats: [
      ...[1, 2, 3, 4].map((day) => ({ id: `w${day}`, createdAt: created(day) })),
      { id: 'w5', propertyId: 'goar', createdAt: created(5) },
      { id: 'rented', propertyId: 'voll', availabilityStatus: 'rented', createdAt: created(6) },
      { id: 'buero', propertyId: 'kontor', createdAt: created(7) },
    ],
  })
  const { towns, flats } = await readHome(db)
  expect([towns, flats.map(({ id }) => id)]).toEqual([
    ['Rhens', 'St. Goar'],
    ['w5', 'w4', 'w3', 'w2'],
  ])
})
