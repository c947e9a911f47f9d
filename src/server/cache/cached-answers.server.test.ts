import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { cachedSite, type Pipeline } from './test-cached-site.server.ts'

const PAGE = `<!doctype html>${'<p>Rhens am Rhein</p>'.repeat(400)}`

const page: Pipeline = () =>
  new Response(PAGE, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
  })

test('each encoding has its own bytes and its own strong tag', async () => {
  const { get } = await cachedSite(page)
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
  const { get } = await cachedSite(page)
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
    expect(header('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
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
  const { get } = await cachedSite(page)
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
  const { send } = await cachedSite((httpRequest) => new Response(`page ${new URL(httpRequest.url).pathname}`))
  const one = (path: string) => [`GET ${path} HTTP/1.1`, 'Host: x', '']
  const answers = await send(...one('/jobs'), ...one('/agb'), ...one('/jobs'))
  expect([...answers.matchAll(/page \/(jobs|agb)/g)].map(([, path]) => path)).toEqual(['jobs', 'agb', 'jobs'])
})

test('an answer is made from the address alone: nothing of one visitor reaches another', async () => {
  const { get, requests } = await cachedSite(page)
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
  const { app, get, requests } = await cachedSite(
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
  const { get, requests } = await cachedSite(() => new Response('x', init))
  const answers = [await get('/jobs'), await get('/jobs')]
  expect(answers.map(({ status }) => status)).toEqual([init.status ?? 200, init.status ?? 200])
  expect(requests).toHaveLength(2)
})

test('an error page, its header and the log name the same request', async () => {
  const { get, logged } = await cachedSite(
    () => new Response('x', { status: 500, headers: { 'X-Request-Id': 'made-1' } }),
  )
  expect((await get('/jobs')).header('X-Request-Id')).toBe('made-1')
  expect(logged).toMatchObject([{ requestId: 'made-1', method: 'GET', path: '/jobs', status: 500, from: 'made' }])
})

test('posts, bodies and addresses that are nobody’s else go past it', async () => {
  const { get, requests } = await cachedSite(page)
  expect((await get('/vermietung', {}, 'POST')).status).toBe(418)
  expect((await get('/vermietung', { 'Content-Length': '0' })).status).toBe(418)
  expect((await get('/verwaltung')).status).toBe(418)
  expect((await get('/kontakt?eingegangen=7K42-PXR8')).status).toBe(418)
  expect(requests).toEqual([])
})

test('kept answers of the API count as reads like all others', async () => {
  const { get } = await cachedSite(() => Response.json({ items: [] }))
  const answers = await Promise.all(Array.from({ length: 300 }, () => get('/api/jobs')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await get('/api/jobs')).status).toBe(418)
  expect((await get('/jobs')).status).toBe(200)
})

test('without room nothing is kept', async () => {
  const { get } = await cachedSite(page, { CACHE_MB: '0' })
  expect((await get('/vermietung')).status).toBe(418)
})
