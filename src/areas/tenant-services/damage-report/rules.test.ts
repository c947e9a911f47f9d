import { expect, test } from 'vitest'
import { answerDueAt } from './rules.ts'

const monday = new Date('2026-03-02T08:00:00Z')

test('an emergency is due at once', () => {
  expect(answerDueAt('emergency', monday)).toEqual(monday)
})

test('a high urgency is due within 24 hours', () => {
  expect(answerDueAt('high', monday)).toEqual(new Date('2026-03-03T08:00:00Z'))
})

test('a normal one is due within three days, a low one within two weeks', () => {
  expect(answerDueAt('medium', monday)).toEqual(new Date('2026-03-05T08:00:00Z'))
  expect(answerDueAt('low', monday)).toEqual(new Date('2026-03-16T08:00:00Z'))
})
