import type { Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { axeViolations } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'
import { startTileServer } from '../support/tile-server.ts'

let asked: string[] = []
const test = testOnOwnSite(async () => {
  const tiles = await startTileServer()
  asked = tiles.asked
  return { environment: { MAP_TILES_URL: tiles.url }, close: tiles.stop }
})
// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' })

const region = (page: Page) => page.getByRole('region', { name: /^Karte: / })
const pins = (page: Page) => region(page).locator('.leaflet-marker-icon')

async function toMap(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.wheel(0, 200)
  await page.getByRole('heading', { name: /^Standorte? / }).scrollIntoViewIfNeeded()
}

test('a visitor and the maps of our own address', async ({ page, baseURL }) => {
  await test.step('the map comes from our own address, names its source and asks for no consent', async () => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
    })
    await toMap(page, '/immobilie/braubach-rheinuferstrasse-12')
    await expect(pins(page)).toHaveCount(1)
    await expect(region(page).locator('.leaflet-tile-loaded').first()).toBeVisible()
    await expect(region(page).getByRole('link', { name: 'OpenStreetMap-Mitwirkende' })).toBeVisible()
    expect((await region(page).boundingBox())?.height).toBeGreaterThanOrEqual(398)
    expect(foreign).toEqual([])
    expect(asked[0]).toMatch(/^\/15\/\d+\/\d+\.png$/)
  })

  await toMap(page, '/vermietung?suche=rheinufer')
  await test.step('the map holds no barrier that axe finds, also with an open pin', async () => {
    await region(page).getByRole('button', { name: 'Gelbes Haus an der Rheinuferstraße' }).click()
    await expect(region(page).getByRole('link', { name: 'Gelbes Haus an der Rheinuferstraße' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('a pin is opened, read, left and followed with the keyboard', async () => {
    const pin = region(page).getByRole('button', { name: 'Gelbes Haus an der Rheinuferstraße' })
    await expect(pin).toBeVisible()
    await pin.press('Enter')
    const link = region(page).getByRole('link', { name: 'Gelbes Haus an der Rheinuferstraße' })
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toHaveCount(0)
    await expect(pin).toBeFocused()

    await pin.press('Space')
    await expect(link).toBeFocused()
    await expect(region(page).getByRole('button', { name: 'Schließen' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/immobilie/braubach-rheinuferstrasse-12')
    await expect(page.getByRole('heading', { level: 1, name: 'Gelbes Haus an der Rheinuferstraße' })).toBeVisible()
  })

  await test.step('neighbours share a pin that tells how many they are and comes nearer', async () => {
    await toMap(page, '/vermietung')
    const group = region(page).getByRole('button', { name: /^\d+ Immobilien, darunter / })
    await expect(group.first()).toBeVisible()
    const label = (await group.first().getAttribute('aria-label')) ?? ''
    await group.first().press('Enter')
    await expect(region(page)).toBeFocused()
    await expect(region(page).getByRole('button', { name: label, exact: true })).toHaveCount(0)
    // Next-door neighbours part only when one comes nearer still.
    const name = label.replace(/^.+ darunter /, '')
    const one = region(page).getByRole('button', { name, exact: true })
    const together = region(page).getByRole('button', { name: new RegExp(` darunter ${name}$`) })
    await expect(async () => {
      if ((await together.count()) > 0) await together.press('Enter')
      await expect(one).toBeVisible({ timeout: 1500 })
    }).toPass()
  })

  await test.step('a withheld address is a circle around the town, with a word on it', async () => {
    await toMap(page, '/immobilie/braubach-kleines-haus')
    await expect(region(page).locator('path')).toHaveCount(1)
    await expect(pins(page)).toHaveCount(0)
    await expect(page.getByText('56338 Braubach (ungefähre Lage)')).toBeVisible()
  })

  await test.step('the overview shows all that match, not only the page of them', async () => {
    const items = Array.from({ length: 3000 }, (_, index) => ({
      id: `haus-${index}`,
      name: `Haus ${index}`,
      town: '56321 Rhens',
      lat: 50 + ((index * 7919) % 1000) / 1000,
      lng: 7 + ((index * 104_729) % 997) / 997,
      precision: 'exact',
    }))
    await page.route('**/api/property-pins*', (route) => route.fulfill({ json: { items, total: items.length } }))
    await page.route('**/api/properties?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...((await answer.json()) as object), total: 3000 } })
    })
    await openAwake(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).click()
    await page.getByRole('heading', { name: /^Standorte / }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Die Karte zeigt 3.000 Immobilien.')).toBeVisible()
    await expect(pins(page).first()).toBeVisible()
    expect(await pins(page).count()).toBeLessThan(400)
  })
})

test('the flats of a list stand beside it on a map with their prices', async ({ page }) => {
  await page.goto('/wohnungen?suche=rheinufer&status=available')
  await page.getByRole('button', { name: 'Karte', exact: true }).click()
  await expect(page).toHaveURL(/ansicht=karte/)
  const price = region(page).getByRole('button', { name: /^ab [\d.]+\s€ warm: \d Wohnungen, darunter / })
  await price.first().press('Enter')
  await expect(
    region(page)
      .getByRole('link', { name: /^Wohnung / })
      .first(),
  ).toBeFocused()
  await expect(
    region(page)
      .getByText(/\d\s€ warm · /)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
