import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expect, vi } from 'vitest'
import { newRequest, test } from './test.ts'

/** Public pages that are made anew for each visitor, and why. */
const notKept = [
  /^\/\*$/, // Each address that does not exist would be kept by itself.
  /^\/suchauftrag/, // A form with what was searched for, and one person's page.
  /^\/stoerungen/, // A form, and one person's page.
  /^\/wohnung\/[^/]+\/besichtigung$|^\/besichtigung/, // A form with what is free at this moment, and one person's page.
  /^\/war-das-hilfreich\//, // A form's answer.
  /^\/vorgang\//, // Of one sender, by a link in a mail.
]

const STRONG = /^"[\w-]+"$/

async function everyKeptAddress(): Promise<string[]> {
  const patterns = addressPatterns.filter((pattern) => !notKept.some((address) => address.test(pattern)))
  const addresses = (await Promise.all(patterns.map((pattern) => addressesOf(pattern)))).flat()
  // The answer to somebody's own words is made for them, and counted.
  return [...new Set(addresses)].filter((address) => !address.includes('?q='))
}

const read = async (request: APIRequestContext, address: string, headers = {}) => {
  const answer = await request.get(address, { headers })
  return { status: answer.status(), tag: answer.headers().etag ?? '', text: await answer.text() }
}

/** Somebody else may change the content between two requests: a few attempts, of which one has to be undisturbed. */
const undisturbed = { timeout: 20_000, interval: 300 }

test('every public page is kept, asks to be compared, and is not sent twice', async ({ request }) => {
  for (const address of await everyKeptAddress()) {
    await vi.waitFor(async () => {
      const { etag = '', 'cache-control': caching } = (await request.get(address)).headers()
      expect(etag, address).toMatch(STRONG)
      expect(caching, address).toBe('no-cache')
      const again = await request.get(address, { headers: { 'If-None-Match': etag } })
      expect(again.status(), address).toBe(304)
    }, undisturbed)
  }
})

test('two visitors get the same bytes, with no key and no token of one of them', async ({ request }) => {
  const other = await newRequest()
  for (const address of await everyKeptAddress()) {
    await vi.waitFor(async () => {
      const first = await read(request, `${address}${address.includes('?') ? '&' : '?'}utm_source=brief`, {
        Cookie: 'besuch=1',
      })
      const second = await read(other, address, { 'Accept-Language': 'en' })
      expect(second.text === first.text, `${address} is the same for both`).toBe(true)
      expect(first.text, address).not.toContain('utm_source')
      for (const [input] of first.text.matchAll(/<input[^>]*name="idempotency_key"[^>]*>/g)) {
        expect(input, address).toContain('value=""')
      }
    }, undisturbed)
  }
  const tokens = await Promise.all([request, other].map(async (each) => (await read(each, '/api/form-token')).text))
  const pages = await read(request, '/kontakt')
  for (const token of tokens) expect(pages.text).not.toContain((JSON.parse(token) as { token: string }).token)
  await other.dispose()
})

test('what was sent or asked is in no cache, neither ours nor a browser’s', async ({ request }) => {
  for (const address of ['/kontakt?eingegangen=7K42-PXR8', '/chatbot?frage=Hallo', '/api/form-token']) {
    const answer = await request.get(address)
    expect(answer.headers()['cache-control'], address).toBe('no-store')
  }
  const posted = await request.post('/kontakt', { form: { vorname: '' }, maxRedirects: 0 })
  expect([posted.status(), posted.headers()['cache-control']]).toEqual([422, 'no-store'])
})

test('another process changes the content: it shows on the very next request', async ({ request }) => {
  const database = new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite'), { timeout: 10_000 })
  for (const year of [2031, 2032, 2033]) {
    const changedAt = `${year}-05-06T07:08:09.000Z`
    await request.get('/sitemap.xml')
    database
      .prepare('update content_state set content_version = content_version + 1, changed_at = ? where id = 1')
      .run(changedAt)
    expect((await read(request, '/sitemap.xml')).text).toContain(`${year}-05-06`)
  }
  database.close()
})

test('a part of a file, and the rest of it', async ({ request }) => {
  const whole = await (await request.get('/bilder/buero-640.webp')).body()
  const first = await request.get('/bilder/buero-640.webp', { headers: { Range: 'bytes=0-99' } })
  const rest = await request.get('/bilder/buero-640.webp', { headers: { Range: 'bytes=100-' } })
  expect([first.status(), rest.status()]).toEqual([206, 206])
  expect(Buffer.concat([await first.body(), await rest.body()]).equals(whole)).toBe(true)
  expect(
    (await request.get('/bilder/buero-640.webp', { headers: { Range: `bytes=${whole.byteLength}-` } })).status(),
  ).toBe(416)
})
