import type { Request } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/**
 * All that a touched page may load, in bytes as sent (brotli). React, its DOM and what the page needs of the router are 75 KB of it,
 * what every page shows 17. An untouched page loads nothing: docs/decisions/0017-late-scripts.md.
 */
const TOUCHED_BUDGET_KB = 110

/** The router's engine and its list of all pages, when a visitor is about to go on: 17 and 3 KB. */
const GOING_ON_KB = 21

/** zod, the schema and what reads it, when a visitor comes near a form. */
const JUDGING_KB = 10

/** Pages whose touched version is larger, by how much at most, and why. Of all of them React and its DOM are 58 KB. */
const exceptions: { kilobytes: number; because: string; patterns: string[] }[] = [
  {
    kilobytes: 116,
    because: 'shows galleries and maps, filters a table, or holds the shortest form with its draft and its fields',
    patterns: ['/immobilie/:propertyId', '/wohnungen', '/kontakt'],
  },
  {
    kilobytes: 122,
    because: 'holds a form: drafts, sending, and fields that answer while one types',
    patterns: [
      '/schadensmeldung',
      '/mietbescheinigung',
      '/hausverwaltung',
      '/gutachten',
      '/schadensanierung',
      '/instandhaltungsarbeiten',
      '/nebenkostenabrechnung',
      '/job/:slug/bewerbung',
      '/jobs/initiativbewerbung',
    ],
  },
  {
    kilobytes: 127,
    because:
      'holds a form in steps, whose steps are all in the document; or a flat’s gallery, plan, map, costs and energy at once',
    patterns: ['/wohnung/:apartmentId', '/mieter-bewerbung', '/handwerker-partner'],
  },
]

/** Texts: no script however they are touched. */
const onlyRead = new Set(['/impressum', '/datenschutz', '/barrierefreiheit', '/agb'])

const budgetOf = (pattern: string) =>
  onlyRead.has(pattern)
    ? 0
    : (exceptions.find(({ patterns }) => patterns.includes(pattern))?.kilobytes ?? TOUCHED_BUDGET_KB)

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

test('the router’s engine comes when a visitor comes near a link, before anything is pressed, and only then', async ({
  page,
}) => {
  const scripts: Promise<{ name: string; bytes: number; encoding: string }>[] = []
  await page.goto('/ueber-uns', { waitUntil: 'networkidle' })
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  page.on('requestfinished', (request) => {
    if (/\/(engine|manifest)-[^/]*\.js$/.test(request.url())) scripts.push(sizeOf(request))
  })
  await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).hover()
  await expect.poll(() => scripts.length).toBe(2)
  expect(await sumOf(scripts)).toBeLessThanOrEqual(GOING_ON_KB * 1024)
  await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''))
  await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).click()
  await expect(page).toHaveURL('/vermietung')
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('what judges a form comes with the focus in its first field, and the message with „Nachricht senden“', async ({
  page,
}) => {
  const scripts: Promise<{ name: string; bytes: number; encoding: string }>[] = []
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  page.on('requestfinished', (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(sizeOf(request))
  })
  await page.getByLabel('Vorname').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const loaded = scripts.length
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte geben Sie Ihren Vornamen ein.').first()).toBeVisible()
  expect(scripts.length).toBe(loaded)
  expect(await sumOf(scripts)).toBeLessThanOrEqual(JUDGING_KB * 1024)
})

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

async function sumOf(scripts: Promise<{ bytes: number }>[]): Promise<number> {
  return (await Promise.all(scripts)).reduce((sum, script) => sum + script.bytes, 0)
}

async function sizeOf(request: Request) {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()])
  const encoding = (await response?.headerValue('content-encoding')) ?? 'none'
  return { name: new URL(request.url()).pathname, bytes: sizes.responseBodySize, encoding }
}
