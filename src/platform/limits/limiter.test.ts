import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

const MINUTE = 60_000

const formLimiter = () =>
  createLimiter([
    { ms: 10 * MINUTE, most: 5 },
    { ms: 60 * MINUTE, most: 20 },
  ])

test('the sixth within ten minutes has to wait for the first to grow old', () => {
  const limiter = formLimiter()
  for (let minute = 0; minute < 5; minute++) expect(limiter.take('a', minute * MINUTE)).toEqual({ ok: true })
  expect(limiter.take('a', 5 * MINUTE)).toEqual({ ok: false, retryAfterSeconds: 300 })
  expect(limiter.take('a', 10 * MINUTE)).toEqual({ ok: true })
})

test('the twenty-first within an hour has to wait too', () => {
  const limiter = formLimiter()
  for (let count = 0; count < 20; count++) expect(limiter.take('a', count * 2.5 * MINUTE)).toEqual({ ok: true })
  expect(limiter.take('a', 52 * MINUTE)).toEqual({ ok: false, retryAfterSeconds: 8 * 60 })
})

test('one visitor does not stop another', () => {
  const limiter = formLimiter()
  for (let count = 0; count < 5; count++) limiter.take('a', 0)
  expect(limiter.take('b', 0)).toEqual({ ok: true })
})

test('a refused try and one given back do not count', () => {
  const limiter = createLimiter([{ ms: MINUTE, most: 1 }])
  limiter.take('a', 0)
  for (let second = 1; second < 60; second++) limiter.take('a', second * 1000)
  expect(limiter.take('a', MINUTE)).toEqual({ ok: true })
  limiter.giveBack('a')
  expect(limiter.take('a', MINUTE)).toEqual({ ok: true })
})

test('a clock that jumps back locks nobody out', () => {
  const limiter = createLimiter([{ ms: MINUTE, most: 1 }])
  limiter.take('a', 1_000_000)
  expect(limiter.take('a', 1000)).toEqual({ ok: true })
})
