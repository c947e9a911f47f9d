import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test('a paragraph keeps its number and a number its unit; other spaces may break', () => {
  expect(keepTogether('verfällt sie (§ 556 Abs. 3 BGB), nach 48 Stunden (§§ 7, 8 HeizkostenV)')).toBe(
    'verfällt sie (§\u00A0556 Abs.\u00A03 BGB), nach 48\u00A0Stunden (§§\u00A07, 8 HeizkostenV)',
  )
})
