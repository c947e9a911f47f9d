import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tileAt } from './tile-address.ts'
import { createTiles, sweepTiles } from './tiles.server.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const rhens = tileAt(50.2811, 7.6179, 15)

/** A real tile server that counts its requests and answers as told. */
async function tileServer() {
  const state = { answer: 200, body: png, requests: [] as { url: string; userAgent: string }[] }
  const server = createServer((httpRequest, response) => {
    state.requests.push({ url: httpRequest.url ?? '', userAgent: httpRequest.headers['user-agent'] ?? '' })
    response.writeHead(state.answer, { 'Content-Type': 'image/png' }).end(state.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png` }
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'tiles-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('a tile is fetched once, with our name, and then comes from the disk', async () => {
  const { state, url } = await tileServer()
  const dataDir = folder()
  const tiles = createTiles({ tilesUrl: url, dataDir, siteUrl: 'https://example.de', now: () => new Date() })

  expect(await Promise.all([tiles.read(rhens), tiles.read(rhens)])).toEqual([png, png])
  const afterRestart = createTiles({ tilesUrl: url, dataDir, siteUrl: 'https://example.de', now: () => new Date() })
  expect(await afterRestart.read(rhens)).toEqual(png)

  expect(state.requests).toHaveLength(1)
  expect(state.requests[0]).toEqual({
    url: `/${rhens.z}/${rhens.x}/${rhens.y}.png`,
    userAgent: 'PropertyWebsite/1.0 (+https://example.de)',
  })
})

test('an old tile is fetched again, and stays in use when the tile server fails', async () => {
  const { state, url } = await tileServer()
  let now = new Date()
  const tiles = createTiles({ tilesUrl: url, dataDir: folder(), siteUrl: 'https://example.de', now: () => now })
  await tiles.read(rhens)

  now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
  state.answer = 503
  expect(await tiles.read(rhens)).toEqual(png)
  expect(state.requests).toHaveLength(2)
})

test('after a failure the tile server is left alone for half a minute', async () => {
  const { state, url } = await tileServer()
  let now = new Date()
  const tiles = createTiles({ tilesUrl: url, dataDir: folder(), siteUrl: 'https://example.de', now: () => now })
  state.answer = 500
  expect(await tiles.read(rhens)).toBeNull()
  expect(await tiles.read({ ...rhens, x: rhens.x + 1 })).toBeNull()
  expect(state.requests).toHaveLength(1)

  state.answer = 200
  now = new Date(now.getTime() + 31_000)
  expect(await tiles.read(rhens)).toEqual(png)
})

test('what is no picture is not kept', async () => {
  const { state, url } = await tileServer()
  state.body = Buffer.from('<html>Bitte anmelden</html>')
  const tiles = createTiles({ tilesUrl: url, dataDir: folder(), siteUrl: 'https://example.de', now: () => new Date() })
  expect(await tiles.read(rhens)).toBeNull()
})

test('the disk keeps the newest tiles, up to a number, and none that is too old', async () => {
  const path = folder()
  mkdirSync(join(path, '15/17077'), { recursive: true })
  const file = (name: string, daysAgo: number) => {
    const at = new Date(Date.UTC(2026, 5, 30) - daysAgo * 86_400_000)
    writeFileSync(join(path, '15/17077', name), png)
    utimesSync(join(path, '15/17077', name), at, at)
  }
  file('1.png', 1)
  file('2.png', 2)
  file('3.png', 3)
  file('4.png.x.part', 90)

  expect(await sweepTiles(path, { newerThan: new Date(Date.UTC(2026, 4, 1)), most: 2 })).toBe(2)
  expect(readdirSync(join(path, '15/17077')).toSorted()).toEqual(['1.png', '2.png'])
  expect(await sweepTiles(join(path, 'none'), { newerThan: new Date(), most: 2 })).toBe(0)
})
