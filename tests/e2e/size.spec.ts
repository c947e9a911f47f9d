import type { Request } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/** JavaScript that a first visit to any public page may load, in bytes as sent (brotli). */
const BUDGET_BYTES = 120 * 1024

for (const pattern of addressPatterns) {
  test(`a first visit to ${pattern} loads at most 120 KB of JavaScript`, async ({ page, problems }) => {
    if (pattern === '/*') problems.allow(/status of 404/)
    const [address = '/'] = await addressesOf(pattern)
    const scripts: Promise<{ name: string; bytes: number; encoding: string }>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) scripts.push(sizeOf(request))
    })
    await page.goto(address, { waitUntil: 'networkidle' })

    const loaded = await Promise.all(scripts)
    const bytes = loaded.reduce((sum, script) => sum + script.bytes, 0)
    test.info().annotations.push({ type: 'measured', description: `${(bytes / 1024).toFixed(1)} KB ${pattern}` })
    expect(loaded.filter((script) => script.encoding !== 'br')).toEqual([])
    expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(BUDGET_BYTES)
  })
}

async function sizeOf(request: Request) {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()])
  const encoding = (await response?.headerValue('content-encoding')) ?? 'none'
  return { name: new URL(request.url()).pathname, bytes: sizes.responseBodySize, encoding }
}
