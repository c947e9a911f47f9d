import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { builtFiles } from './built-files.server.ts'

const SCRIPT = '/assets/page-a1b2.js'
const PICTURE = '/bild.png'
const BYTES = Buffer.from(Array.from({ length: 100 }, (_, index) => index))

function arrange() {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const code = 'export {}\n'.repeat(200)
  writeFileSync(join(folder, SCRIPT), code)
  writeFileSync(join(folder, `${SCRIPT}.br`), brotliCompressSync(code))
  writeFileSync(join(folder, `${SCRIPT}.gz`), gzipSync(code))
  writeFileSync(join(folder, PICTURE), BYTES)
  const site = new Hono().use(builtFiles(folder)).all('*', (c) => c.text('page', 418))
  return (path: string, headers: Record<string, string> = {}, method = 'GET') => site.request(path, { method, headers })
}

test('a file with a hash in its name is kept for ever, and sent as the build compressed it', async () => {
  const get = arrange()
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const { status, headers } = await get(SCRIPT, { 'Accept-Encoding': accepted })
    expect([status, headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([200, encoding, 'Accept-Encoding'])
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
  expect((await get(PICTURE)).headers.get('Cache-Control')).toBe('public, max-age=86400')
})

test('a browser that has a file gets 304', async () => {
  const get = arrange()
  for (const path of [SCRIPT, PICTURE]) {
    const tag = (await get(path)).headers.get('ETag') ?? ''
    for (const known of [tag, `"x", ${tag}`, tag.replace('W/', ''), '*']) {
      const answer = await get(path, { 'If-None-Match': known, 'Accept-Encoding': 'br' })
      expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', tag])
      expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  }
})

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=0-0', 0, 0],
  ['bytes=90-', 90, 99],
  ['bytes=-5', 95, 99],
  ['bytes=-500', 0, 99],
  ['bytes=50-500', 50, 99],
])('%s of 100 bytes', async (range, first, last) => {
  const answer = await arrange()(PICTURE, { Range: range })
  expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, `bytes ${first}-${last}/100`])
  expect(Buffer.from(await answer.arrayBuffer()).equals(BYTES.subarray(first, last + 1))).toBe(true)
})

test.each(['bytes=100-', 'bytes=-0', 'bytes=9-0'])('nothing lies at %s', async (range) => {
  const { status, headers } = await arrange()(PICTURE, { Range: range })
  expect([status, headers.get('Content-Range')]).toEqual([416, 'bytes */100'])
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test.each(['bytes=0-1,5-6', 'bytes=-', 'items=0-1'])('%s is no range: all bytes come', async (range) => {
  const answer = await arrange()(PICTURE, { Range: range })
  expect(Buffer.from(await answer.arrayBuffer()).equals(BYTES)).toBe(true)
})

test('a browser that began with another version of a file gets all of it', async () => {
  const answer = await arrange()(PICTURE, { Range: 'bytes=0-9', 'If-Range': '"b"' })
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 100])
})

test('what is no file of the build goes on, other methods as well', async () => {
  const get = arrange()
  for (const path of ['/', '/assets', '/gibt-es-nicht.png', `${SCRIPT}.br`, '/assets/..%2fbild.png'])
    expect((await get(path)).status, path).toBe(418)
  expect((await get(PICTURE, {}, 'POST')).status).toBe(418)
  const head = await get(PICTURE, {}, 'HEAD')
  expect([head.status, head.headers.get('Content-Length'), (await head.arrayBuffer()).byteLength]).toEqual([
    200,
    '100',
    0,
  ])
})
