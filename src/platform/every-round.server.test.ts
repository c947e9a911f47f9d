import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyRound } from './every-round.server.ts'
import { silentLog } from './log.server.ts'

/** What a round meets. */
type Round = Parameters<Parameters<typeof everyRound>[1]['run']>[0]

function start(
  run: (round: Round) => Promise<number | void>,
  different: { everyMs?: number; longestStopMs?: number } = {},
) {
  const failures: string[] = []
  const log = { ...silentLog, error: (event: string) => void failures.push(event) }
  const rounds = everyRound({ log }, { name: 'test', everyMs: 1, run, ...different })
  onTestFinished(() => rounds.stop())
  return { ...rounds, failures }
}

test('rounds follow each other, and no two run at once', async () => {
  let [running, most, done] = [0, 0, 0]
  start(async () => {
    most = Math.max(most, ++running)
    await wait(2)
    running -= 1
    done += 1
  })
  await vi.waitFor(() => expect(done).toBeGreaterThan(3))
  expect(most).toBe(1)
})

test('a round that fails is logged, and the next one comes', async () => {
  const seen: number[] = []
  const { failures } = start(async ({ number }) => {
    seen.push(number)
    if (number < 2) throw new Error('out of reach')
  })
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(3))
  expect(failures).toEqual(['test failed', 'test failed'])
  expect(seen.slice(0, 4)).toEqual([0, 1, 2, 3])
})

test('a wake ends the pause, also one that comes while a round runs; after a failure it does not', async () => {
  let rounds = 0
  const { wake } = start(
    async () => {
      rounds += 1
      await wait(20)
      if (rounds === 3) throw new Error('out of reach')
    },
    { everyMs: 60_000 },
  )
  await vi.waitFor(() => expect(rounds).toBe(1))
  wake() // While it runs.
  await vi.waitFor(() => expect(rounds).toBe(2))
  await wait(60)
  expect(rounds, 'one wake, one round').toBe(2)
  wake()
  await vi.waitFor(() => expect(rounds).toBe(3))
  await wait(60)
  wake()
  await wait(60)
  expect(rounds).toBe(3)
})

test('who stops it waits for the round that runs, or no longer than said, and no other begins', async () => {
  const gate = Promise.withResolvers<void>()
  let [rounds, isOver] = [0, false]
  const first = start(async () => {
    rounds += 1
    await gate.promise
  })
  await vi.waitFor(() => expect(rounds).toBe(1))
  const stopped = first.stop().then(() => (isOver = true))
  await wait(20)
  expect(isOver).toBe(false)
  gate.resolve()
  await stopped
  await wait(20)
  expect(rounds).toBe(1)

  const hanging = start(() => new Promise(() => {}), { longestStopMs: 20 })
  await wait(5)
  await hanging.stop()
})

test('a round says how long the next one waits, and hears that it is to stop', async () => {
  let heard: AbortSignal | undefined
  let rounds = 0
  const { stop } = start(
    async ({ stopping }) => {
      heard = stopping
      rounds += 1
      return rounds < 5 ? 0 : 60_000
    },
    { everyMs: 60_000 },
  )
  await vi.waitFor(() => expect(rounds).toBe(5))
  await stop()
  expect(heard?.aborted).toBe(true)
})
