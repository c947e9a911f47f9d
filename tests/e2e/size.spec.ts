import type { Request } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/**
 * What a touched page loads in all, in KB as sent (brotli), measured 2026-11-22. React, its DOM and what the page needs of the router
 * are 74 of it, what every page shows 15. An untouched page loads nothing: docs/decisions/0017-late-scripts.md.
 */
const measured: Record<string, number> = {
  '/': 97.8,
  '/ueber-uns': 94.3,
  '/kontakt': 103.4,
  '/vermietung': 107.7,
  '/immobilie/:propertyId': 109.2,
  '/wohnungen': 106.6,
  '/wohnung/:apartmentId': 109.9,
  '/mieter-bewerbung': 109.3,
  '/schadensmeldung': 108.8,
  '/mietbescheinigung': 105.6,
  '/chatbot': 97.3,
  '/mieterinfos/:category?/:article?': 102.3,
  '/hausverwaltung': 107,
  '/gutachten': 106.8,
  '/schadensanierung': 106.8,
  '/instandhaltungsarbeiten': 106.8,
  '/nebenkostenabrechnung': 106.8,
  '/handwerker-partner': 109.4,
  '/jobs': 104,
  '/job/:slug': 99.4,
  '/job/:slug/bewerbung': 108.6,
  '/jobs/initiativbewerbung': 108.6,
  '/vorgang/:token': 102.6,
  '/vorgang/:token/daten': 92.8,
}

/** Room for small changes; whoever needs more says so in the table above. */
const DRIFT_KB = 1.5

/** No page of a first visit may load more, without an exception. Of all of them React and its DOM are 58 KB. */
const PROMISED_KB = 110

/** The router's engine and its list of all pages, when a visitor is about to go on: 17 and 2 KB. */
const GOING_ON_KB = 21

/** zod and the schema, what sends, the draft's note and the receipt, when a visitor comes near a form. Steps come beside it: 3 to 7. */
const JUDGING_KB = 11.5

/** Texts: no script however they are touched. */
const onlyRead = new Set(['/impressum', '/datenschutz', '/barrierefreiheit', '/agb'])

function budgetOf(pattern: string): number {
  if (onlyRead.has(pattern)) return 0
  return Math.min((measured[pattern] ?? PROMISED_KB) + DRIFT_KB, PROMISED_KB)
}

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
  // The page was idle once already: `waitForLoadState` would not wait for the second file.
  await expect
    .poll(async () => {
      const before = scripts.length
      await page.waitForTimeout(1000)
      return scripts.length - before
    })
    .toBe(0)
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
