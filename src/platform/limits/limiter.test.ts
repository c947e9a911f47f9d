import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noPeers } from '../database/peers/peers.server.ts'
import { createLimiter, type Shared } from './limiter.ts'

const MINUTE = 60_000
const NOW = 29_000_000 * MINUTE

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

const limiterOf = (most: number, peers: Shared['peers'] = noPeers) =>
  createLimiter([{ ms: MINUTE, most }], { name: 'reads', peers })

test('no minute holds more than the most, and after a minute there is room again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9000), { minLength: 1, maxLength: 80 }), (waits) => {
      const limiter = limiterOf(5)
      const taken: number[] = []
      let now = NOW
      for (const wait of waits) {
        now += wait
        const { ok } = limiter.take('a', now)
        expect(ok).toBe(taken.filter((time) => time > now - MINUTE).length < 5)
        if (ok) taken.push(now)
      }
    }),
  )
})

test('who waits as long as the answer says is let in, and a moment before he is not', () => {
  fc.assert(
    fc.property(fc.nat(MINUTE), (begin) => {
      const limiter = limiterOf(1)
      limiter.take('a', NOW + begin)
      const refused = limiter.take('a', NOW + begin + 10)
      if (refused.ok) throw new Error('let in')
      const due = NOW + begin + 10 + refused.retryAfterSeconds * 1000
      expect(limiter.take('a', due - 1010).ok).toBe(false)
      expect(limiter.take('a', due).ok).toBe(true)
    }),
  )
})

test('what other servers counted counts here, also when the news comes late', () => {
  let hear: (message: string) => void = () => {}
  const told: string[] = []
  const limiter = limiterOf(3, {
    isOnlyServer: false,
    publish: (topic, message) => void told.push(`${topic} ${message}`),
    subscribe: (_, listener) => (hear = listener),
  })
  expect(limiter.take('a', NOW).ok).toBe(true)
  expect(told).toEqual([`limit.reads +${NOW} a`])
  hear(`+${NOW - 20_000} a`)
  hear(`+${NOW + 20_000} a`)
  expect(limiter.take('a', NOW + 20_000).ok).toBe(false)
  // Ten seconds later only the last two are within the minute.
  expect(limiter.take('a', NOW + 50_000).ok).toBe(true)
})
