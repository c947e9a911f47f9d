import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { REFERENCE } from '../support/application.ts'
import { type Extension, extensions, installExtension } from '../support/extensions.ts'
import { fillRequired } from '../support/fill-form.ts'
import type { Office } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

// What an extension puts into a page is not held by the page's policy.
test.use({ bypassCSP: true })

for (const name of Object.keys(extensions) as Extension[]) {
  test.describe(`while ${name}`, () => {
    test.beforeEach(async ({ context, problems }) => {
      await installExtension(context, name)
      // What was changed before React came, it draws anew, and says so.
      problems.allow(/React error #418/)
      // Where a field stands elsewhere than React put it, its part is drawn anew, and says so in the console.
      if (name.includes('of its own')) problems.allow(/removeChild|insertBefore|NotFoundError/)
    })

    test('a message is refused, corrected and sent', async ({ page, office }) => {
      await open(page, '/kontakt')
      const form = page.locator('#kontaktformular form')
      await form.locator('[name="betreff"]').fill('Bleibt stehen')
      await form.getByRole('button', { name: 'Nachricht senden' }).click()
      await expect(form.getByRole('alert').first()).toContainText('Bitte prüfen Sie Ihre Angaben')
      await fillRequired(form)
      await form.getByRole('button', { name: 'Nachricht senden' }).click()
      expect(await sent(page.locator('#kontaktformular'), office)).toContain('Bleibt stehen')
    })

    test('a damage is reported with a photo that is taken back', async ({ page, office }) => {
      await open(page, '/schadensmeldung')
      const form = page.locator('#formular form')
      await fillRequired(form)
      await form.locator('[name="building_address"]').fill('Mainzer Straße 5, 56321 Rhens')
      const buffer = await readFile(path.resolve(import.meta.dirname, '../cases/web/p01-normal.jpg'))
      const photo = { name: 'wand.jpg', mimeType: 'image/jpeg', buffer }
      await form.locator('input[type="file"]').first().setInputFiles(photo)
      await form
        .getByRole('list', { name: 'Gewählte Bilder' })
        .getByRole('button', { name: /entfernen/ })
        .click()
      await form.getByRole('button', { name: 'Schaden melden' }).click()
      expect(await sent(page.locator('#formular'), office)).toContain('Mainzer Straße 5')
    })

    test('an application goes through its steps', async ({ page, office }) => {
      test.setTimeout(120_000)
      await open(page, '/mieter-bewerbung')
      const form = page.locator('form[method="post"]')
      for (const field of ['city', 'property_id', 'apartment_id'])
        await form.locator(`select[name="${field}"]`).selectOption({ index: 1 })
      for (let step = 1; step < 7; step++) {
        await expect(page.getByText(`Schritt ${step} von 7`)).toBeVisible()
        await fillRequired(form)
        await form.getByRole('button', { name: /^Weiter/ }).click()
      }
      await expect(page.getByText('Schritt 7 von 7')).toBeVisible()
      await fillRequired(form)
      await form.getByRole('button', { name: 'Bewerbung einreichen' }).click()
      await sent(page.getByRole('main'), office)
    })
  })
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await page.evaluate(() => 'isExtensionAtWork' in globalThis)).toBe(true)
}

/** What was stored under the number that is shown. */
async function sent(shown: Locator, office: Office): Promise<string> {
  await expect(shown).toContainText(REFERENCE)
  const stored = await office('submissions', 'show', REFERENCE.exec(await shown.innerText())?.[0] ?? '')
  expect(stored).toContain('oksana@example.org')
  return stored
}
