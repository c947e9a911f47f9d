// Also on PostgreSQL: other servers are heard of.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { raiseContentVersion, readContentVersion } from '#platform/database/content-version.server.ts'
import { sharedReads } from '#platform/shared-reads.server.ts'
import type { EndedRequest } from '#platform/log.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { shedLoad } from '../load/shed-load.server.ts'
import { cachedAnswers } from './cached-answers.server.ts'

const PAGE = `<!doctype html>${'<p>Rhens am Rhein</p>'.repeat(400)}`

type Pipeline = (request: Request) => Response

/** A server with the cache in front of a pipeline; `requests` are those that reached the pipeline by way of the cache. */
async function serve(pipeline: Pipeline, environment: Record<string, string> = {}) {
  const logged: EndedRequest[] = []
  const app = await testApp({
    config: readConfig({ SITE_URL: 'https://www.example.de', ...environment }),
    log: { ...silentLog, request: (ended) => void logged.push(ended) },
  })
  const read = sharedReads(async () => (await readContentVersion(app.db)).contentVersion)
  const requests: Request[] = []
  const room = { isThere: true }
  const { door } = shedLoad(app.log)
  const cached = cachedAnswers(app, {
    versions: { read, close: () => {} },
    door: { ...door, isClosedTo: () => !room.isThere },
    fetch: (request) => {
      requests.push(request)
      return pipeline(request)
    },
  })
  const server = createServer((request, response) =>
    cached(request, response, () => void response.writeHead(418).end('from the pipeline')),
  )
  // Whoever says nothing more is hung up on: that is the end of an answer here.
  Object.assign(server, { keepAliveTimeout: 20, keepAliveTimeoutBuffer: 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }

  /** Sends these lines, and reads what comes over the line until the server closes it. */
  const send = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(lines.map((line) => `${line}\r\n`).join(''))
    socket.setEncoding('latin1')
    return text(socket)
  }
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const answer = await send(`${method} ${path} HTTP/1.1`, 'Host: x', ...given, '', '')
    const [head = '', ...body] = answer.split('\r\n\r\n')
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim()
    return { status: Number(head.split(' ')[1]), head, header, body: Buffer.from(body.join('\r\n\r\n'), 'latin1') }
  }
  return { app, requests, logged, room, get, send }
}

const page: Pipeline = () =>
  new Response(PAGE, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
  })

test('each encoding has its own bytes and its own strong tag', async () => {
  const { get } = await serve(page)
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
  const tags = new Set<string | undefined>()
  for (const [encoding, decoder] of Object.entries(decode)) {
    const answer = await get('/vermietung', { 'Accept-Encoding': encoding })
    expect(answer.header('Content-Encoding')).toBe(encoding)
    expect(Number(answer.header('Content-Length'))).toBe(answer.body.byteLength)
    expect(String(decoder(answer.body))).toBe(PAGE)
    tags.add(answer.header('ETag'))
  }
  const plain = await get('/vermietung')
  expect([plain.header('Content-Encoding'), String(plain.body)]).toEqual([undefined, PAGE])
  tags.add(plain.header('ETag'))
  expect(tags.size).toBe(4)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
})

test('a head says everything once, on the fast way and on the long one', async () => {
  const { get } = await serve(page)
  await get('/vermietung', { 'Accept-Encoding': 'br' })
  const fast = await get('/vermietung', { 'Accept-Encoding': 'br' })
  const long = await get('/vermietung', { 'Accept-Encoding': 'br', Connection: 'close' })
  const lines = (head: string) =>
    head
      .split('\r\n')
      .filter((line) => !/^(Connection|Keep-Alive|X-Request-Id|Date):/.test(line))
      .toSorted()
  expect(lines(fast.head)).toEqual(lines(long.head))
  for (const { header, head, body } of [fast, long]) {
    expect(header('Date')).toMatch(/GMT$/)
    expect(header('X-Request-Id')).toMatch(/^[\da-f]{16}-[\da-f]{8}$/)
    expect(header('Content-Security-Policy')).toBe("default-src 'none'")
    expect(String(brotliDecompressSync(body))).toBe(PAGE)
    const names = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(':')[0])
    expect(new Set(names).size).toBe(names.length)
  }
  expect([fast.header('Connection'), long.header('Connection')]).toEqual(['keep-alive', 'close'])
})

test('a browser that has the bytes hears 304, and only HEAD is without a body', async () => {
  const { get } = await serve(page)
  const first = await get('/vermietung', { 'Accept-Encoding': 'br' })
  const tag = first.header('ETag') ?? ''
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
    const again = await get('/vermietung', { 'Accept-Encoding': 'br', 'If-None-Match': known })
    expect([again.status, again.body.byteLength, again.header('ETag')]).toEqual([304, 0, tag])
  }
  expect((await get('/vermietung', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(200)
  const head = await get('/vermietung', { 'Accept-Encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.byteLength, head.header('Content-Length')]).toEqual([
    200,
    0,
    first.header('Content-Length'),
  ])
})

test('several requests on one line are answered in turn', async () => {
  const { send } = await serve((request) => new Response(`page ${new URL(request.url).pathname}`))
  const one = (path: string) => [`GET ${path} HTTP/1.1`, 'Host: x', '']
  const answers = await send(...one('/jobs'), ...one('/agb'), ...one('/jobs'))
  expect([...answers.matchAll(/page \/(jobs|agb)/g)].map(([, path]) => path)).toEqual(['jobs', 'agb', 'jobs'])
})

test('an answer is made from the address alone: nothing of one visitor reaches another', async () => {
  const { get, requests } = await serve(page)
  await get('/vermietung?utm_source=brief&ort=Rhens', {
    Cookie: 'sitzung=geheim',
    Authorization: 'Basic x',
    'X-A': 'b',
  })
  expect(requests.map(({ url }) => url)).toEqual(['https://www.example.de/vermietung?ort=Rhens'])
  expect([...(requests[0]?.headers ?? [])]).toEqual([])
})

test('a change shows on the next request', async () => {
  let rent = 700
  const { app, get, requests } = await serve(
    () => new Response(`${rent} €`, { headers: { 'Content-Type': 'text/plain' } }),
  )
  expect(String((await get('/wohnung/1')).body)).toContain('700')
  rent = 750
  expect(String((await get('/wohnung/1')).body)).toContain('700')
  await raiseContentVersion(app.db, app.clock.now())
  expect(String((await get('/wohnung/1')).body)).toContain('750')
  expect(requests).toHaveLength(2)
})

test.each<[string, ResponseInit]>([
  ['an error', { status: 500 }],
  ['a page that does not exist', { status: 404 }],
  ['what sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ['what says no-store', { headers: { 'Cache-Control': 'no-store' } }],
])('%s is not kept', async (_, init) => {
  const { get, requests } = await serve(() => new Response('x', init))
  const answers = [await get('/jobs'), await get('/jobs')]
  expect(answers.map(({ status }) => status)).toEqual([init.status ?? 200, init.status ?? 200])
  expect(requests).toHaveLength(2)
})

test('an error page, its header and the log name the same request', async () => {
  const { get, logged } = await serve(() => new Response('x', { status: 500, headers: { 'X-Request-Id': 'made-1' } }))
  expect((await get('/jobs')).header('X-Request-Id')).toBe('made-1')
  expect(logged).toMatchObject([{ requestId: 'made-1', method: 'GET', path: '/jobs', status: 500, from: 'made' }])
})

test('posts, bodies and addresses that are nobody’s else go past it', async () => {
  const { get, requests } = await serve(page)
  expect((await get('/vermietung', {}, 'POST')).status).toBe(418)
  expect((await get('/vermietung', { 'Content-Length': '0' })).status).toBe(418)
  expect((await get('/verwaltung')).status).toBe(418)
  expect((await get('/kontakt?eingegangen=7K42-PXR8')).status).toBe(418)
  expect(requests).toEqual([])
})

test('kept answers of the API count as reads like all others', async () => {
  const { get } = await serve(() => Response.json({ items: [] }))
  const answers = await Promise.all(Array.from({ length: 300 }, () => get('/api/jobs')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await get('/api/jobs')).status).toBe(418)
  expect((await get('/jobs')).status).toBe(200)
})

test('without room nothing is kept', async () => {
  const { get } = await serve(page, { CACHE_MB: '0' })
  expect((await get('/vermietung')).status).toBe(418)
})

test('without room what is kept is given, and everything else is refused without a request being made of it', async () => {
  const { requests, room, get } = await serve(page)
  await get('/vermietung')
  room.isThere = false
  expect((await get('/vermietung')).status).toBe(200)
  const refused = await get('/wohnungen')
  expect(refused.status).toBe(503)
  expect(refused.header('Retry-After')).toBe('5')
  expect(refused.body.toString()).toContain('gerade überlastet')
  const style = /<style>(.+)<\/style>/.exec(refused.body.toString())?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(refused.header('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
  expect((await get('/kommt-immer-neu')).status).toBe(503)
  const api = await get('/api/properties')
  expect(api.status).toBe(503)
  expect(api.header('Content-Type')).toContain('application/problem+json')
  expect(JSON.parse(api.body.toString())).toMatchObject({ status: 503, type: '/fehler/ausgelastet' })
  expect((await get('/wohnungen', {}, 'HEAD')).body).toHaveLength(0)
  expect(requests).toHaveLength(1)
})
