import { expect, test } from 'vitest'
import { answerDueAt } from './rules.ts'

test('a certificate is due within five days, never later than five working days', () => {
  expect(answerDueAt(new Date('2026-03-02T08:00:00Z'))).toEqual(new Date('2026-03-07T08:00:00Z'))
})
