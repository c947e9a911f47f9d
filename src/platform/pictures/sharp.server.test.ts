import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { decodeInTurn } from './sharp.server.ts'

test('one picture is decoded at a time, a failing one included, and beyond twelve nobody waits', async () => {
  let running = 0
  let most = 0
  const decode = async (name: number) => {
    most = Math.max(most, ++running)
    await wait(1)
    running -= 1
    if (name === 0) throw new Error('broken')
    return name
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 14 }, (_, name) => decodeInTurn(() => decode(name))))
  expect(most).toBe(1)
  expect(outcomes[0]).toMatchObject({ status: 'rejected' })
  const values = outcomes.slice(1).map((outcome) => outcome.status === 'fulfilled' && outcome.value)
  expect(values.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 busy busy')
  expect(await decodeInTurn(() => decode(1))).toBe(1)
})
