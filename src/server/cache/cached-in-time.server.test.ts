// Also on PostgreSQL: a change is seen by the next request.
import { expect, test } from 'vitest'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { cachedSite } from './test-cached-site.server.ts'

const MINUTE = 60_000

/** A site whose answers count how often they were made, and can be held back. */
async function arrange() {
  const hold = { isOn: false, status: 200 }
  const gates: (() => void)[] = []
  let made = 0
  const site = await cachedSite(async () => {
    const number = ++made
    const { status } = hold
    if (hold.isOn) await new Promise<void>((resolve) => gates.push(resolve))
    return new Response(`number ${number}`, { status })
  })
  const read = async (path = '/jobs') => {
    const { body } = await site.get(path)
    return { text: String(body), from: site.logged.at(-1)?.from }
  }
  const raise = () => raiseContentVersion(site.app.db, site.app.clock.now())
  return { ...site, hold, gates, read, raise, made: () => made }
}

test('an answer is made once and given again', async () => {
  const { made, read } = await arrange()
  expect(await read()).toEqual({ text: 'number 1', from: 'made' })
  expect(await read()).toEqual({ text: 'number 1', from: 'cache' })
  expect(made()).toBe(1)
})

test('all who ask while it is made wait for one answer', async () => {
  const { made, read, hold, gates } = await arrange()
  hold.isOn = true
  const waiting = Array.from({ length: 50 }, () => read())
  await expect.poll(() => gates).toHaveLength(1)
  gates[0]?.()
  expect(new Set((await Promise.all(waiting)).map(({ text }) => text))).toEqual(new Set(['number 1']))
  expect(made()).toBe(1)
})

test('an answer of an older version is never given, not even while the new one is made', async () => {
  const { read, time, raise } = await arrange()
  await read()
  await raise()
  expect(await read()).toEqual({ text: 'number 2', from: 'made' })
  time.now += 6 * MINUTE
  await raise()
  expect(await read()).toEqual({ text: 'number 3', from: 'made' })
})

test('who asks after a change does not wait for an answer that was begun before it', async () => {
  const { read, gates, hold, raise } = await arrange()
  hold.isOn = true
  const before = read()
  await expect.poll(() => gates).toHaveLength(1)
  await raise()
  const after = read()
  await expect.poll(() => gates).toHaveLength(2)
  // The later one is ready first, and the earlier one must not take its place.
  gates[1]?.()
  expect((await after).text).toBe('number 2')
  gates[0]?.()
  expect((await before).text).toBe('number 1')
  hold.isOn = false
  expect(await read()).toEqual({ text: 'number 2', from: 'cache' })
})

test('after five minutes the old answer is given once more while a new one is made', async () => {
  const { read, time, made } = await arrange()
  await read()
  time.now += 6 * MINUTE
  expect(await read()).toEqual({ text: 'number 1', from: 'renewing' })
  await expect.poll(made).toBe(2)
  await expect.poll(() => read()).toEqual({ text: 'number 2', from: 'cache' })
})

test('what nobody asked for in ten minutes is made anew first', async () => {
  const { read, time } = await arrange()
  await read()
  time.now += 11 * MINUTE
  expect(await read()).toEqual({ text: 'number 2', from: 'made' })
})

test('an answer holds until midnight in Berlin', async () => {
  const { read, time } = await arrange()
  time.now = Date.parse('2026-11-21T22:59:00Z')
  await read()
  time.now = Date.parse('2026-11-21T23:00:30Z')
  expect(await read()).toEqual({ text: 'number 2', from: 'made' })
})

test('while new answers are refused an older one is still given, and who waits already gets theirs', async () => {
  const { read, time, hold, gates } = await arrange()
  await read('/jobs')
  hold.isOn = true
  const waiting = read('/agb')
  await expect.poll(() => gates).toHaveLength(1)
  hold.status = 503
  const joined = read('/agb')
  gates[0]?.()
  expect((await Promise.all([waiting, joined])).map(({ text }) => text)).toEqual(['number 2', 'number 2'])
  hold.isOn = false
  time.now += 6 * MINUTE
  for (let again = 0; again < 3; again++) expect((await read('/jobs')).text).toBe('number 1')
})

test('what is larger than a tenth of the room is not kept', async () => {
  const { get, requests } = await cachedSite(() => new Response('x'.repeat(150_000)), { CACHE_MB: '1' })
  await get('/jobs')
  await get('/jobs')
  expect(requests).toHaveLength(2)
})
