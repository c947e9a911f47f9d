import sharp from 'sharp'
import { VIEWED_FLAT } from '../support/addresses.ts'
import { openWhole } from '../support/axe.ts'
import { type Site, startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/**
 * Compares the first screen of eight pages with how they looked when somebody last looked at them. A wanted change is taken over by
 * `NIGHT=on npm test -- browser looks --update-snapshots`, after looking at the pictures.
 */
const pages = {
  startseite: '/',
  wohnungen: '/wohnungen',
  wohnung: `/wohnung/${VIEWED_FLAT}`,
  schadensmeldung: '/schadensmeldung',
  bewerbung: '/mieter-bewerbung',
  mieterinfos: '/mieterinfos',
  hausverwaltung: '/hausverwaltung',
  anmeldung: '/verwaltung/anmelden',
}
const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#6b7280' } })
  .png()
  .toBuffer()
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

test.describe('looks', { tag: '@night' }, () => {
  // Other journeys change what the shared site shows.
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({})
  })
  test.afterAll(() => site.stop())

  for (const [name, address] of Object.entries(pages)) {
    test(`${name} looks as it did`, async ({ page }) => {
      // What is in a photo is no look of ours, and makes the files large; what is written on it stays.
      await page.route('**', (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/png', body: grey })
          : route.fallback(),
      )
      await page.goto(site.url)
      await page.getByRole('button', { name: 'Ablehnen' }).click()
      for (const size of sizes) {
        await page.setViewportSize(size)
        await openWhole(page, site.url + address)
        await expect.soft(page).toHaveScreenshot(`${name}-${size.width}.png`, {
          // Fonts are our own, but another machine draws their edges otherwise; a line that moves is more than this.
          threshold: 0.3,
          maxDiffPixelRatio: 0.02,
        })
      }
    })
  }
})
