import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStartLine } from './start-line.ts'

/** Work that holds the thread, as rendering does. */
function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('who comes alone begins at once, and the next one after', async () => {
  const line = createStartLine({ longestReadMs: 100, longestWriteMs: 100 })
  expect(line.enter('read')).toBe(true)
  await expect(line.enter('write')).resolves.toBeUndefined()
})

test('of many at once one begins per turn, in order, and reads and writes take turns', async () => {
  const line = createStartLine({ longestReadMs: 1000, longestWriteMs: 1000 })
  const begun: string[] = []
  for (const name of ['r1', 'r2', 'r3', 'w1', 'w2']) {
    const entered = line.enter(name.startsWith('r') ? 'read' : 'write')
    if (entered === true) begun.push(name)
    else if (entered) void entered.then(() => begun.push(name))
  }
  let most = begun.length
  while (begun.length < 5) {
    const before = begun.length
    await turn()
    most = Math.max(most, begun.length - before)
  }
  expect(begun).toEqual(['r1', 'r2', 'w1', 'r3', 'w2'])
  expect(most).toBe(1)
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
  expect(line.isFull('read')).toBe(true)
  expect(line.enter('write')).toBeInstanceOf(Promise)
  await vi.waitUntil(() => done === 200 - refused)
  expect(line.isFull('read')).toBe(false)
  expect(line.enter('read')).not.toBe(false)
})

test('what is done at once is not held up by what else the thread is told, turn after turn', async () => {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  for (const port of [port1, port2]) {
    port.addEventListener('message', () => port.postMessage(''))
    port.start()
  }
  port1.postMessage('')
  const line = createStartLine({ longestReadMs: 1000, longestWriteMs: 1000 })
  const rounds = 50
  let turns = 0
  for (let round = 0; round < rounds; round++) {
    const begun: number[] = []
    void Promise.resolve(line.enter('write')).then(() => begun.push(round))
    for (; begun.length === 0; turns++) await turn()
  }
  expect(turns).toBeLessThan(rounds * 10)
})

const CLIENTS = 120

/** Each over a connection of its own, all of them sent before the server gets to look at any. */
function clients(port: number): void {
  const state = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(
    `const { connect } = require('node:net')
    const { workerData: { port, count, state } } = require('node:worker_threads')
    for (let number = 0; number < count; number++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {}).resume().write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => {
        Atomics.add(state, 0, 1)
        Atomics.notify(state, 0)
      })
    }`,
    { eval: true, workerData: { port, count: CLIENTS, state } },
  )
  onTestFinished(async () => void (await worker.terminate()))
  for (let sent = 0; sent < CLIENTS; sent = Atomics.load(state, 0)) Atomics.wait(state, 0, sent)
}

test('who is refused hears it before the next pages are made, though a turn accepts one connection only', async () => {
  const line = createStartLine({ longestReadMs: 100, longestWriteMs: 100 })
  const events: ('page' | 'refusal')[] = []
  const server = createServer((_request, response) => {
    const entered = line.enter('read')
    const page = () => {
      events.push('page')
      work(30)
      response.end()
    }
    if (entered === true) page()
    else if (entered) void entered.then(page)
    else response.writeHead(503).end(() => events.push('refusal'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => (server.closeAllConnections(), void server.close()))
  clients((server.address() as AddressInfo).port)
  await vi.waitUntil(() => events.length === CLIENTS, 20_000)

  const untilLastRefusal = events.slice(0, events.lastIndexOf('refusal'))
  expect(untilLastRefusal.length).toBeGreaterThan(CLIENTS / 2)
  const pagesMeanwhile = untilLastRefusal.filter((event) => event === 'page').length
  expect(pagesMeanwhile).toBeLessThan(CLIENTS / 10)
})
