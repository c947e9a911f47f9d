import type { Page } from '@playwright/test'
import { expectCleanOnPhoneAndDesk, isWholeMatrix, openWhole } from '../support/axe.ts'
import { signInBrowser } from '../support/staff.ts'
import { expectAlert, walkStates, type State } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).first().click()

/** Sent as it is: everything that is needed is missing. */
const refused = (what: string, at: string): State => ({
  what: `${what} without its words`,
  at,
  reach: async (page) => {
    await save(page)
    await expectAlert(page)
  },
})

/** All are drawn from their fields by one page: by day these three have all kinds of fields among them. */
const editors = [
  'gebaeude',
  'wohnungen',
  'hilfeartikel',
  ...(isWholeMatrix ? ['orte', 'stellen', 'stoerungen', 'hilfethemen', 'fragen', 'gewerke', 'kundenstimmen'] : []),
]

test('every editor that refuses what is missing', async ({ page, context, office, problems }) => {
  test.setTimeout(300_000)
  problems.allow(/status of 422/)
  await signInBrowser(office, context, 'leitung')
  await walkStates(page, [
    ...editors.map((name) => refused(name, `/verwaltung/${name}/neu`)),
    {
      what: 'a template without its words',
      at: '/verwaltung/vorlagen/neu?art=damage_report',
      reach: async () => {
        await save(page)
        await expectAlert(page)
      },
    },
    {
      what: 'a template with its preview',
      at: '/verwaltung/vorlagen/tenant_application.besichtigung',
      reach: async () => {
        await page.getByRole('button', { name: 'Vorschau' }).click()
        await expect(page.getByRole('region', { name: 'Vorschau mit Beispielen' })).toBeVisible()
      },
    },
    {
      what: 'pictures without a file',
      at: '/verwaltung/gebaeude/rhens-bleichweg-7/bilder',
      reach: async () => {
        await page.getByRole('button', { name: 'Hochladen' }).click()
        await expectAlert(page)
      },
    },
    {
      what: 'a document without a file',
      at: '/verwaltung/gebaeude/rhens-bleichweg-7/dokumente',
      reach: async () => {
        await page.getByRole('button', { name: 'Hochladen' }).click()
        await expectAlert(page)
      },
    },
    {
      what: 'the question before what was typed is left',
      at: '/verwaltung/orte/neu',
      reach: async () => {
        await page.getByRole('textbox').first().fill('Nirgendwo')
        await page.getByRole('link', { name: '← Orte' }).click()
        await expect(page.getByRole('dialog', { name: 'Noch nicht gespeichert' })).toBeVisible()
      },
    },
  ])
})

test('a draft, its deletion taken back, a flat let with one tap, and two editors at once', async ({
  page,
  context,
  office,
  problems,
}) => {
  test.setTimeout(300_000)
  problems.allow(/status of 4(09|22)/)
  await signInBrowser(office, context, 'leitung')
  const word = unique()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/verwaltung/stellen/neu')
  await page.getByLabel('Titel').fill(`Zustand ${word} (m/w/d)`)
  await page.getByLabel('Art', { exact: true }).selectOption('Vollzeit')
  await page.getByLabel('Arbeitsort').fill('Rhens')
  await save(page)
  await expect(page.getByText('Gespeichert als Entwurf')).toBeVisible()
  await expectCleanOnPhoneAndDesk(page, 'a draft that was saved')

  // Without the note of the first save: it would stand there before the next one is done.
  const address = page.url().replace(/\?.*/, '')
  await openWhole(page, address)
  const theirs = await context.newPage()
  await theirs.goto(address)
  await theirs.getByLabel('Arbeitsort').fill('Braubach')
  await save(theirs)
  await expect(theirs.getByText('Gespeichert als Entwurf')).toBeVisible()
  await theirs.close()
  await page.getByLabel('Arbeitsort').fill('St. Goar')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Jemand anderes hat inzwischen gespeichert' })).toBeFocused()
  await expectCleanOnPhoneAndDesk(page, 'two editors')
  await save(page)
  await expect(page.getByText('Gespeichert als Entwurf')).toBeVisible()

  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(page.getByText('Gelöscht. Mit „Rückgängig“ kommt es zurück.')).toBeVisible()
  await expectCleanOnPhoneAndDesk(page, 'what was deleted')
  await page.goto('/verwaltung/verlauf?art=stellen')
  await page
    .getByRole('button', { name: new RegExp(`^Rückgängig: .*${word}.* gelöscht`) })
    .filter({ hasNotText: 'nichts' })
    .first()
    .click()
  await expect(page.getByText(/zurückgenommen|wieder da/).first()).toBeVisible()
  await expectCleanOnPhoneAndDesk(page, 'an undo')
})
