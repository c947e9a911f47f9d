import { expect, test } from 'vitest'
import { addedHeatingEuro, warmRentEuro, warmRentWithAddOnsEuro } from './rent.ts'

const parts = { coldRentEuro: 640.5, utilitiesEuro: 120.1, heatingCostsEuro: 80.2, heatingIncluded: false }

test('the warm rent is cold rent, utilities and heating, exact to the cent', () => {
  expect(warmRentEuro(parts)).toBe(840.8)
})

test('missing utilities and heating count as nothing', () => {
  expect(warmRentEuro({ ...parts, utilitiesEuro: null, heatingCostsEuro: null })).toBe(640.5)
})

test('heating that the utilities contain is not counted twice', () => {
  expect(warmRentEuro({ ...parts, heatingIncluded: true })).toBe(760.6)
  expect(addedHeatingEuro({ ...parts, heatingIncluded: true })).toBe(0)
})

test('heating costs are 0 when nothing is known', () => {
  expect(addedHeatingEuro({ ...parts, heatingCostsEuro: null })).toBe(0)
  expect(addedHeatingEuro(parts)).toBe(80.2)
})

test('without a cold rent there is no warm rent', () => {
  expect(warmRentEuro({ ...parts, coldRentEuro: null })).toBeNull()
  expect(warmRentWithAddOnsEuro({ ...parts, coldRentEuro: null }, [25])).toBeNull()
})

test('add-ons come on top', () => {
  expect(warmRentWithAddOnsEuro(parts, [])).toBe(840.8)
  expect(warmRentWithAddOnsEuro(parts, [25])).toBe(865.8)
})
