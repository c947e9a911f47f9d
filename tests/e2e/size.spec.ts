import type { Request } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/** JavaScript that a first visit to any public page may load, in bytes as sent (brotli). */
const BUDGET_BYTES = 120 * 1024
/** With everything that reacts to the visitor, once they have touched the page. */
const TOUCHED_BUDGET_BYTES = 150 * 1024

for (const pattern of addressPatterns) {
  test(`a first visit to ${pattern} reads without JavaScript, and little comes with the first touch`, async ({
    page,
    problems,
  }) => {
    if (pattern === '/*') problems.allow(/status of 404/)
    const [address = '/'] = await addressesOf(pattern)
    const scripts: Promise<{ name: string; bytes: number; encoding: string }>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) scripts.push(sizeOf(request))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const untouched = await sumOf(scripts)
    await page.mouse.move(5, 5)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')

    const loaded = await Promise.all(scripts)
    const touched = await sumOf(scripts)
    test.info().annotations.push({
      type: 'measured',
      description: `${kilobytes(untouched)} KB, touched ${kilobytes(touched)} KB ${pattern}`,
    })
    expect(loaded.filter((script) => script.encoding !== 'br')).toEqual([])
    expect(untouched, JSON.stringify(loaded)).toBeLessThanOrEqual(BUDGET_BYTES)
    expect(touched, JSON.stringify(loaded)).toBeLessThanOrEqual(TOUCHED_BUDGET_BYTES)
  })
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

async function sumOf(scripts: Promise<{ bytes: number }>[]): Promise<number> {
  return (await Promise.all(scripts)).reduce((sum, script) => sum + script.bytes, 0)
}

async function sizeOf(request: Request) {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()])
  const encoding = (await response?.headerValue('content-encoding')) ?? 'none'
  return { name: new URL(request.url()).pathname, bytes: sizes.responseBodySize, encoding }
}
