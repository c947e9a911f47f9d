import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as iteration } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Hono } from 'hono'
import { silentLog } from '#platform/log.server.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admissionControl, admissionQueue } from './admission-control.server.ts'

/** Work that holds the thread, as rendering does. */
function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('who comes alone begins at once, and the next one after', async () => {
  const queue = admissionQueue({ read: 100, write: 100 })
  expect(queue.enter('read')).toBe(true)
  await expect(queue.enter('write')).resolves.toBe(true)
})

test('of many at once one starts per iteration of the event loop, in order, reads and writes alternately', async () => {
  const queue = admissionQueue({ read: 1000, write: 1000 })
  const begun: string[] = []
  for (const name of ['r1', 'r2', 'r3', 'w1', 'w2']) {
    const entered = queue.enter(name.startsWith('r') ? 'read' : 'write')
    if (entered === true) begun.push(name)
    else if (entered) void entered.then(() => begun.push(name))
  }
  let most = begun.length
  while (begun.length < 5) {
    const before = begun.length
    await iteration()
    most = Math.max(most, begun.length - before)
  }
  expect(begun).toEqual(['r1', 'r2', 'w1', 'r3', 'w2'])
  expect(most).toBe(1)
})

test('who would wait longer than the limit is refused at once, and after the rush nobody is', async () => {
  const queue = admissionQueue({ read: 100, write: 1000 })
  let refused = 0
  let done = 0
  for (let count = 0; count < 200; count++) {
    const entered = queue.enter('read')
    if (entered === false) refused += 1
    else void Promise.resolve(entered).then(() => (work(5), (done += 1)))
  }
  expect(refused).toBeGreaterThan(150)
  expect(queue.enter('read')).toBe(false)
  expect(queue.enter('write')).toBeInstanceOf(Promise)
  await vi.waitUntil(() => done === 200 - refused)
  expect(queue.enter('read')).not.toBe(false)
})

test('nobody is refused because one start took long', async () => {
  const queue = admissionQueue({ read: 300, write: 2500 })
  const visit = (ms: number) => {
    const entered = queue.enter('read')
    return entered === false ? 'refused' : Promise.resolve(entered).then(() => (work(ms), 'served'))
  }
  await visit(1)
  const stalled = visit(500)
  const meanwhile = Array.from({ length: 2 }, () => visit(1))
  await Promise.all([stalled, ...meanwhile])
  expect(await Promise.all(Array.from({ length: 6 }, () => visit(1)))).not.toContain('refused')
})

test('what is done at once is not held up by what else each iteration brings', async () => {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  for (const port of [port1, port2]) {
    port.addEventListener('message', () => port.postMessage(''))
    port.start()
  }
  port1.postMessage('')
  const queue = admissionQueue({ read: 1000, write: 1000 })
  const iterations: number[] = []
  for (let round = 0; round < 51; round++) {
    const begun: number[] = []
    void Promise.resolve(queue.enter('write')).then(() => begun.push(round))
    let count = 0
    for (; begun.length === 0; count++) await iteration()
    iterations.push(count)
  }
  // The middle one: where another process held the processor during a start, the queue looks around for as long.
  expect(iterations.toSorted((one, other) => one - other)[25]).toBeLessThan(10)
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

test('who is refused hears it before the next pages are made, though an iteration accepts one connection only', async () => {
  const queue = admissionQueue({ read: 100, write: 100 })
  const events: ('page' | 'refusal')[] = []
  const server = createServer((_httpRequest, response) => {
    const entered = queue.enter('read')
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

test('a refusal is a page for visitors and a problem for programs, before anything is made', async () => {
  let made = 0
  const warnings: object[] = []
  const log = { ...silentLog, warn: (_: string, fields?: object) => void warnings.push(fields ?? {}) }
  const site = new Hono()
    .get('/media/x.avif', (c) => c.text('picture'))
    .use(admissionControl(log))
    .all('*', (c) => {
      made += 1
      work(5)
      return c.text('page')
    })
  const accepted = Array.from({ length: 100 }, () => site.request('/wohnungen'))
  const refused = await site.request('/wohnungen')
  expect(made).toBeLessThan(100)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  const html = await refused.text()
  expect(html).toContain('gerade überlastet')
  const style = /<style>(.+)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(refused.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
  const api = await site.request('/api/properties')
  expect(api.headers.get('Content-Type')).toContain('application/problem+json')
  expect(await api.json()).toMatchObject({ status: 503, type: '/fehler/ausgelastet' })
  expect(await (await site.request('/wohnungen', { method: 'HEAD' })).text()).toBe('')
  expect(await (await site.request('/media/x.avif')).text()).toBe('picture')
  const posted = site.request('/kontakt', { method: 'POST' })
  const ofOpenPage = site.request('/__manifest?paths=%2Fkontakt')
  const statuses = (await Promise.all(accepted)).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect((await posted).status).toBe(200)
  expect((await ofOpenPage).status).toBe(200)
  expect(warnings).toEqual([{ refused: 1 }])
})
