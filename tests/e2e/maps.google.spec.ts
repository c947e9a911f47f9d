import type { Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { fakeGoogleMaps, type Drawn } from '../support/fake-google-maps.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite(async () => ({ environment: { GOOGLE_MAPS_API_KEY: 'test' } }))
// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' })

const house = '/immobilie/braubach-rheinuferstrasse-12'
const keyAddress = '**/api/get-google-maps-key'
const panel = 'Karte konnte nicht geladen werden'
const region = (page: Page) => page.getByRole('region', { name: /^Karte: / })
const loadButton = (page: Page) => page.getByRole('button', { name: 'Google-Karte laden' })
const drawn = (page: Page) => page.evaluate(() => (window as unknown as { drawn: Drawn }).drawn)

/** To the map, with the page awake. */
async function toMap(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.wheel(0, 200)
  await page.getByRole('heading', { name: /^Standorte? / }).scrollIntoViewIfNeeded()
}

async function agree(page: Page) {
  await loadButton(page).click()
}

test('a visitor and the maps of Google', async ({ page }) => {
  const asked = await fakeGoogleMaps(page)

  await test.step('nothing goes to Google before the visitor agrees; then the map comes, and comes again next time', async () => {
    await toMap(page, house)
    await expect(page.getByText('Karte von Google Maps')).toBeVisible()
    await expect(page.getByText(/Google Ireland Limited, Dublin/)).toBeVisible()
    await expect(page.getByText('Rheinuferstraße 12, 56338 Braubach').last()).toBeVisible()
    expect(asked).toEqual([])

    await agree(page)
    await expect(region(page).getByRole('button')).toHaveCount(1)
    const url = new URL(asked[0] ?? '')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ key: 'test', language: 'de', region: 'DE' })
    expect((await drawn(page)).maps[0]?.zoom).toBe(15)
    const box = await region(page).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(398) // 400 without the frame's two lines

    await toMap(page, house)
    await expect(region(page).getByRole('button')).toHaveCount(1)
    await expect(loadButton(page)).toHaveCount(0)
  })

  await test.step('the choice is taken back in the cookie settings, and the map goes at once', async () => {
    await expect(region(page).getByRole('button')).toHaveCount(1)

    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await page.getByRole('checkbox', { name: /Karten von Google/ }).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first().click()
    await expect(loadButton(page)).toBeVisible()
    await expect(page.getByText('Rheinuferstraße 12, 56338 Braubach').last()).toBeVisible()
  })

  await test.step('the overview shows every building at zoom 11, and a pin leads to its page', async () => {
    await toMap(page, '/vermietung?ort=Rhens')
    await agree(page)
    await expect.poll(async () => (await drawn(page))?.markers.length).toBe(4)
    expect((await drawn(page)).maps[0]?.zoom).toBe(11)
    expect(asked.filter((url) => url.includes('geocode'))).toEqual([])

    await region(page).getByRole('button').first().click()
    const link = region(page).getByRole('link')
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('a withheld address is a circle, not a pin', async () => {
    await toMap(page, '/immobilie/braubach-kleines-haus')
    await expect.poll(async () => (await drawn(page))?.circles).toEqual([{ radius: 700 }])
    expect((await drawn(page)).markers).toEqual([])
  })

  await test.step('a page with a map that was reached by a link asks for a new start, since its policy is that of the first page', async () => {
    await page.evaluate(() => localStorage.clear())
    asked.splice(0)
    await openAwake(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).click()
    await expect(page).toHaveURL('/vermietung')
    await page.getByRole('heading', { name: /^Standorte / }).scrollIntoViewIfNeeded()
    await agree(page)
    await expect(page.locator('html[data-allows-google]')).toBeAttached()
    await page.mouse.wheel(0, 10)
    await page.getByRole('heading', { name: /^Standorte / }).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await drawn(page))?.markers.length).toBeGreaterThan(10)
    expect(asked.length).toBeGreaterThan(0)
  })
})

/** The building as an import without coordinates would have left it. */
async function withoutPoint(page: Page) {
  await page.route('**/api/properties/braubach-rheinuferstrasse-12', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), coordinates: null } })
  })
}

/** Through the listing, so that the browser reads the API and the page's policy names Google. */
async function openByLink(page: Page) {
  await openAwake(page, '/vermietung?ort=Braubach')
  await page.locator('a[href="/immobilie/braubach-rheinuferstrasse-12"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  await page.getByRole('heading', { name: /^Standort von/ }).scrollIntoViewIfNeeded()
}

test('a place that has to be looked for, and maps that do not come', async ({ page, problems }) => {
  await test.step('an address without a stored point is looked for; unknown to Google it stands at the default centre, without a word', async () => {
    const results = [{ geometry: { location: { lat: 50.27, lng: 7.64 } } }]
    const asked = await fakeGoogleMaps(page, { geocode: { results } })
    await withoutPoint(page)
    await openByLink(page)
    await agree(page)
    await expect.poll(async () => (await drawn(page))?.markers[0]?.position).toEqual({ lat: 50.27, lng: 7.64 })
    const geocoder = new URL(asked.find((url) => url.includes('geocode')) ?? '')
    expect(geocoder.searchParams.get('address')).toBe('Rheinuferstraße 12, 56338 Braubach, Deutschland')

    await page.unrouteAll()
    await fakeGoogleMaps(page)
    await withoutPoint(page)
    await openByLink(page)
    await expect.poll(async () => (await drawn(page))?.markers[0]?.position).toEqual({ lat: 50.3319, lng: 7.6179 })
    await expect(page.getByText(panel)).toHaveCount(0)
  })

  await test.step('a map that does not come says why: when the key cannot be had', async () => {
    await page.unrouteAll()
    problems.allow(/status of 503/)
    await fakeGoogleMaps(page)
    await page.route(keyAddress, (route) => route.fulfill({ status: 503, json: {} }))
    await toMap(page, house)
    await expect(page.getByText(panel)).toBeVisible()
    await expect(page.getByText('Fehler beim Laden der Karte: HTTP error! status: 503')).toBeVisible()
    await expect(page.getByText('Rheinuferstraße 12, 56338 Braubach').last()).toBeVisible()
    problems.allowNoMore()
  })

  await test.step('a map that does not come says why: when the answer has no key', async () => {
    await page.unrouteAll()
    await fakeGoogleMaps(page)
    await page.route(keyAddress, (route) => route.fulfill({ json: {} }))
    await toMap(page, house)
    await expect(page.getByText('Fehler beim Laden der Karte: Google Maps API key not found in response')).toBeVisible()
    problems.allowNoMore()
  })

  await test.step('a map that does not come says why: while it is on its way, and when its script does not come', async () => {
    await page.unrouteAll()
    problems.allow(/maps\.googleapis\.com/)
    await fakeGoogleMaps(page, { script: 'missing' })
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(keyAddress, async (route) => {
      await held
      await route.continue()
    })
    await toMap(page, house)
    await expect(page.getByText('Karte wird geladen...')).toBeVisible()
    letThrough()
    await expect(page.getByText('Fehler beim Laden der Google Maps')).toBeVisible()
    await expect(page.getByText(panel)).toBeVisible()
    problems.allowNoMore()
  })

  await test.step('a map that does not come says why: when it breaks while it is drawn', async () => {
    await page.unrouteAll()
    await fakeGoogleMaps(page, { script: 'breaks' })
    await toMap(page, house)
    await expect(page.getByText('Fehler beim Initialisieren der Karte: WebGL fehlt')).toBeVisible()
    problems.allowNoMore()
  })

  await test.step('a map that does not come says why: when something else fails', async () => {
    await page.unrouteAll()
    problems.allow(/google-\w+\.js|net::ERR_FAILED/)
    await fakeGoogleMaps(page)
    await page.route(/\/assets\/google-[\w-]+\.js$/, (route) => route.abort())
    await toMap(page, house)
    await expect(page.getByText(/^Fehler beim Laden der Karte: ./)).toBeVisible()
    problems.allowNoMore()
  })
})

test('only pages with a map name Google in their policy', async ({ request }) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? ''
  const flat = await request.get('/api/apartments?status=available')
  const { items } = (await flat.json()) as { items: { id: string }[] }
  for (const address of ['/vermietung', house, `/wohnung/${items[0]?.id}`, '/wohnungen?ansicht=karte']) {
    expect(await policyOf(address), address).toContain('https://*.googleapis.com')
    expect(await policyOf(address), address).not.toContain('unsafe-eval')
  }
  for (const address of ['/', '/kontakt', '/suchauftrag', '/mieter-bewerbung']) {
    expect(await policyOf(address), address).not.toMatch(/google|unsafe/)
  }
})
