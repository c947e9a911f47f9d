import type { Page, Route } from '@playwright/test'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

const search = (page: Page) => page.getByLabel('Suche')
const town = (page: Page) => page.getByLabel('Ort', { exact: true })
const cards = (page: Page) => page.locator('#immobilien article')
const reset = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Filter zurücksetzen' })
const detailsLink = { name: 'Details zur Immobilie und Wohnungen ansehen' }
const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"Fehler","status":500}' })

/** Reaches the listing as visitors do who came from another page: the browser reads the API itself. */
async function openListFromHome(page: Page) {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).click()
  await expect(page).toHaveURL('/vermietung')
}

test('the listing is filtered, and leads to a building and back', async ({ page }) => {
  await page.goto('/vermietung')

  await test.step('typing filters after a pause, keeps the focus and takes no step of the back button', async () => {
    await expect(reset(page)).toHaveCount(0)
    await search(page).pressSequentially('rheinufer', { delay: 30 })
    await expect(page).toHaveURL('/vermietung?suche=rheinufer')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: '1 Immobilie gefunden' })).toBeVisible()
    await expect(search(page)).toBeFocused()

    await town(page).selectOption('Rhens')
    await expect(page).toHaveURL('/vermietung?suche=rheinufer&ort=Rhens')
    await expect(page.getByText('Keine Immobilien gefunden')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/vermietung?suche=rheinufer')
    await expect(town(page)).toHaveValue('')
    await expect(cards(page)).toHaveCount(1)

    await reset(page).click()
    await expect(page).toHaveURL('/vermietung')
    await expect(search(page)).toHaveValue('')
    await expect(page.getByRole('search')).toBeFocused()
  })

  await test.step('a building is reached through its card, and the way back keeps the filters', async () => {
    await town(page).selectOption('Braubach')
    // Until the list is there, the one before it stands, and its first card may be of Braubach, too.
    await expect(cards(page).filter({ hasNotText: 'Braubach' })).toHaveCount(0)
    await expect(page).toHaveURL('/vermietung?ort=Braubach')
    const name = await cards(page).nth(1).getByRole('heading').innerText()
    await cards(page).nth(1).getByRole('link', detailsLink).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.getByText(/^\d+ Wohnung(en)? in dieser Immobilie$/)).toBeVisible()
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click()
    await expect(page).toHaveURL('/vermietung?ort=Braubach')
  })

  await test.step('the policy of a kept page allows the scripts that are in it', async () => {
    // The fixture `problems` fails the test on any violation.
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
    await page.reload()
    await page.mouse.move(200, 200)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
  })

  await test.step('flats are shown as tiles or as a list, pictures in a viewer that wraps', async () => {
    await page.locator('a[href="/immobilie/braubach-rheinuferstrasse-12"]').first().click()
    await expect(page.getByRole('button', { name: 'Kacheln' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Liste' }).click()
    await expect(page).toHaveURL(/\?ansicht=liste$/)
    await expect(page.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true')

    const gallery = page.getByRole('list', { name: 'Bildergalerie' }).getByRole('link')
    const count = await gallery.count()
    await expect(page.getByRole('heading', { name: `Bildergalerie (${count} Bilder)` })).toBeVisible()
    await gallery.first().click()
    const viewer = page.getByRole('dialog')
    await viewer.getByRole('button', { name: 'Vorheriges Bild' }).click()
    await expect(viewer.getByRole('group', { name: `${count} von ${count}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gallery.first()).toBeFocused()
  })

  await test.step('without tiles the addresses stand there as text', async () => {
    await page.getByRole('heading', { name: /^Standort / }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Karte konnte nicht geladen werden')).toBeVisible()
    await expect(page.getByText('Der Kartendienst ist gerade nicht erreichbar.')).toBeVisible()
    await expect(page.getByText('Rheinuferstraße 12, 56338 Braubach').last()).toBeVisible()
    await expect(page.locator('[aria-label^="Karte:"]')).toHaveAttribute('inert')
  })
})

test('a listing and a building that are late, empty or do not come', async ({ page, problems }) => {
  await page.clock.install()

  await test.step('the listing says that it loads, and what to do when it cannot', async () => {
    problems.allow(/status of 500/)
    await page.route('**/api/properties*', broken)
    await openListFromHome(page)
    await expect(page.getByText('Immobilien werden aus der Datenbank geladen...')).toBeVisible()
    await passRetries(page, page.getByText('Fehler beim Laden der Immobilien aus der Datenbank.'))
    await expect(page.getByText('Bitte versuchen Sie es später noch einmal oder kontaktieren Sie uns.')).toBeVisible()

    await page.unroute('**/api/properties*')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(cards(page).first()).toBeVisible()
    problems.allowNoMore()
  })

  await test.step('a building says that it and its flats load, and when it has none', async () => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    let letFlatsThrough = () => {}
    const flatsHeld = new Promise<void>((resolve) => {
      letFlatsThrough = resolve
    })
    await page.route(/\/api\/properties\/[\w-]+$/, async (route) => {
      await held
      await route.continue()
    })
    await page.route('**/api/properties/*/apartments', async (route) => {
      await flatsHeld
      await route.fulfill({ json: { items: [], total: 0 } })
    })
    await page.getByRole('link', detailsLink).first().click()
    await expect(page.getByText('Immobilie wird geladen...')).toBeVisible()
    letThrough()
    await expect(page.getByRole('heading', { name: 'Wohnungen werden geladen...' })).toBeVisible()
    letFlatsThrough()
    await expect(page.getByRole('heading', { name: /^Keine Wohnungen in .+ in .+/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Keine Wohnungen verfügbar' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Jetzt kontaktieren' })).toHaveAttribute('href', /^tel:/)
  })

  await test.step('an empty portfolio is said to be empty, without filters', async () => {
    const empty = { items: [], total: 0, page: 1, page_size: 24, unfiltered_total: 0, locations: [] }
    await page.route('**/api/properties*', (route) => route.fulfill({ json: empty }))
    await openListFromHome(page)
    await expect(page.getByText('Derzeit keine Immobilien verfügbar')).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(0)
  })
})
