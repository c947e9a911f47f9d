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

test('a job and an article are seen as their pages before visitors can', async ({
  page,
  office,
  context,
  problems,
}) => {
  problems.allow(/status of 404/)
  await signInBrowser(office, context, 'redaktion')
  const title = `Probe ${Date.now()} (m/w/d)`
  await page.goto('/verwaltung/stellen/neu')
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Art', { exact: true }).fill('Teilzeit')
  await page.getByLabel('Arbeitsort').fill('Rhens')
  await page.getByLabel('Aufgaben').fill('Pläne lesen')
  await save(page)
  await expect(page.getByText('Gespeichert als Entwurf.')).toBeVisible()
  await page.getByRole('link', { name: 'Vorschau', exact: true }).click()
  await expect(page.getByText('Vorschau eines Entwurfs')).toBeVisible()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('Pläne lesen')).toBeVisible()
  expect((await page.goto(`/job/${title.toLowerCase().replaceAll(/\W+/g, '-').replace(/-$/, '')}`))?.status()).toBe(404)

  await page.goto('/verwaltung/hilfeartikel/neu')
  await page.getByLabel('Titel').fill(`Probe ${Date.now()}`)
  await page.getByLabel('Thema').selectOption({ index: 1 })
  await page.getByLabel('Text', { exact: true }).fill('## Gießen\n\nNur morgens.')
  await save(page)
  await expect(page.getByText('Gespeichert als Entwurf.')).toBeVisible()
  await page.getByRole('link', { name: 'Vorschau', exact: true }).click()
  await expect(page.getByText('Vorschau eines Entwurfs')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gießen' })).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zur Bearbeitung' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('## Gießen\n\nNur morgens.')
})
