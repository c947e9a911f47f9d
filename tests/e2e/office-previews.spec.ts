import type { Page } from '@playwright/test'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click()

test('a preview of the text does not take away what is being typed when a colleague saves meanwhile', async ({
  page,
  office,
  context,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 409/)
  await signInBrowser(office, context, 'redaktion', { name: 'Petra Öz' })
  await page.goto('/verwaltung/fragen/neu')
  await page.getByLabel('Frage', { exact: true }).fill(`Darf ich grillen? ${Date.now()}`)
  await page.getByLabel('Antwort', { exact: true }).fill('Nur mit Strom.')
  await save(page)
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInBrowser(office, other, 'redaktion', { name: 'Otto Weiß' })
  const ottosPage = await other.newPage()
  await ottosPage.goto(new URL(page.url()).pathname)
  await ottosPage.getByLabel('Antwort', { exact: true }).fill('Gar nicht.')
  await save(ottosPage)
  await expect(ottosPage.getByText('Gespeichert.')).toBeVisible()
  await other.close()

  await page.getByLabel('Antwort', { exact: true }).fill('Nur mit **Gas**.')
  await expect(page.locator('.prose strong')).toHaveText('Gas')
  await expect(page.getByLabel('Antwort', { exact: true })).toHaveValue('Nur mit **Gas**.')
  await save(page)
  await expect(page.getByText('Jemand anderes hat inzwischen gespeichert')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Antwort', exact: true })).toContainText('Gar nicht.')
  // Leaves no question behind that others' journeys would find.
  await page.getByRole('radio', { name: /Gespeichert von Otto Weiß/ }).check()
  await save(page)
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
})
