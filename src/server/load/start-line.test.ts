import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createStartLine } from './start-line.ts'

/** Work that holds the thread, as rendering does. */
function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('who comes alone begins at once', async () => {
  const line = createStartLine({ longestReadMs: 100, longestWriteMs: 100 })
  expect(line.enter('read')).toBe(true)
  await turn()
  await turn()
  expect(line.enter('write')).toBe(true)
})

test('of many at once one begins per turn, in order, and reads and writes take turns', async () => {
  const line = createStartLine({ longestReadMs: 1000, longestWriteMs: 1000 })
  const begun: string[] = []
  for (const name of ['r1', 'r2', 'r3', 'w1', 'w2']) {
    const entered = line.enter(name.startsWith('r') ? 'read' : 'write')
    if (entered === true) begun.push(name)
    else if (entered) void entered.then(() => begun.push(name))
  }
  for (let turns = 0; turns < 8; turns++) await turn()
  expect(begun).toEqual(['r1', 'r2', 'w1', 'r3', 'w2'])
})

test('who would wait longer than the limit is refused at once, and after the rush nobody is', async () => {
  const line = createStartLine({ longestReadMs: 100, longestWriteMs: 1000 })
  let refused = 0
  let done = 0
  for (let count = 0; count < 200; count++) {
    const entered = line.enter('read')
    if (entered === false) refused += 1
    else void Promise.resolve(entered).then(() => (work(5), (done += 1)))
  }
  expect(refused).toBeGreaterThan(150)
  expect(line.enter('write')).toBeInstanceOf(Promise)
  await vi.waitUntil(() => done === 200 - refused)
  await turn()
  await turn()
  expect(line.enter('read')).toBe(true)
})
