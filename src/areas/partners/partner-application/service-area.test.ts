import { expect, onTestFinished, test } from 'vitest'
import { setSite, site } from '#site'
import { areaOf, isOutside, noArea } from './service-area.ts'

const area = areaOf([
  { postalCode: '56321', city: 'Rhens' },
  { postalCode: '56321', city: 'Rhens' },
  { postalCode: '55430', city: 'Oberwesel' },
])

test('the region is where the houses stand', () => {
  expect(area).toEqual({ codes: ['56', '55'], towns: ['Oberwesel', 'Rhens'] })
})

test('a place is outside when its postal code is in no region of ours', () => {
  for (const near of ['Rheinstraße 5, 56112 Lahnstein', '80331 München und 56321 Rhens', 'München', ''])
    expect(isOutside(area, near), near).toBe(false)
  expect(isOutside(area, 'Marienplatz 1, 80331 München')).toBe(true)
  expect(isOutside(noArea, 'Marienplatz 1, 80331 München')).toBe(false)
})

test('a company names its area itself, by whole codes or by how they begin', () => {
  const before = site.area
  onTestFinished(() => setSite({ ...site, area: before }))
  setSite({ ...site, area: { ...before, isNamed: true, towns: ['Jena', 'Kahla'], postalCodes: ['077', '07768'] } })
  const own = areaOf([{ postalCode: '56321', city: 'Rhens' }])
  expect(own.towns).toEqual(['Jena', 'Kahla'])
  expect(isOutside(own, '07743 Jena')).toBe(false)
  expect(isOutside(own, '07607 Eisenberg')).toBe(true)
})
