import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Scripts stay on the way until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const isAllowed = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isAllowed
    await route.continue()
  })
  return arrive
}

const scriptsOf = (page: Page) => {
  const loaded: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()))
  return loaded
}

test('who reads a legal text loads no script, and the menu works with the first touch', async ({ page }) => {
  const loaded = scriptsOf(page)
  await page.goto('/agb', { waitUntil: 'networkidle' })
  await page.waitForTimeout(5500)
  expect(loaded).toEqual([])
  await page.getByRole('button', { name: 'Für Mieter' }).click()
  await page.getByRole('link', { name: 'Mietbescheinigung' }).first().click()
  await expect(page).toHaveURL('/mietbescheinigung')
})

test('other pages wake by themselves after a while, so that the pictures change', async ({ page }) => {
  await page.goto('/')
  const shown = page
    .getByRole('region', { name: /Bilder|Ansichten/ })
    .first()
    .locator('[data-state="shown"]')
  const first = await shown.getAttribute('aria-label')
  await expect(shown).not.toHaveAttribute('aria-label', first ?? '', { timeout: 9000 })
})

test('a button that was pressed before its script came acts once when it is there', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.getByRole('button', { name: 'Für Vermieter' }).click()
  arrive()
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Für Vermieter' })).toHaveAttribute('aria-expanded', 'true')
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined')
})

test('what was chosen and typed meanwhile reaches the filters', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/vermietung')
  await page.getByLabel('Ort', { exact: true }).selectOption('Braubach')
  await page.getByPlaceholder('Name oder Adresse suchen...').fill('Weinberg')
  arrive()
  await expect(page).toHaveURL(/suche=Weinberg/)
  await expect(page).toHaveURL(/ort=Braubach/)
})

test('if the scripts never arrive, links lead on and forms are sent all the same', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|net::|status of 422/)
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Immobilien' }).click()
  await expect(page).toHaveURL('/vermietung')
  await page.goto('/hausverwaltung')
  await page.getByLabel('Vorname').fill('A')
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByText('Vorname muss mindestens 2 Zeichen lang sein.').first()).toBeVisible()
})
