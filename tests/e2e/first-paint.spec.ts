import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '../support/test.ts'

const PAUSE_MS = 1000

/** The site behind a line that gives each page in two pieces, cut in the midst of the header's links. */
async function startSlowLine(siteUrl: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(siteUrl + url, { headers: { 'Accept-Encoding': 'identity' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const {
      'content-encoding': _,
      'content-length': __,
      'content-security-policy': ___,
      ...headers
    } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers)
    const navigation = bytes.indexOf('aria-label="Hauptnavigation"')
    if (navigation < 0) return void response.end(bytes)
    const cut = bytes.indexOf('</li>', navigation)
    response.write(bytes.subarray(0, cut))
    await wait(PAUSE_MS)
    response.end(bytes.subarray(cut))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => (server.closeAllConnections(), void server.close()) }
}

declare global {
  var shifted: number
}

test('a page that comes in pieces is not painted before its header is there, so that nothing moves', async ({
  page,
  baseURL,
}) => {
  const line = await startSlowLine(baseURL ?? '')
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(() => {
      globalThis.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shifted += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${line.url}/vermietung`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const firstPaint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    expect(Number(await firstPaint.jsonValue())).toBeGreaterThan(PAUSE_MS)
    expect(await page.evaluate(() => globalThis.shifted)).toBe(0)
  } finally {
    line.stop()
  }
})
