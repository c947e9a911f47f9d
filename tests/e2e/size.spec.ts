import type { Request } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/**
 * All that a touched page may load, in bytes as sent (brotli). React, its DOM and the router are 91 KB of it, what every page shows 17,
 * the list of routes 3. An untouched page loads nothing: docs/decisions/0017-late-scripts.md.
 */
const TOUCHED_BUDGET_KB = 110

/** Pages whose touched version is larger, by how much at most, and why. A page that is not here keeps to the budget and 5 KB for itself. */
const exceptions: { kilobytes: number; because: string; patterns: string[] }[] = [
  {
    kilobytes: 128,
    because: 'reads from the API while one filters, pages or searches: TanStack Query is 8 KB',
    patterns: [
      '/',
      '/ueber-uns',
      '/chatbot',
      '/vermietung',
      '/mieterinfos/:category?/:article?',
      '/jobs',
      '/job/:slug',
    ],
  },
  {
    kilobytes: 130,
    because: 'is one sender’s own: messages, files and the form to answer',
    patterns: ['/vorgang/:token', '/vorgang/:token/daten'],
  },
  {
    kilobytes: 142,
    because: 'shows galleries, maps or a table that sorts, and reads from the API',
    patterns: ['/immobilie/:propertyId', '/wohnungen', '/wohnung/:apartmentId'],
  },
  {
    kilobytes: 152,
    because: 'holds a form: schema, messages, drafts and fields answer while one types',
    patterns: [
      '/kontakt',
      '/mieter-bewerbung',
      '/schadensmeldung',
      '/mietbescheinigung',
      '/hausverwaltung',
      '/gutachten',
      '/schadensanierung',
      '/instandhaltungsarbeiten',
      '/nebenkostenabrechnung',
      '/handwerker-partner',
      '/job/:slug/bewerbung',
      '/jobs/initiativbewerbung',
    ],
  },
]
const OWN_KB = 5

/** Texts: no script however they are touched. */
const onlyRead = new Set(['/impressum', '/datenschutz', '/barrierefreiheit', '/agb'])

const budgetOf = (pattern: string) =>
  onlyRead.has(pattern)
    ? 0
    : (exceptions.find(({ patterns }) => patterns.includes(pattern))?.kilobytes ?? TOUCHED_BUDGET_KB + OWN_KB)

for (const pattern of addressPatterns) {
  test(`a first visit to ${pattern} reads without JavaScript, and little comes with the first touch`, async ({
    page,
    problems,
  }) => {
    if (pattern.endsWith('/*')) problems.allow(/status of 404/)
    const [address = '/'] = await addressesOf(pattern)
    const scripts: Promise<{ name: string; bytes: number; encoding: string }>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) scripts.push(sizeOf(request))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const untouched = await sumOf(scripts)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 200)
    if (!onlyRead.has(pattern)) await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')

    const loaded = await Promise.all(scripts)
    const touched = await sumOf(scripts)
    test.info().annotations.push({
      type: 'measured',
      description: `${kilobytes(untouched)} KB, touched ${kilobytes(touched)} KB ${pattern}`,
    })
    expect(loaded.filter((script) => script.encoding !== 'br')).toEqual([])
    expect(untouched, JSON.stringify(loaded)).toBe(0)
    expect(touched, JSON.stringify(loaded)).toBeLessThanOrEqual(budgetOf(pattern) * 1024)
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
