import { expect, test } from 'vitest'
import { areaOf, isOutside, noArea } from './service-area.ts'

const area = areaOf([
  { postalCode: '56321', city: 'Rhens' },
  { postalCode: '56321', city: 'Rhens' },
  { postalCode: '55430', city: 'Oberwesel' },
])

test('the region is where the houses stand', () => {
  expect(area).toEqual({ regions: ['56', '55'], towns: ['Oberwesel', 'Rhens'] })
})

test('a place is outside when its postal code is in no region of ours', () => {
  for (const near of ['Rheinstraße 5, 56112 Lahnstein', '80331 München und 56321 Rhens', 'München', ''])
    expect(isOutside(area, near), near).toBe(false)
  expect(isOutside(area, 'Marienplatz 1, 80331 München')).toBe(true)
  expect(isOutside(noArea, 'Marienplatz 1, 80331 München')).toBe(false)
})
