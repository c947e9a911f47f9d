import type { Browser, Page } from 'puppeteer-core'
import { REFERENCE } from '../support/application.ts'
import { fillInFirefox, startFirefox } from '../support/firefox.ts'
import type { Office } from '../support/office.ts'
import { expect, test } from '../support/test.ts'
import { beginTranslating, type Told } from '../support/translate.ts'

// Driven by puppeteer-core: without a Firefox the first test fails and says so.
test.describe('in Firefox', { tag: '@night' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let firefox: Browser
  test.beforeAll(async () => (firefox = await startFirefox()))
  test.afterAll(() => firefox?.close())

  for (const way of ['elements', 'in place'] as const) {
    test(`a damage report on a page translated by ${way}`, async ({ office, baseURL }) => {
      const { page, problems } = await openIn(firefox, `${baseURL}/schadensmeldung`, way)
      await press(page, '#formular form', /^Schaden melden/)
      await page.waitForSelector('#formular form [role="alert"]')
      await fillInFirefox(page, '#formular form')
      const address = await page.$('#formular form [name="building_address"]')
      await address?.type('Mainzer Straße 5, 56321 Rhens')
      await press(page, '#formular form', /^Schaden melden/)
      await sentOnce(page, '#formular', office)
      expect(problems).toEqual([])
    })

    test(`a tenant application on a page translated by ${way}, step by step and back`, async ({ office, baseURL }) => {
      const form = 'form[method="post"]'
      const { page, problems } = await openIn(firefox, `${baseURL}/mieter-bewerbung`, way)
      for (const name of ['city', 'property_id', 'apartment_id']) {
        const second = `${form} select[name="${name}"] option:nth-of-type(2)`
        await page.waitForSelector(`${form} select[name="${name}"]:enabled`)
        const value = await page.$eval(second, (option) => (option as HTMLOptionElement).value)
        await page.select(`${form} select[name="${name}"]`, value)
      }
      await press(page, form, /^Weiter/)
      await isStep(page, 2)
      await press(page, form, /^Zurück/)
      await isStep(page, 1)
      await press(page, form, /^Weiter/)
      for (let step = 2; step < 7; step++) {
        await isStep(page, step)
        await fillInFirefox(page, form)
        await press(page, form, /^Weiter/)
      }
      await isStep(page, 7)
      await fillInFirefox(page, form)
      await press(page, form, /^Bewerbung einreichen/)
      await sentOnce(page, 'main', office)
      expect(problems).toEqual([])
    })
  }
})

async function openIn(firefox: Browser, address: string, way: 'elements' | 'in place') {
  const context = await firefox.createBrowserContext()
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.evaluateOnNewDocument(beginTranslating, { way, from: 'hydration' as const })
  await page.goto(address)
  await page.waitForSelector('html.translated-ltr')
  return { page, problems }
}

/** The button of a form by its words, which a translation may have put into other elements. */
async function press(page: Page, form: string, words: RegExp): Promise<void> {
  for (const button of await page.$$(`${form} button`)) {
    const isMeant = await button.evaluate(
      (element, source) =>
        new RegExp(source).test(element.innerText.trim()) && element.checkVisibility({ visibilityProperty: true }),
      words.source,
    )
    if (isMeant) return button.click()
  }
  throw new Error(`${form} shows no button ${words}`)
}

const wordsOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText).catch(() => '')

const isStep = (page: Page, step: number) =>
  expect.poll(() => wordsOf(page, 'main')).toMatch(new RegExp(`Schritt ${step} von 7`))

/** The number of what was sent just now, stored once, and no word on the page is older than what React wrote. */
async function sentOnce(page: Page, shown: string, office: Office): Promise<void> {
  await expect.poll(() => wordsOf(page, shown), { timeout: 30_000 }).toMatch(REFERENCE)
  const reference = REFERENCE.exec(await wordsOf(page, shown))?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('oksana@example.org')
  expect(await page.evaluate(() => (globalThis as Told).staleWords?.() ?? ['nobody translated this page'])).toEqual([])
}
