import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedIds } from './packed-ids.ts'

test('ids are found by their slots and slots by their ids, whatever comes and goes, as in an array and a Map', () => {
  const id = fc.string({ unit: fc.constantFrom('a', 'b', '-', 'ß', '😀'), minLength: 1, maxLength: 5 })
  const step = fc.record({ id, slot: fc.nat(40), isRemoval: fc.boolean() })
  fc.assert(
    fc.property(fc.nat(3), fc.array(step, { maxLength: 300 }), (expectedIds, steps) => {
      const packed = packedIds(expectedIds)
      const slots = new Map<string, number>()
      for (const { id: text, slot, isRemoval } of steps) {
        const known = slots.get(text)
        const isTaken = [...slots.values()].includes(slot)
        if (isRemoval && known !== undefined) {
          packed.remove(known)
          slots.delete(text)
        } else if (known === undefined && !isTaken) {
          packed.put(slot, text)
          slots.set(text, slot)
        }
        expect(packed.slotOf(text)).toBe(slots.get(text))
      }
      for (const [text, slot] of slots) expect([packed.slotOf(text), packed.at(slot)]).toEqual([slot, text])
    }),
  )
})

test('twenty thousand ids of one length fill many chunks, and stay found while each moves to another slot', () => {
  const count = 20_000
  const idOf = (index: number) => `wohnung-${String(index).padStart(32, '0')}`
  const packed = packedIds(10)
  for (let index = 0; index < count; index++) packed.put(index, idOf(index))
  for (let index = 0; index < count; index += 2) {
    packed.remove(index)
    packed.remove(index + 1)
    packed.put(index, idOf(index + 1))
    packed.put(index + 1, idOf(index))
  }
  const lost = Array.from({ length: count }, (_, index) => index).filter(
    (index) => packed.slotOf(idOf(index)) !== (index ^ 1) || packed.at(index ^ 1) !== idOf(index),
  )
  expect(lost).toEqual([])
  expect(packed.wasted()).toBe(count * 40)
  expect(packed.slotOf(idOf(count))).toBeUndefined()
})

test('ids compare as SQLite and PostgreSQL compare bytes', () => {
  const ids = ['a', 'ab', 'b', 'z', 'ß', '\u{FF5E}', '😀']
  const packed = packedIds(ids.length)
  ids.forEach((text, slot) => packed.put(slot, text))
  const slots = ids.map((_, slot) => slot)
  expect(slots.toReversed().toSorted(packed.compare)).toEqual(slots)
})
