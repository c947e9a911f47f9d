import type { Page, Request } from '@playwright/test'
import { addressesOf } from '../support/addresses.ts'
import { filesOf, mentionsOffice } from '../support/page-files.ts'
import { measuredInBrowser, onlyRead } from '../support/size-budget.ts'
import { expect, test } from '../support/test.ts'

/** The router's engine and its list of all pages, when a visitor is about to go on: 17 and 2 KB. */
const GOING_ON_KB = 21

/** zod and the schema, what sends, the draft's note and the receipt, when a visitor comes near a form. Steps come beside it: 3 to 7. */
const JUDGING_KB = 11.5

type Script = { name: string; bytes: number; encoding: string }

for (const pattern of measuredInBrowser) {
  test(`a first visit to ${pattern} loads no script, and its first touch those that its HTML names`, async ({
    page,
    request,
  }) => {
    const [address = '/'] = await addressesOf(pattern)
    const scripts = watchScripts(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 200)
    if (!onlyRead.has(pattern)) await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')

    const loaded = await Promise.all(scripts)
    const served = await filesOf(request, address)
    const named = onlyRead.has(pattern) ? [] : served.scripts
    expect(namesAndBytes(loaded)).toEqual(namesAndBytes(named))
    expect(loaded.filter((script) => script.encoding !== 'br')).toEqual([])
    for (const { name } of loaded) expect.soft(mentionsOffice(await (await request.get(name)).text()), name).toBeNull()
    expect.soft(mentionsOffice(await page.content())).toBeNull()
  })
}

test('the router’s engine comes when a visitor comes near a link, before anything is pressed, and only then', async ({
  page,
}) => {
  await page.goto('/ueber-uns', { waitUntil: 'networkidle' })
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const scripts = watchScripts(page, /\/(engine|manifest)-[^/]*\.js$/)
  await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).hover()
  await expect.poll(() => scripts.length).toBe(2)
  expect(sumOf(await Promise.all(scripts))).toBeLessThanOrEqual(GOING_ON_KB * 1024)
  await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''))
  await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).click()
  await expect(page).toHaveURL('/vermietung')
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('what judges a form comes with the focus in its first field, and the message with „Nachricht senden“', async ({
  page,
}) => {
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const scripts = watchScripts(page)
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
  expect(sumOf(await Promise.all(scripts))).toBeLessThanOrEqual(JUDGING_KB * 1024)
})

function watchScripts(page: Page, pattern = /\.js(\?|$)/): Promise<Script>[] {
  const scripts: Promise<Script>[] = []
  page.on('requestfinished', (request) => {
    if (pattern.test(request.url())) scripts.push(sizeOf(request))
  })
  return scripts
}

const sumOf = (scripts: readonly { bytes: number }[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

const namesAndBytes = (scripts: readonly { name: string; bytes: number }[]) =>
  scripts.map(({ name, bytes }) => `${name} ${bytes}`).toSorted()

async function sizeOf(request: Request): Promise<Script> {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()])
  const encoding = (await response?.headerValue('content-encoding')) ?? 'none'
  return { name: new URL(request.url()).pathname, bytes: sizes.responseBodySize, encoding }
}
