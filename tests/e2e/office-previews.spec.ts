import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
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

test('what stands among others is seen in its place before visitors can', async ({ page, office, context }) => {
  await signInBrowser(office, context, 'redaktion')
  const name = `Probe ${Date.now()}`
  const kinds: { path: string; fill: () => Promise<void>; isThere: () => Promise<void> }[] = [
    {
      path: 'fragen',
      fill: async () => {
        await page.getByLabel('Frage', { exact: true }).fill(`${name}?`)
        await page.getByLabel('Antwort', { exact: true }).fill('Nur **morgens**.')
      },
      isThere: async () => {
        await expect(page.getByRole('heading', { name: `${name}?` })).toBeVisible()
        await expect(page.getByText('morgens')).toBeVisible()
      },
    },
    {
      path: 'hilfethemen',
      fill: async () => {
        await page.getByLabel('Titel').fill(name)
        await page.getByLabel('Beschreibung').fill('Alles über den Versuch.')
      },
      isThere: async () => {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(page.getByText('Alles über den Versuch.')).toBeVisible()
        await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('aria-current', 'true')
      },
    },
    {
      path: 'gewerke',
      fill: async () => page.getByLabel('Name', { exact: true }).fill(name),
      isThere: async () => expect(page.getByRole('heading', { name, exact: true })).toBeVisible(),
    },
    {
      path: 'kundenstimmen',
      fill: async () => {
        await page.getByLabel('Seite', { exact: true }).selectOption('gutachten')
        await page.getByLabel('Name', { exact: true }).fill(name)
        await page.getByLabel('Äußerung').fill('Klar und schnell.')
      },
      isThere: async () => expect(page.getByText(name)).toBeVisible(),
    },
    {
      path: 'orte',
      fill: async () => {
        await page.getByLabel('Name', { exact: true }).fill(name)
        await page.getByLabel('Beschreibung').fill('Am Ufer.')
      },
      isThere: async () => {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(page.getByText('Am Ufer.')).toBeVisible()
      },
    },
  ]
  for (const { path, fill, isThere } of kinds) {
    await page.goto(`/verwaltung/${path}/neu`)
    await fill()
    await page.getByRole('checkbox', { name: /auf der Website zeigen/i }).uncheck()
    await save(page)
    await expect(page.getByText('Gespeichert als Entwurf.')).toBeVisible()
    await page.getByRole('link', { name: 'Vorschau', exact: true }).click()
    await expect(page.getByText('Vorschau eines Entwurfs')).toBeVisible()
    await isThere()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Zurück zur Bearbeitung' }).click()
    await page.getByRole('button', { name: 'Löschen', exact: true }).click()
    await expect(page).toHaveURL(/hinweis=geloescht/)
  }
})
