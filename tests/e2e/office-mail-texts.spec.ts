import { axeViolations } from '../support/axe.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a mail is drawn while its text is typed, on a phone, on a desk and as text', async ({
  page,
  office,
  context,
  problems,
}) => {
  // The frames take no scripts, not even this test's.
  problems.allow(/status of 422|Blocked script execution in '.*\/ansicht/)
  await signInBrowser(office, context, 'leitung')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/verwaltung/mailtexte')
  await page.getByRole('link', { name: 'Suchauftrag: bitte bestätigen' }).click()
  const phone = page.frameLocator('iframe[title^="Die Mail auf dem Telefon"]')
  const desk = page.frameLocator('iframe[title^="Die Mail am Schreibtisch"]')
  const plain = page.frameLocator('iframe[title^="Die Mail als reiner Text"]')
  await expect(phone.getByRole('link', { name: 'Suchauftrag bestätigen' })).toBeVisible()

  const button = page.getByLabel('Wort auf dem Knopf')
  await button.fill('Ja, ich suche <i>')
  await expect(page.getByText('Noch nicht gespeichert. Als Entwurf sehen nur Sie es.')).toBeVisible()
  for (const shown of [phone, desk]) await expect(shown.getByRole('link', { name: 'Ja, ich suche <i>' })).toBeVisible()
  await expect(plain.locator('pre')).toContainText('Ja, ich suche <i>: http')
  // The text that is being typed stays where it is.
  await expect(button).toBeFocused()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Anfang').fill('Bitte bestätigen Sie.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Hier darf {{suchauftrag}} nicht fehlen')
  await page.getByLabel('Anfang').fill('Bitte bestätigen Sie {{suchauftrag}}.')
  await page.getByRole('button', { name: 'Test senden' }).click()
  const filed = page.getByRole('status').filter({ hasText: 'Es ist kein Mailserver eingerichtet. Die Testmail an' })
  await expect(filed).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Ab der nächsten Mail gilt dieser Text.')).toBeVisible()
  await expect(phone.getByText('Bitte bestätigen Sie „')).toBeVisible()
  await page.getByText('Zurücksetzen …').click()
  await page.getByRole('button', { name: 'Jetzt zurücksetzen' }).click()
  await expect(button).toHaveValue('Suchauftrag bestätigen')
})
