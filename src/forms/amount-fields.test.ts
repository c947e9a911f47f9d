import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEuro } from './amount-fields.ts'

test('an amount is read the way it was meant', () => {
  const cases: [unknown, number][] = [
    ['1.234,50', 1234.5],
    ['1234.5', 1234.5],
    ['1.234', 1234],
    ['1.234.567,89', 1_234_567.89],
    ['1 234,5', 1234.5],
    [' 950 € ', 950],
    ['950 Euro', 950],
    ['950,-', 950],
    ['0', 0],
    [1.5, 1.5],
    [0.1 + 0.2, 0.3],
  ]
  for (const [entered, euros] of cases) expect(readEuro(entered)).toBe(euros)
})

test('what is no amount is refused', () => {
  for (const entered of [
    '',
    'viel',
    '-5',
    '12,345',
    '1,234.50',
    '1.2.3',
    '12.34.567',
    -1,
    Number.NaN,
    Infinity,
    null,
    [],
    true,
  ])
    expect(readEuro(entered)).toBeNull()
})

test('every amount of cents is read back from how it is written here', () => {
  const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(readEuro(german.format(cents / 100))).toBe(cents / 100)
    }),
  )
})
