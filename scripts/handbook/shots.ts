import { expect, type Page } from '@playwright/test'
import type { Role } from '../../src/office/frame/access/roles.ts'
import { addDays, berlinDay } from '../../src/platform/berlin-day.ts'

export type Shot = {
  /** Of the file, and in the handbook's texts. */
  name: string
  /** Who looks; null: nobody is signed in. */
  role: Role | null
  /** `{flat}` and the like are filled in by `prepare.ts`. */
  at: string
  phone?: boolean
  /** Pixels. */
  width?: number
  height?: number
  /** Only this part of the page, as a selector. */
  part?: string
  before?: (page: Page) => Promise<unknown>
}

const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }))

/** Two on the shortlist and two appointments, the invitation ticked. */
async function planViewings(page: Page): Promise<void> {
  const shortlist = page.getByRole('button', { name: /^In die engere Auswahl/ })
  for (let left = await shortlist.count(); left > 1; left--) {
    await shortlist.first().click()
    await expect(shortlist).toHaveCount(left - 1)
  }
  await page.getByRole('link', { name: 'Besichtigungen', exact: true }).click()
  await page.getByLabel('Tag', { exact: true }).fill(germanDay(addDays(berlinDay(new Date()), 2)))
  await page.getByLabel('Von').fill('14:00')
  await page.getByLabel('Bis').fill('14:20')
  await page.getByLabel('Wie viele Termine hintereinander?').fill('2')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('list', { name: 'Termine' }).getByRole('heading').nth(1).waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.evaluate(() => window.scrollTo(0, 0))
}

const germanDay = (day: string) => day.split('-').toReversed().join('.')

/** Every picture of the handbook. */
export const shots: readonly Shot[] = [
  { name: 'anmelden', role: null, at: '/verwaltung/anmelden', height: 800 },
  {
    name: 'antwort',
    role: 'vermietung',
    at: '/verwaltung/anfragen/{damage}',
    part: '#antwort',
    before: async (page) => {
      await page.getByLabel('Vorlage', { exact: true }).selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Einsetzen' }).click()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'vorlagen', role: 'leitung', at: '/verwaltung/vorlagen' },
  { name: 'konto', role: 'leitung', at: '/verwaltung/konto' },
  { name: 'uebersicht', role: 'leitung', at: '/verwaltung', height: 900 },
  { name: 'uebersicht-telefon', role: 'leitung', at: '/verwaltung', phone: true },
  { name: 'anfragen', role: 'leitung', at: '/verwaltung/anfragen' },
  { name: 'anfrage', role: 'leitung', at: '/verwaltung/anfragen/{damage}', width: 1440, height: 1000 },
  { name: 'schaden-telefon', role: 'technik', at: '/verwaltung/anfragen/{damage}', phone: true },
  { name: 'bewerbungen', role: 'vermietung', at: '/verwaltung/bewerbungen' },
  { name: 'bewerbungen-wohnung', role: 'vermietung', at: '/verwaltung/bewerbungen/{flat}', height: 900 },
  {
    name: 'besichtigungen',
    role: 'vermietung',
    at: '/verwaltung/bewerbungen/{flat}',
    height: 1000,
    before: planViewings,
  },
  { name: 'wohnungen', role: 'vermietung', at: '/verwaltung/wohnungen' },
  {
    name: 'wohnung-vermietet',
    role: 'vermietung',
    at: '/verwaltung/wohnungen',
    phone: true,
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Ist vermietet/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Rückgängig' }).waitFor()
    },
  },
  { name: 'gebaeude', role: 'redaktion', at: '/verwaltung/gebaeude/{house}', height: 900 },
  {
    name: 'bilder',
    role: 'redaktion',
    at: '/verwaltung/gebaeude/{house}/bilder',
    height: 900,
    before: scrollTo('main section:nth-of-type(2)'),
  },
  {
    name: 'wichtigste-stelle',
    height: 1100,
    role: 'redaktion',
    at: '/verwaltung/gebaeude/{house}/bilder',
    part: 'main li:has(details[open])',
    before: (page) => page.locator('main summary').first().click(),
  },
  { name: 'dokumente', role: 'redaktion', at: '/verwaltung/gebaeude/{house}/dokumente' },
  {
    name: 'energieausweis',
    role: 'redaktion',
    at: '/verwaltung/gebaeude/{house}',
    part: 'section:has(legend:text-is("Energieausweis"))',
  },
  {
    name: 'artikel',
    role: 'redaktion',
    at: '/verwaltung/hilfeartikel/{article}',
    width: 1360,
    height: 900,
    before: async (page) => {
      // From 1280 px on it stands open beside the text.
      const preview = page.getByRole('group', { name: 'Vorschau', exact: true })
      await preview.getByRole('heading').first().waitFor()
      await page.getByLabel('Adresse der Seite').evaluate((element) => element.scrollIntoView({ block: 'start' }))
    },
  },
  { name: 'fragen', role: 'redaktion', at: '/verwaltung/fragen' },
  { name: 'stellen', role: 'personal', at: '/verwaltung/stellen' },
  { name: 'verlauf', role: 'leitung', at: '/verwaltung/verlauf' },
  // High enough for all periods.
  { name: 'aufbewahrung', role: 'leitung', at: '/verwaltung/aufbewahrung', height: 1290 },
  {
    name: 'person',
    role: 'leitung',
    at: '/verwaltung/aufbewahrung/person',
    height: 900,
    before: async (page) => {
      await page.getByLabel('E-Mail-Adresse').fill('emil@example.org')
      await page.getByRole('button', { name: 'Suchen' }).click()
      await page.getByRole('region', { name: 'Gefunden zu emil@example.org' }).waitFor()
    },
  },
  { name: 'protokoll', role: 'leitung', at: '/verwaltung/protokoll' },
  { name: 'mails', role: 'leitung', at: '/verwaltung/mails?zustand=alle' },
  { name: 'team', role: 'leitung', at: '/verwaltung/team', height: 900 },
]
