import { expect, test } from 'vitest'
import { uuidV7 } from './uuid.server.ts'

const SHAPE = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('ids of one millisecond stand in the order in which they were made', () => {
  const now = Date.parse('2033-05-01T12:00:00Z')
  // More than a counter of twelve bits holds.
  const ids = Array.from({ length: 6000 }, () => uuidV7(now))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids.slice(0, 50)) expect(id).toMatch(SHAPE)
})

test('an id begins with its time, also after the clock was set back', () => {
  const at = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  const later = Date.parse('2034-05-01T12:00:00Z')
  expect(at(uuidV7(later))).toBe(later)
  expect(at(uuidV7(later - 3_600_000))).toBe(later - 3_600_000)
})
