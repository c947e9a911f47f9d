import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { findFlats } from './find-flats.server.ts'
import { listedNames } from './repository.server.ts'

const portfolio = () =>
  examplePortfolio({
    houses: [
      {},
      { id: 'laden', propertyType: 'Gewerbe', city: 'Braubach', publishExactAddress: false },
      { id: 'leer' },
    ],
    flats: [
      { id: 'teuer', coldRentEuro: 900 },
      { id: 'guenstig', name: 'Wohnung „Salbei“', coldRentEuro: 400 },
      { id: 'ohne-preis', coldRentEuro: null },
      { id: 'vermietet', availabilityStatus: 'rented', coldRentEuro: 300 },
      { id: 'laden-1', propertyId: 'laden', coldRentEuro: 350 },
      { id: 'entwurf', isPublished: false },
    ],
  })

test('homes and business premises, and a highest cold rent, are told apart', async () => {
  const app = { db: await portfolio(), clock: clockAt('2026-03-02T08:00:00Z') }
  const ids = async (wishes: Parameters<typeof findFlats>[1]) => {
    const { flats, total, path } = await findFlats(app, { status: 'available', sort: 'guenstigste', ...wishes }, 2)
    return [flats.map(({ id }) => id), total, path]
  }
  const list = '/wohnungen?status=available&sortierung=guenstigste'
  expect(await ids({ isCommercial: false })).toEqual([['guenstig', 'teuer'], 3, list])
  expect(await ids({ isCommercial: true })).toEqual([['laden-1'], 1, list])
  expect(await ids({ isCommercial: false, coldRentToEuro: 500 })).toEqual([['guenstig'], 1, list])
  // Homes stand first.
  expect(await ids({})).toEqual([['guenstig', 'teuer'], 4, list])
})

test('names are those of buildings with a listed flat; a withheld street stays withheld', async () => {
  const names = listedNames(await portfolio())
  expect((await names.buildings()).map(({ id, street, city }) => [id, street, city])).toEqual([
    ['haus-1', 'Mainzer Straße 5', 'Rhens'],
    ['laden', null, 'Braubach'],
  ])
  expect((await names.flats()).map(({ id }) => id)).not.toContain('entwurf')
})
