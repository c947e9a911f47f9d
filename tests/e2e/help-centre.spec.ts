import type { Page, Route } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

const tiles = (page: Page) => page.getByRole('region', { name: 'Themen' })
const chosen = (page: Page) => page.locator('#artikel')
const cards = (page: Page) => chosen(page).getByRole('article')
const search = (page: Page) => page.getByRole('combobox', { name: 'Suche in den Mieterinfos' })
const options = (page: Page) => page.getByRole('option')
const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"Fehler","status":500}' })

/** Reaches the help centre as visitors do who came from another page: the browser reads the API itself. */
async function openFromContact(page: Page) {
  await page.goto('/kontakt')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mieterinfos' }).click()
  await expect(page).toHaveURL('/mieterinfos')
}

test('themes, articles and questions of the help centre', async ({ page }) => {
  await page.goto('/mieterinfos')

  await test.step('questions open one by one and stay open', async () => {
    const faq = page.getByRole('region', { name: 'Häufige Fragen' })
    await expect(faq.locator('details')).toHaveCount(10)
    await faq.getByText('Muss ich kleine Reparaturen selbst bezahlen?').click()
    await faq.getByText('Welche Ruhezeiten gelten im Haus?').click()
    await expect(faq.getByText('bis 100 Euro')).toBeVisible()
    await expect(faq.getByText('von 22 bis 7 Uhr')).toBeVisible()
  })

  await test.step('the default category stands open, a tile leads to another, and its articles are tiles or a list', async () => {
    await expect(tiles(page).getByRole('link')).toHaveCount(9)
    await expect(chosen(page).getByRole('heading', { name: 'Umgang mit der Wohnung' })).toBeVisible()
    await expect(cards(page)).toHaveCount(6)

    await tiles(page).getByRole('link', { name: 'Heizen und Lüften' }).click()
    await expect(page).toHaveURL('/mieterinfos/heizen#artikel')
    await expect(page).toHaveTitle(/^Heizen und Lüften: Mieterinfos/)
    await expect(chosen(page).getByText('5 Artikel')).toBeVisible()
    await expect(chosen(page)).toBeInViewport()

    await chosen(page).getByRole('button', { name: 'Liste' }).click()
    await expect(page).toHaveURL('/mieterinfos/heizen?ansicht=liste')
    await expect(chosen(page).getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(5)
  })

  await test.step('an article opens over its list with its own address, and closing leads back to where one was', async () => {
    await page.goto('/mieterinfos/heizen')
    const link = cards(page).filter({ hasText: 'Schimmel vermeiden' }).getByRole('link')
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Schimmel vermeiden und entfernen' })).toBeFocused()
    await expect(dialog.getByText('Heizen und Lüften')).toBeVisible()
    await expect(page).toHaveURL('/mieterinfos/heizen/schimmel')
    await expect(page).toHaveTitle(/^Schimmel vermeiden/)
    await expect(dialog.getByRole('link', { name: 'Jetzt Schaden melden' })).toHaveAttribute('href', '/schadensmeldung')

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/mieterinfos/heizen')
    await expect(page).toHaveTitle(/^Heizen und Lüften/)
    await expect(link).toBeFocused()
    await page.goForward()
    await expect(dialog.getByRole('heading', { name: /^Kleine Flecken/ })).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a link inside an article opens the next one in its place', async () => {
    await cards(page).filter({ hasText: 'Schimmel vermeiden' }).getByRole('link').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'lüften', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Richtig lüften' })).toBeVisible()
    await expect(page).toHaveURL('/mieterinfos/heizen/richtig-lueften')
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(page).toHaveURL('/mieterinfos/heizen')
  })

  await test.step('a shared link, and a reload, show the article as a page', async () => {
    await cards(page).filter({ hasText: 'Schimmel vermeiden' }).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Schimmel vermeiden und entfernen' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: 'Richtig heizen und dabei sparen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Richtig heizen und dabei sparen' })).toBeVisible()
    await expect(page).toHaveTitle(/^Richtig heizen/)
  })
})

test('the search of the help centre', async ({ page }) => {
  await page.goto('/mieterinfos')

  await test.step('the search answers from two letters, forgives typos and marks what it found', async () => {
    await search(page).pressSequentially('h')
    await expect(search(page)).toHaveAttribute('aria-expanded', 'false')
    await search(page).pressSequentially('e')
    await expect(options(page)).toHaveCount(10)

    await search(page).fill('Heizkorper')
    await expect(options(page).first()).toContainText('Heizkörper kalt')
    await expect(options(page).first().locator('mark').first()).toHaveText('Heizkörper')
    await search(page).fill('Muelltrennung')
    await expect(options(page).first()).toContainText('Müll und Recycling')
    await expect(options(page).first().locator('mark').first()).toHaveText('Mülltrennung')
  })

  await test.step('a search without a hit says so, a sent one is a list with its own address', async () => {
    await search(page).fill('xqzvwk')
    await expect(page.getByText('Keine Artikel gefunden für "xqzvwk"')).toBeVisible()
    await expect(page.getByText('Versuchen Sie andere Suchbegriffe')).toBeVisible()

    await search(page).fill('Rauchmelder')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/mieterinfos?q=Rauchmelder')
    const results = page.getByRole('region', { name: 'Suchergebnisse für „Rauchmelder“' })
    await results.getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: /^Rauchwarnmelder/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/mieterinfos?q=Rauchmelder')
  })

  await test.step('the keyboard chooses a hit, which opens with its category; Escape and a click elsewhere close the list', async () => {
    await page.goto('/mieterinfos/muell')
    await search(page).fill('kauzion')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(search(page)).toHaveValue('kauzion')

    await search(page).click()
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('main').click({ position: { x: 20, y: 20 } })
    await expect(options(page)).toHaveCount(0)

    await search(page).click()
    await expect(options(page).first()).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('ArrowDown')
    expect.soft(await axeViolations(page), 'an open list of hits').toEqual([])
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Kaution: zahlen, anlegen, zurückbekommen' })).toBeVisible()
    await expect(dialog.getByText('Einzug, Miete und Auszug', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Wie viel und wann')).toBeVisible()
    expect.soft(await axeViolations(page), 'an opened article').toEqual([])
    await expect(page).toHaveURL('/mieterinfos/mietverhaeltnis/kaution')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/mieterinfos/muell')
    await expect(chosen(page).getByRole('heading', { name: 'Müll und Recycling' })).toBeVisible()
    await expect(search(page)).toBeFocused()
  })
})

test('a help centre that is late or does not come', async ({ page, problems }) => {
  await page.clock.install()

  await test.step('what cannot be loaded says so, and can be tried again', async () => {
    problems.allow(/status of 500/)
    await page.route('**/api/help/categories**', broken)
    await openFromContact(page)
    await passRetries(page, page.getByText('Kategorien konnten nicht geladen werden.'))
    await passRetries(page, page.getByText('Artikel konnten nicht geladen werden.'))
    await page.unroute('**/api/help/categories**')
    await tiles(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await chosen(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(tiles(page).getByRole('link')).toHaveCount(9)
    await expect(cards(page)).toHaveCount(6)
    problems.allowNoMore()
  })

  await test.step('while it loads there are six tiles and three articles in grey, in the list five', async () => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/api/help/categories**', async (route) => {
      await held
      await route.continue()
    })
    await openFromContact(page)
    const grey = (region: ReturnType<Page['locator']>) => region.locator('[aria-busy=true] span[aria-hidden=true]')
    await expect(grey(tiles(page))).toHaveCount(6)
    await expect(grey(chosen(page))).toHaveCount(3)
    await chosen(page).getByRole('button', { name: 'Liste' }).click()
    await expect(grey(chosen(page))).toHaveCount(5)
    letThrough()
    await expect(tiles(page).getByRole('link')).toHaveCount(9)
    await expect(cards(page)).toHaveCount(6)
  })
})
