import type { Page } from '@playwright/test'
import { freeFlat, sendDamageReport } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { openTranslated, staleWords, translatePages } from '../support/translate.ts'

test.beforeEach(({ context }) => translatePages(context))
test.afterEach(async ({ page }) => expect(await staleWords(page), 'words that were not translated again').toEqual([]))

const main = (page: Page) => page.getByRole('main')

test('filters, budget, watchlist, gallery, share and menus change their words', async ({ page, request }) => {
  test.setTimeout(120_000)
  await test.step('filters and results', async () => {
    await openTranslated(page, '/wohnungen')
    await main(page).locator('select[name="status"]').selectOption({ index: 1 })
    await expect(page).toHaveURL(/status=/)
    await main(page).getByText('Weitere Filter').first().click()
    await main(page).locator('input[type="checkbox"]:visible').first().check()
    await main(page)
      .getByRole('button', { name: /zurücksetzen/ })
      .first()
      .click()
    await expect(page).not.toHaveURL(/status=/)
    expect(await staleWords(page)).toEqual([])
  })

  await test.step('watchlist', async () => {
    await main(page)
      .getByRole('button', { name: /^Wohnung merken/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: /Merkliste/ }).first()).toContainText('1')
    expect(await staleWords(page)).toEqual([])
  })

  await test.step('gallery and share', async () => {
    const { id } = await freeFlat(request)
    await openTranslated(page, `/wohnung/${id}`)
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.keyboard.press('Escape')
    await main(page)
      .getByRole('button', { name: /Bild|Foto|Galerie/ })
      .first()
      .click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    expect(await staleWords(page)).toEqual([])
  })

  await test.step('from one flat to another by links, in the same document', async () => {
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await main(page)
      .locator('a[href^="/wohnung/"]:visible:not([href*="besichtigung"]):not([href$=".pdf"])')
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    expect(await staleWords(page)).toEqual([])
  })
})

test('the help centre and the assistant answer', async ({ page }) => {
  await openTranslated(page, '/mieterinfos')
  await page.getByRole('combobox', { name: 'Suche in den Mieterinfos' }).fill('schimmel')
  await expect(main(page).locator('mark').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Suche in den Mieterinfos' }).fill('heizung')
  expect(await staleWords(page)).toEqual([])

  await openTranslated(page, '/chatbot')
  const question = main(page).getByRole('textbox')
  await question.fill('Wann ist das Büro offen?')
  await question.press('Enter')
  await expect(main(page).getByText(/08:00/).first()).toBeVisible({ timeout: 20_000 })
})

test('the office: a request is opened, taken over, noted and answered', async ({ page, context, office, request }) => {
  test.setTimeout(120_000)
  await signInBrowser(office, context, 'leitung')
  const reference = await sendDamageReport(request, 'Oksana Tropft')
  await openTranslated(page, '/verwaltung/anfragen')
  await page.getByRole('searchbox', { name: 'Suche' }).fill(reference)
  await page.keyboard.press('Enter')
  await main(page)
    .getByRole('link', { name: /Oksana Tropft/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oksana Tropft')

  await test.step('a note', async () => {
    await page.getByLabel('Interne Notiz').fill('Der Klempner kommt morgen.')
    await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
    await expect(main(page).getByText('Der Klempner kommt morgen.').first()).toBeVisible()
    expect(await staleWords(page)).toEqual([])
  })

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('Wohnungen')
    await expect(palette.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await staleWords(page)).toEqual([])
  })
})
