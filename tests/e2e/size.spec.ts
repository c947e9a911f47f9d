import type { Page, Request } from '@playwright/test'
import { addressesOf } from '../support/addresses.ts'
import { filesOf } from '../support/page-files.ts'
import { measuredInBrowser } from '../support/size-budget.ts'
import { expect, test } from '../support/test.ts'

for (const pattern of measuredInBrowser) {
  test(`a browser loads for ${pattern} what its HTML names, and no more until something is touched`, async ({
    page,
    request,
  }) => {
    const [address = '/'] = await addressesOf(pattern)
    const scripts = watchScripts(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const served = await filesOf(request, address)
    expect(namesAndBytes(await Promise.all(scripts))).toEqual(namesAndBytes(served.scripts))
  })
}

test('a form is judged and sent by what came with its page', async ({ page }) => {
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const scripts = watchScripts(page)
  await page.getByLabel('Vorname').press('Enter')
  await expect(page.getByText('Bitte geben Sie Ihren Vornamen ein.').first()).toBeVisible()
  await page.getByLabel('Vorname').fill('Erika')
  await page.getByLabel('Nachname').fill('Musterfrau')
  await page.getByLabel('E-Mail').fill('erika@example.org')
  await page.getByLabel('Betreff').fill('Frage')
  await page.getByLabel('Nachricht', { exact: true }).fill('Wann haben Sie geöffnet?')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByText(/[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/).first()).toBeVisible()
  expect(scripts).toEqual([])
})

function watchScripts(page: Page): Promise<{ name: string; bytes: number }>[] {
  const scripts: Promise<{ name: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(sizeOf(request))
  })
  return scripts
}

const namesAndBytes = (scripts: readonly { name: string; bytes: number }[]) =>
  scripts.map(({ name, bytes }) => `${name} ${bytes}`).toSorted()

async function sizeOf(request: Request) {
  const { responseBodySize } = await request.sizes()
  return { name: new URL(request.url()).pathname, bytes: responseBodySize }
}
