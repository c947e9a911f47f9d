import type { Page, Request } from '@playwright/test'
import { addressesOf } from '../support/addresses.ts'
import { filesOf } from '../support/page-files.ts'
import { SENDING_KB, measuredInBrowser } from '../support/size-budget.ts'
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

test('what judges a form comes with the focus in its first field, and the message with „Nachricht senden“', async ({
  page,
}) => {
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
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
  const sum = (await Promise.all(scripts)).reduce((bytes, script) => bytes + script.bytes, 0)
  expect(sum).toBeLessThanOrEqual(SENDING_KB * 1024)
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
