import { expect, test } from 'vitest'
import { newReference, readReference, showReference } from './reference.ts'

test('a reference has eight signs, none of which looks like another', () => {
  for (let round = 0; round < 500; round++) expect(newReference()).toMatch(/^[2-9CDFHJKMNPQRTWXY]{8}$/)
})

test('every sign is drawn about equally often', () => {
  const counts = new Map<string, number>()
  for (let round = 0; round < 4000; round++) {
    for (const sign of newReference()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const expected = (4000 * 8) / 23
  expect(counts.size).toBe(23)
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.2)
})

test('it is shown in two groups and read back however it was typed', () => {
  expect(showReference('7K42PXR8')).toBe('7K42-PXR8')
  for (const typed of ['7K42-PXR8', ' 7k42 pxr8 ', '7k42pxr8']) expect(readReference(typed)).toBe('7K42PXR8')
})

test('what is no reference is not taken for one', () => {
  for (const typed of ['', '7K42-PXR', '7K42-PXR88', '0K42-PXR8', "7K42-PX'8"]) expect(readReference(typed)).toBeNull()
})
