import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortBy } from './sort-by.ts'

test('slots are sorted by their keys, and equals stay as they stood', () => {
  const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const slots = keys.map((_, slot) => slot).toReversed()
      const keyOf = (slot: number) => keys[slot] ?? 0
      const expected = slots.toSorted((one, other) => keyOf(one) - keyOf(other))
      expect([...sortBy(Uint32Array.from(slots), keyOf)]).toEqual(expected)
    }),
  )
})
