import { expect, test } from 'vitest'
import { deadlineHorizon, nextDigest } from './due.ts'

test.each([
  ['2026-03-02T05:00:00.000Z', '2026-03-02T06:30:00.000Z'],
  ['2026-03-02T06:29:30.000Z', '2026-03-03T06:30:00.000Z'],
  ['2026-03-02T06:30:00.000Z', '2026-03-03T06:30:00.000Z'],
  // The night in which summer begins, and that in which it ends.
  ['2026-03-28T12:00:00.000Z', '2026-03-29T05:30:00.000Z'],
  ['2026-10-24T12:00:00.000Z', '2026-10-25T06:30:00.000Z'],
])('after %s the next digest is that of %s', (now, digest) => {
  expect(nextDigest(new Date(now)).toISOString()).toBe(digest)
})

test('a digest tells of all deadlines of its day, a mail at once of those of the next four hours', () => {
  const now = new Date('2026-03-02T12:00:00.000Z')
  expect(deadlineHorizon('digest', now).toISOString()).toBe('2026-03-03T23:00:00.000Z')
  expect(deadlineHorizon('at-once', now).toISOString()).toBe('2026-03-02T16:00:00.000Z')
})
