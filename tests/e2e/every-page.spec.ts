import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { addressPatterns, siteUnderTest } from '../support/addresses.ts'
import { openWhole } from '../support/axe.ts'
import { type Site, startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Both companies that are shipped, each public page as a phone, a tablet and a desk show it; the pictures stay in `test-results`. */
const companies = {
  demo: null,
  zweite: 'db/seed/second-company',
}
const widths = [390, 768, 1440]
const WITHIN_MS = 30 * 60_000

for (const [name, folder] of Object.entries(companies)) {
  test.describe(name, { tag: '@night' }, () => {
    let site: Site | null = null
    test.beforeAll(async () => {
      test.setTimeout(WITHIN_MS)
      if (folder) site = await startSite({ company: folder })
    })
    test.afterAll(() => site?.stop())

    for (const width of widths) {
      test(`every public page at ${width} px`, async ({ page, request, problems }, { config }) => {
        test.setTimeout(WITHIN_MS)
        const url = site?.url ?? siteUnderTest()
        const pictures = path.join(config.rootDir, '../../test-results/every-page', name, String(width))
        await page.setViewportSize({ width, height: 900 })
        const addresses = await pagesOf(request, url)
        expect(addresses.length).toBeGreaterThan(20)
        // Its notice would lie over each picture.
        await page.goto(url)
        await page.getByRole('button', { name: 'Ablehnen' }).click()
        for (const address of addresses) {
          await openToTheEnd(page, url + address)
          const file = address === '/' ? 'startseite' : address.slice(1).replaceAll('/', '_')
          // Before the screenshot: it makes the window as long as the page, and Chromium then chooses each picture's file anew.
          expect.soft(await faultsOf(page), address).toEqual([])
          await page.screenshot({ path: path.join(pictures, `${file}.png`), fullPage: true })
          expect.soft(problems.list(), address).toEqual([])
        }
      })
    }
  })
}

/** What the sitemap lists, and what it does not but everybody can open. */
async function pagesOf(request: APIRequestContext, url: string): Promise<string[]> {
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => new URL(each).pathname)
  const others = addressPatterns.filter((pattern) => !/[:*]/.test(pattern) && !listed.includes(pattern))
  const open = await Promise.all(others.map(async (each) => ((await request.get(url + each)).ok() ? [each] : [])))
  return [...listed, ...open.flat()]
}

/** Pictures further down come when somebody gets there. */
async function openToTheEnd(page: Page, address: string): Promise<void> {
  await openWhole(page, address)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const pictures = [...document.images].filter((picture) => picture.getClientRects().length > 0 && !picture.complete)
    // On a busy machine one may have been passed before it began to load.
    for (const picture of pictures) picture.loading = 'eager'
    const ends = pictures.map((picture) => picture.decode().catch(() => {}))
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 20_000))])
    scrollTo(0, 0)
  })
}

const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
    ...[...document.images]
      .filter((picture) => picture.getClientRects().length > 0 && picture.naturalWidth === 0)
      .map((picture) => `no picture: ${picture.currentSrc || picture.src}`),
  ])
