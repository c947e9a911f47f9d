import { expect, test } from 'vitest'
import { readTile, tileAt } from './tile-address.ts'

test('Rhens lies on the tile that the map asks for', () => {
  // Worked out with asinh(tan φ), the other form of the formula (OpenStreetMap wiki, "Slippy map tilenames").
  expect(tileAt(50.2811, 7.6179, 15)).toEqual({ z: 15, x: 17077, y: 11073 })
  expect(readTile('15', '17077', '11073')).toEqual({ z: 15, x: 17077, y: 11073 })
})

test('tiles outside Germany, odd zooms and what is no number are not served', () => {
  expect(readTile('15', '0', '0')).toBeNull()
  expect(readTile('2', '2', '1')).toBeNull()
  expect(readTile('19', '273000', '177000')).toBeNull()
  expect(readTile('15', '../17077', '11073')).toBeNull()
  expect(readTile('15', '017077', '11073')).toBeNull()
  expect(readTile('15', '-1', '11073')).toBeNull()
})
