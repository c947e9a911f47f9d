import { globSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { BodyTooLargeError } from '#platform/http/read-body.server.ts'
import routes from '../routes.ts'
import { limitBody, bodyLimitOf } from './limit-body.server.ts'
import { openApiDocument } from './open-api/document.server.ts'

const site = new Hono().use(limitBody((path) => (path === '/none' ? 0 : 10))).post('*', async (c) => {
  try {
    return c.text(await c.req.raw.text())
  } catch (error) {
    return c.text(error instanceof BodyTooLargeError ? 'too large' : 'broken', 400)
  }
})

function pieces(...texts: string[]): RequestInit {
  const body = new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  return { method: 'POST', body, duplex: 'half' } as RequestInit
}

test('a body whose length is said is refused before it is read', async () => {
  const large = { method: 'POST', body: 'x'.repeat(11), headers: { 'Content-Length': '11' } }
  expect(await (await site.request('/', large)).text()).toBe('too large')
  expect(await (await site.request('/', { method: 'POST', body: '1234567890' })).text()).toBe('1234567890')
})

test('an address that takes no body reads nothing of one', async () => {
  const small = { method: 'POST', body: 'x', headers: { 'Content-Length': '1' } }
  expect(await (await site.request('/none', small)).text()).toBe('too large')
})

test('a body without a length is read up to the limit', async () => {
  expect(await (await site.request('/', pieces('12345', '67890'))).text()).toBe('1234567890')
  expect((await site.request('/', pieces('12345', '678901'))).status).toBe(400)
})

/** Over a line, as `server.ts` does it: what Hono gets there is not Node's own Request. */
async function send(method: string, headers: Record<string, string>, ...texts: string[]): Promise<[number, string]> {
  const server = createServer(getRequestListener(site.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => (server.closeAllConnections(), void server.close()))
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ host: '127.0.0.1', port, method, headers }, (answer) => {
      readText(answer).then((body) => resolve([answer.statusCode ?? 0, body]), reject)
    })
    sent.on('error', reject)
    for (const piece of texts) sent.write(piece)
    sent.end()
  })
}

test('a body in pieces arrives over the line as well, and no further than the limit', async () => {
  const inPieces = { 'Transfer-Encoding': 'chunked' }
  expect(await send('POST', inPieces, '12345', '67890')).toEqual([200, '1234567890'])
  expect(await send('POST', inPieces, '12345', '678901')).toEqual([400, 'too large'])
})

test('a request without any body goes on', async () => {
  expect(await send('POST', {})).toEqual([200, ''])
  expect((await send('DELETE', {}))[0]).toBe(404)
})

type Entry = { file: string; path?: string; children?: Entry[] }

const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((each) => [each, ...flat(each.children ?? [])])
const example = (path: string) => `/${path.replaceAll(/:\w+\??/g, 'x-1')}`

const MEGABYTE = 1024 * 1024

test('every page with an action takes a body, with a limit of its own, and no public page without one does', () => {
  const pages = flat(routes as Entry[])
    .filter(({ file }) => !file.endsWith('-layout.tsx'))
    // Public pages in a frame of the office, which are only read there.
    .filter(({ path = '' }) => !path.startsWith('verwaltung/seitenvorschau/'))
    .map(({ file, path = '' }) => {
      const code = readFileSync(new URL(file, new URL('../', import.meta.url)), 'utf8')
      return { path, hasAction: /export (async function|const) action\b/.test(code), limit: bodyLimitOf(example(path)) }
    })
  expect(pages.filter(({ hasAction, limit }) => hasAction && limit === 0)).toEqual([])
  // In the office a fixed address beside one with a parameter may share its limit; its guard refuses the method.
  const publicPages = pages.filter(({ path }) => !path.startsWith('verwaltung'))
  expect(publicPages.filter(({ hasAction, limit }) => !hasAction && limit > 0)).toEqual([])
})

test('every form of the API takes a body', () => {
  const posts = Object.entries(openApiDocument('').paths).filter(([, operations]) => 'post' in operations)
  expect(posts.length).toBeGreaterThan(8)
  for (const [path] of posts) expect(bodyLimitOf(`/api${path}`), path).toBeGreaterThan(0)
})

test('who is not signed in sends the office 16 kB, who is sends 1 MB, and files go to their own pages only', () => {
  for (const open of [
    'anmelden',
    'anmelden/code',
    'anmelden/ersatzcode',
    'anmelden/passkey',
    'einladung/x',
    'abmelden',
  ])
    expect(bodyLimitOf(`/verwaltung/${open}`)).toBe(16 * 1024)
  expect(bodyLimitOf('/verwaltung/wohnungen/1')).toBe(MEGABYTE)
  expect(bodyLimitOf('/verwaltung/wohnungen/1/bilder')).toBe(42 * MEGABYTE)
  expect(bodyLimitOf('/verwaltung/gebaeude/1/dokumente')).toBe(42 * MEGABYTE)
  expect(bodyLimitOf('/verwaltung/wohnungen/1/videos')).toBe(101 * MEGABYTE)
  expect(bodyLimitOf('/mietbescheinigung')).toBe(64 * 1024)
  for (const none of ['/', '/impressum', '/api/properties', '/api/unbekannt', '/verwaltung/hilfe', '/healthz'])
    expect(bodyLimitOf(none), none).toBe(0)
})

test('the router’s own way of posting changes no limit', () => {
  expect(bodyLimitOf('/verwaltung/anmelden.data')).toBe(16 * 1024)
})

test('no form is read by the platform’s own means: they take quadratic time', () => {
  const own = /\.(formData|parseBody)\(/
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})
