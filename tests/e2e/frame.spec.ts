import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const menus = {
  'Für Mieter': ['/mieterinfos', '/schadensmeldung', '/mietbescheinigung', '/mieter-bewerbung', '/chatbot'],
  'Für Vermieter': [
    '/schadensanierung',
    '/gutachten',
    '/hausverwaltung',
    '/nebenkostenabrechnung',
    '/instandhaltungsarbeiten',
  ],
  'Über uns': ['/ueber-uns', '/jobs', '/kontakt'],
}

const header = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name })
const menuLink = (page: Page, address: string) => header(page).locator(`a[href="${address}"]:visible`)

/** Chooses "Ablehnen" where the banner asks, so that it covers nothing. */
async function declineCookies(page: Page) {
  await page.getByRole('button', { name: 'Ablehnen' }).click()
}

test('the header links to the main pages and the phone', async ({ page }) => {
  await page.goto('/')
  for (const address of ['/', '/vermietung', '/wohnungen', '/handwerker-partner']) {
    await expect(menuLink(page, address).first()).toBeVisible()
  }
  await expect(header(page).locator('a[href^="tel:"]:visible').first()).toBeVisible()
  const box = await header(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(170)
})

for (const [name, addresses] of Object.entries(menus)) {
  test(`the menu „${name}“ opens by hover and shows its ${addresses.length} pages`, async ({ page }) => {
    await page.goto('/')
    const first = menuLink(page, addresses[0] ?? '')
    await expect(first).toHaveCount(0)
    await menuButton(page, name).hover()
    for (const address of addresses) await expect(menuLink(page, address)).toBeVisible()
    await page.mouse.move(700, 800)
    await expect(first).toHaveCount(0)
  })
}

test('a menu opens and closes by its button', async ({ page }) => {
  await page.goto('/')
  const button = menuButton(page, 'Für Mieter')
  await button.focus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(menuLink(page, '/mieterinfos')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a menu is walked by keyboard, and Escape closes it and gives the focus back', async ({ page, problems }) => {
  // A link fetches its page when it gets the focus; some pages of the menu are still to come.
  problems.allow(/status of 404.*not-found-page/)
  await page.goto('/')
  const button = menuButton(page, 'Für Mieter')
  await button.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(menuLink(page, '/mieterinfos')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menuLink(page, '/schadensmeldung')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('opening one menu closes the other', async ({ page }) => {
  await page.goto('/')
  await menuButton(page, 'Für Mieter').focus()
  await page.keyboard.press('Enter')
  await menuButton(page, 'Über uns').focus()
  await page.keyboard.press('Enter')
  await expect(menuButton(page, 'Für Mieter')).toHaveAttribute('aria-expanded', 'false')
  await expect(menuLink(page, '/jobs')).toBeVisible()
})

test('the active page is marked in the navigation', async ({ page }) => {
  await page.goto('/vermietung')
  await expect(header(page).locator('a[href="/vermietung"]:visible').first()).toHaveAttribute('aria-current', 'page')
})

test('the first Tab leads to a link that jumps to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.locator('a[href="#inhalt"]')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
})

test('the footer names the company and links the legal pages', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const address of ['/impressum', '/datenschutz', '/barrierefreiheit', '/agb']) {
    await expect(footer.locator(`a[href="${address}"]`).first()).toBeVisible()
  }
  await expect(footer).toContainText('© 2024')
  await expect(footer).toContainText('Rhens')
})

test('the cookie banner asks once and remembers the answer', async ({ page }) => {
  await page.goto('/')
  await declineCookies(page)
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0)
})

test('an unknown address is a 404 page with a way home', async ({ page, problems }) => {
  problems.allow(/status of 404/)
  const answer = await page.goto('/gibt-es-nicht')
  expect(answer?.status()).toBe(404)
  const line = page.getByText('Oops! Page not found')
  await expect(line).toBeVisible()
  await expect(line).toHaveAttribute('lang', 'en')
  await page.getByRole('main').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
})
