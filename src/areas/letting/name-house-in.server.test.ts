// Also on PostgreSQL: patterns.
import { expect, test } from 'vitest'
import { examplePortfolio } from './apartments/example-portfolio.server.ts'
import { nameHouseIn } from './public.server.ts'

const houses = [
  { id: 'haus-1', street: 'Mainzer Straße', houseNumber: '5', postalCode: '56321', city: 'Rhens' },
  { id: 'haus-2', street: 'Am Hang', houseNumber: '1', postalCode: '56321', city: 'Rhens', publishExactAddress: false },
]
const flats = houses.map(({ id }) => ({ id: `flat-${id}`, propertyId: id }))

test.each([
  ['Mainzer Straße 5, 56321 Rhens', true],
  ['mainzer str. 5 rhens, 2. OG links', true],
  ['Mainzer Straße 5', false],
  ['Mainzer Straße 55, Rhens', false],
  ['Am Hang 1, 56321 Rhens', false],
  ['', false],
])('„%s“ names a house of ours: %s', async (typed, isOurs) => {
  const db = await examplePortfolio({ houses, flats })
  const named = await db.transaction().execute((trx) => nameHouseIn(trx, typed))
  expect(named).toBe(isOurs ? 'Mainzer Straße 5, 56321 Rhens' : null)
})
