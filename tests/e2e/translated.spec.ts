import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { VIEWED_FLAT } from '../support/addresses.ts'
import { REFERENCE } from '../support/application.ts'
import { fillRequired } from '../support/fill-form.ts'
import { fileInput, pdfFile } from '../support/job-application.ts'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { expect, test } from '../support/test.ts'
import { openTranslated, staleWords, translatePages } from '../support/translate.ts'

test.beforeEach(({ context }) => translatePages(context))
test.afterEach(async ({ page }) => expect(await staleWords(page), 'words that were not translated again').toEqual([]))

const photo = path.resolve(import.meta.dirname, '../cases/web/p01-normal.jpg')
const main = (page: Page) => page.getByRole('main')

/** Presses „Weiter“ until there is no such button, and fills in each step. */
async function throughSteps(form: Locator): Promise<void> {
  const next = form.getByRole('button', { name: /^Weiter/ })
  while (await next.isVisible()) {
    const title = await form.getByRole('heading').first().innerText()
    await fillRequired(form)
    await next.click()
    await expect(form.getByRole('heading').first()).not.toHaveText(title)
  }
  await fillRequired(form)
}

/** The number of what was sent just now, stored once. */
async function sentOnce(page: Page, shown: Locator, office: (...words: string[]) => Promise<string>): Promise<void> {
  await expect(shown).toContainText(REFERENCE)
  const reference = REFERENCE.exec(await shown.innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('oksana@example.org')
  expect(await staleWords(page)).toEqual([])
}

const plainForms: readonly (readonly [address: string, section: string, send: RegExp])[] = [
  ['/kontakt', '#kontaktformular', /senden/i],
  ['/mietbescheinigung', '#formular', /Antrag senden/],
  ['/schluessel-verloren', '#formular', /melden|senden/i],
  ['/hausverwaltung', '#anfrage', /senden/i],
  ['/nebenkostenabrechnung', '#anfrage', /senden/i],
]

for (const [address, section, send] of plainForms) {
  test(`${address}: refused, corrected and sent to its reference`, async ({ page, office }) => {
    await openTranslated(page, address)
    const form = page.locator(`${section} form`)
    await form.getByRole('button', { name: send }).click()
    await expect(form.getByRole('alert').first()).toContainText('Bitte prüfen Sie Ihre Angaben')
    await fillRequired(form)
    await form.getByRole('button', { name: send }).click()
    await sentOnce(page, page.locator(section), office)
  })
}

test('a damage with photos, one of them taken back, is sent to its reference', async ({ page, office }) => {
  await openTranslated(page, '/schadensmeldung')
  const form = page.locator('#formular form')
  await fillRequired(form)
  await form.locator('[name="building_address"]').fill('Mainzer Straße 5, 56321 Rhens')
  const buffer = await readFile(photo)
  const photos = ['wand.jpg', 'decke.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await form.locator('input[type="file"]').first().setInputFiles(photos)
  const chosen = form.getByRole('list', { name: 'Gewählte Bilder' }).getByRole('listitem')
  await expect(chosen).toHaveCount(2)
  await chosen
    .first()
    .getByRole('button', { name: /entfernen/ })
    .click()
  await expect(chosen).toHaveCount(1)
  await form.getByRole('button', { name: 'Schaden melden' }).click()
  await sentOnce(page, page.locator('#formular'), office)
})

test('a tenant application, step by step and back, to its reference', async ({ page, office }) => {
  test.setTimeout(120_000)
  await openTranslated(page, '/mieter-bewerbung')
  const form = page.locator('form[method="post"]')
  await expect(page.getByText('Schritt 1 von 7')).toBeVisible()
  for (const name of ['city', 'property_id', 'apartment_id'])
    await form.locator(`select[name="${name}"]`).selectOption({ index: 1 })
  await form.getByRole('button', { name: /^Weiter/ }).click()
  await expect(page.getByText('Schritt 2 von 7')).toBeVisible()
  await form.getByRole('button', { name: 'Zurück', exact: true }).click()
  await expect(page.getByText('Schritt 1 von 7')).toBeVisible()
  await throughSteps(form)
  await form.getByRole('button', { name: 'Bewerbung einreichen' }).click()
  await sentOnce(page, main(page), office)
})

test('a partner application, asked once more, to its reference', async ({ page, office }) => {
  test.setTimeout(120_000)
  await openTranslated(page, '/handwerker-partner')
  const form = page.locator('#bewerbung form')
  await form.getByRole('radio', { name: /Allgemeine Partnerschaft/ }).check()
  await throughSteps(form)
  await fileInput(form, 'proofs').setInputFiles(pdfFile('Haftpflicht.pdf'))
  await form.getByRole('button', { name: 'Bewerbung absenden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Absenden' }).click()
  await expect(page).toHaveURL('/')
  await sentOnce(page, page.getByRole('region', { name: /erfolgreich versendet/ }), office)
})

test('a job application in its dialog, to its reference', async ({ page, office }) => {
  test.setTimeout(120_000)
  await openTranslated(page, '/job/bauleiter')
  await page.getByRole('button', { name: 'Jetzt bewerben' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Persönliche Daten' })).toBeVisible()
  await fillRequired(dialog)
  await dialog.getByRole('button', { name: /^Weiter/ }).click()
  await fileInput(dialog, 'cv').setInputFiles(pdfFile('Lebenslauf.pdf'))
  await dialog.getByRole('button', { name: /^Weiter/ }).click()
  await fillRequired(dialog)
  await dialog.getByRole('button', { name: 'Bewerbung absenden' }).click()
  await expect(dialog.getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible()
  await sentOnce(page, dialog, office)
})

test('a viewing is booked, a search saved, a request withdrawn', async ({ page, request }) => {
  await test.step('a viewing', async () => {
    await openTranslated(page, `/wohnung/${VIEWED_FLAT}/besichtigung`)
    const form = main(page).locator('form[method="post"]')
    await fillRequired(form)
    await form.getByRole('button', { name: 'Besichtigung buchen' }).click()
    await expect(page.getByRole('heading', { name: 'Fast geschafft: Bitte bestätigen Sie' })).toBeVisible()
  })

  await test.step('a saved search', async () => {
    await openTranslated(page, '/suchauftrag?ort=Rhens')
    const form = main(page).locator('form[method="post"]').first()
    await fillRequired(form)
    await form.getByRole('button', { name: /anlegen|speichern|senden/i }).click()
    await expect(
      main(page)
        .getByText(/bestätigen/i)
        .first(),
    ).toBeVisible()
    await expect(main(page).locator('form[method="post"] [name="email"]')).toHaveCount(0)
  })

  await test.step('a request of one’s own', async () => {
    await openTranslated(page, await senderPage(await sendDamageReport(request, 'Oksana Ruhig')))
    await main(page).getByText('Zurückziehen …').click()
    await main(page)
      .getByLabel(/Ja, ich ziehe/)
      .check()
    await main(page).getByRole('button', { name: 'Endgültig zurückziehen' }).click()
    await expect(
      main(page)
        .getByText(/zurückgezogen/)
        .first(),
    ).toBeVisible()
  })
})

test('a page that was translated before its scripts came keeps what was typed, and sends it', async ({
  browser,
  office,
  baseURL,
  problems,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
  await translatePages(context, { from: 'load' })
  const page = await context.newPage()
  problems.watch(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/kontakt', { waitUntil: 'commit' })
  const form = page.locator('#kontaktformular form')
  await form.locator('[name="betreff"]').fill('Früh getippt')
  // As a translation does that is quicker than the scripts.
  await page.addScriptTag({ content: '' }).catch(() => {})
  await page.evaluate(await readFile(path.resolve(import.meta.dirname, '../cases/web/uebersetzen.js'), 'utf8'))
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(form.locator('[name="betreff"]')).toHaveValue('Früh getippt')
  await fillRequired(form)
  await form.getByRole('button', { name: /senden/i }).click()
  await sentOnce(page, page.locator('#kontaktformular'), office)
  await context.close()
})
