import { expect, test } from 'vitest'
import { fromWire, toWire } from './wire.ts'

test('names change their style, values do not', () => {
  const property = {
    addressStreet: 'Rheinstr. 1',
    headerImage1Url: null,
    tags: [{ isPrimary: true }],
    valueKwhPerSqmYear: 88.5,
  }
  const wire = {
    address_street: 'Rheinstr. 1',
    header_image_1_url: null,
    tags: [{ is_primary: true }],
    value_kwh_per_sqm_year: 88.5,
  }
  expect(toWire(property)).toEqual(wire)
  expect(fromWire(wire)).toEqual(property)
})
