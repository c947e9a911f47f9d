import { expect, test } from 'vitest'
import { readAnswer } from './answer.server.ts'
import { createAnswerCache } from './answer-cache.server.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-21T11:00:00Z')

/** A cache over answers that count how often they were made, and a clock that is set by hand. */
function arrange({ mayKeep = true } = {}) {
  const made: string[] = []
  const time = { now: NOON }
  const gates: (() => void)[] = []
  const hold = { isOn: false }
  const door = { isOpen: true }
  const cache = createAnswerCache({
    mostBytes: 1_000_000,
    now: () => time.now,
    async make(key) {
      made.push(key)
      const number = made.length
      if (hold.isOn) await new Promise<void>((resolve) => gates.push(resolve))
      return { answer: await readAnswer(new Response(`${key} ${number}`)), mayKeep }
    },
  })
  const read = async (key: string, version = 1) => {
    const found = await cache.find(key, version, () => door.isOpen)
    if (found === null) return null
    return { text: String((await found.answer.variant('identity')).body), from: found.from }
  }
  return { made, time, gates, hold, door, read }
}

test('an answer is made once and given again', async () => {
  const { made, read } = arrange()
  expect(await read('/a')).toEqual({ text: '/a 1', from: 'made' })
  expect(await read('/a')).toEqual({ text: '/a 1', from: 'cache' })
  expect(made).toEqual(['/a'])
})

test('all who ask while it is made wait for one answer', async () => {
  const { made, read } = arrange()
  const texts = await Promise.all(Array.from({ length: 50 }, () => read('/a')))
  expect(made).toHaveLength(1)
  expect(new Set(texts.map((each) => each?.text))).toEqual(new Set(['/a 1']))
})

test('an answer of an older version is never given, not even while the new one is made', async () => {
  const { read, time } = arrange()
  await read('/a', 1)
  expect(await read('/a', 2)).toEqual({ text: '/a 2', from: 'made' })
  time.now += 6 * MINUTE
  expect(await read('/a', 3)).toEqual({ text: '/a 3', from: 'made' })
})

test('who asks after a change does not wait for an answer that was begun before it', async () => {
  const { read, gates, hold, made } = arrange()
  hold.isOn = true
  const before = read('/a', 1)
  const after = read('/a', 2)
  expect(made).toHaveLength(2)
  // The later one is ready first, and the earlier one must not take its place.
  gates[1]?.()
  expect((await after)?.text).toBe('/a 2')
  gates[0]?.()
  expect((await before)?.text).toBe('/a 1')
  hold.isOn = false
  expect(await read('/a', 2)).toEqual({ text: '/a 2', from: 'cache' })
})

test('after five minutes the old answer is given once more while a new one is made', async () => {
  const { read, time, made } = arrange()
  await read('/a')
  time.now += 6 * MINUTE
  expect(await read('/a')).toEqual({ text: '/a 1', from: 'renewing' })
  await expect.poll(() => made).toHaveLength(2)
  expect(await read('/a')).toEqual({ text: '/a 2', from: 'cache' })
})

test('what nobody asked for in ten minutes is made anew first', async () => {
  const { read, time } = arrange()
  await read('/a')
  time.now += 11 * MINUTE
  expect(await read('/a')).toEqual({ text: '/a 2', from: 'made' })
})

test('an answer holds until midnight in Berlin', async () => {
  const { read, time } = arrange()
  time.now = Date.parse('2026-11-21T22:59:00Z')
  await read('/a')
  time.now = Date.parse('2026-11-21T23:00:30Z')
  expect(await read('/a')).toEqual({ text: '/a 2', from: 'made' })
})

test('what may not be kept is made each time', async () => {
  const { read } = arrange({ mayKeep: false })
  await read('/a')
  expect(await read('/a')).toEqual({ text: '/a 2', from: 'made' })
})

test('without room nothing new is made: what is kept is given, also an older one, and who waits already gets theirs', async () => {
  const { made, time, gates, hold, door, read } = arrange()
  await read('/a')
  hold.isOn = true
  const waiting = read('/b')
  door.isOpen = false
  expect(await read('/a')).toEqual({ text: '/a 1', from: 'cache' })
  expect(await read('/c')).toBeNull()
  const joined = read('/b')
  gates[0]?.()
  expect(await Promise.all([waiting, joined])).toEqual([
    { text: '/b 2', from: 'made' },
    { text: '/b 2', from: 'made' },
  ])
  time.now += 6 * MINUTE
  expect(await read('/a')).toEqual({ text: '/a 1', from: 'renewing' })
  expect(made).toEqual(['/a', '/b'])
})
