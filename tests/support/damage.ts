import type { Page } from '@playwright/test'
import { fill } from './application.ts'
import { expect } from './test.ts'

/** A damage report as somebody types it, by the names on the wire. */
export const damage = {
  damage_description: 'Unter der Spüle läuft Wasser aus dem Siphon.',
  damage_location: 'Küche',
  building_address: 'Mainzer Straße 5, 2. OG links',
  reporter_name: 'Petra Fotografin',
  reporter_email: 'petra@example.org',
}

export const damageForm = (page: Page) => page.locator('#formular form[method="post"]')

export async function beginReport(page: Page, name = damage.reporter_name) {
  await page.goto('/schadensmeldung')
  await fill(damageForm(page), { ...damage, reporter_name: name })
}

export const sendReport = (page: Page) => damageForm(page).getByRole('button', { name: 'Schaden melden' }).click()

export const photosOf = (page: Page) =>
  damageForm(page).getByRole('list', { name: 'Gewählte Bilder' }).getByRole('listitem')

/** Twelve megapixels take their time on a machine without a graphics card. */
export const areSmall = (page: Page) =>
  expect(damageForm(page).getByText('Wird verkleinert…')).toHaveCount(0, { timeout: 30_000 })

export const isReceived = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Meldung' })).toBeFocused({ timeout: 30_000 })

/** What the browser keeps of files. */
export const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** What the operator's tool shows of a report. */
export type StoredReport = {
  files: { original_name: string; path: string }[]
  payload: { reporter_name: string }
  mails: unknown[]
}
