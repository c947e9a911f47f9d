import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noPeers } from '../database/peers/peers.server.ts'
import { createRateLimiter } from './rate-limiter.ts'

const MINUTE = 60_000
const NOW = 29_000_000 * MINUTE

const limiterOf = (most: number, peers: Parameters<typeof createRateLimiter>[1]['peers'] = noPeers) =>
  createRateLimiter({ ms: MINUTE, most }, { name: 'reads', peers })

test('no minute holds more than the most, and after 65 seconds at the latest there is room again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9000), { minLength: 1, maxLength: 80 }), (waits) => {
      const limiter = limiterOf(5)
      const taken: number[] = []
      let now = NOW
      for (const wait of waits) {
        now += wait
        const inLast = (ms: number) => taken.filter((time) => time > now - ms).length
        const { ok } = limiter.take('a', now)
        // A sixth within the longer time is right: the part that held the first has just left the count.
        const isRight = ok ? inLast(MINUTE) < 5 : inLast(MINUTE + 5000) >= 5
        expect(isRight).toBe(true)
        if (ok) taken.push(now)
      }
    }),
  )
})

test('whoever waits as long as he is told is let in, and a moment before he is not', () => {
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

test('one line does not stop another', () => {
  const limiter = limiterOf(1)
  limiter.take('a', NOW)
  expect(limiter.take('b', NOW).ok).toBe(true)
  expect(limiter.take('a', NOW).ok).toBe(false)
})

test('a clock that jumps back locks nobody out', () => {
  const limiter = limiterOf(1)
  limiter.take('a', NOW)
  expect(limiter.take('a', NOW - 60 * MINUTE).ok).toBe(true)
})

test('what other servers counted counts here, also when the news comes late', () => {
  let hear: (message: string) => void = () => {}
  const told: string[] = []
  const limiter = limiterOf(3, {
    isAlone: false,
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
