import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/** Only the office's own files speak of its addresses; the root names the office once, to choose its error page. */
const OFFICE_CODE = /verwaltung\/|office-table/

for (const pattern of addressPatterns.filter((each) => !each.endsWith('/*'))) {
  test(`${pattern} loads nothing of the office`, async ({ page, baseURL }) => {
    const [address = '/'] = await addressesOf(pattern)
    const loaded = new Set<string>()
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url())
      if (origin === baseURL && /\.(js|css)$/.test(pathname)) loaded.add(pathname)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 200)
    await page.waitForLoadState('networkidle')
    // Legal texts load their style sheet only.
    expect(loaded.size).toBeGreaterThan(0)
    for (const file of loaded) {
      const text = await (await page.request.get(file)).text()
      expect.soft(OFFICE_CODE.exec(text)?.[0], file).toBeUndefined()
    }
    expect.soft(OFFICE_CODE.exec(await page.content())?.[0]).toBeUndefined()
  })
}

test('a page of the office is in no cache and no search engine', async ({ request }) => {
  const answer = await request.get('/verwaltung/anmelden')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
})
