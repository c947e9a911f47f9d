// Also on PostgreSQL: reads inside a transaction.
import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { examplePortfolio } from './apartments/example-portfolio.server.ts'
import { findSubject, isListedFlat, listFlatsForSelect, listTowns } from './public.server.ts'

test('what tenants can choose is what a form accepts: listed flats, let or not', async () => {
  const db = await examplePortfolio({
    flats: [
      { id: 'free' },
      { id: 'let', name: 'Wohnung 2', availabilityStatus: 'rented' },
      { id: 'draft', isPublished: false },
    ],
  })
  const house = {
    propertyId: 'haus-1',
    house: 'Mainzer Straße 5, 56321 Rhens',
    propertyName: 'Haus am Viehtor',
  }
  expect(await listFlatsForSelect(await testApp({ db }))).toEqual([
    {
      id: 'free',
      name: 'Wohnung 1',
      label: 'Wohnung 1 - Mainzer Straße 5, 56321 Rhens',
      availabilityStatus: 'available',
      ...house,
    },
    {
      id: 'let',
      name: 'Wohnung 2',
      label: 'Wohnung 2 - Mainzer Straße 5, 56321 Rhens',
      availabilityStatus: 'rented',
      ...house,
    },
  ])
  const isListed = (id: string) => db.transaction().execute((trx) => isListedFlat(trx, id))
  expect(await isListed('let')).toBe(true)
  expect(await isListed('draft')).toBe(false)
})

test('the towns are those of published houses', async () => {
  const db = await examplePortfolio({ flats: [{ id: 'free' }] })
  expect(await listTowns(await testApp({ db }))).toEqual([{ postalCode: '56321', city: 'Rhens' }])
})

test('staff read the status of a flat that a request names in a word, one of their own as they wrote it', async () => {
  const db = await examplePortfolio({
    flats: [
      { id: 'held', availabilityStatus: 'reserved' },
      { id: 'own', name: 'Wohnung 2', availabilityStatus: 'In Renovierung' },
    ],
  })
  const app = await testApp({ db })
  const subjects = ['held', 'own', 'gone'].map((apartmentId) => findSubject(app, { apartmentId, propertyId: null }))
  expect((await Promise.all(subjects)).map((subject) => subject?.apartment?.status)).toEqual([
    'reserviert',
    'In Renovierung',
    undefined,
  ])
})
