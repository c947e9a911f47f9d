import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { examplePdf } from '../../src/platform/files/example-files.ts'
import { axeViolations } from '../support/axe.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const picture = path.resolve(import.meta.dirname, '../../db/seed/pictures/kitchen-0.webp')
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: examplePdf() })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).first().click()
const idOf = (page: Page) => /\/([\w-]+)(?:\?|$)/.exec(page.url())?.[1] ?? ''

test('a new building with pictures and certificate goes from draft to the public page, and its flat too', async ({
  page,
  office,
  context,
  browser,
  problems,
}) => {
  problems.allow(/status of 4(04|22)/)
  // The trace recorder asks for the previews' addresses itself.
  problems.allow(/Connecting to 'blob:/)
  test.setTimeout(180_000)
  await signInBrowser(office, context, 'redaktion')
  const visitor = await browser.newPage()
  const name = `Wohnhaus an der Mole ${Date.now()}`

  await page.goto('/verwaltung/gebaeude')
  await page.getByRole('link', { name: 'Neues Gebäude' }).click()
  await save(page)
  // Nothing typed: the errors stand beside their fields, and each attempt leads to them.
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await save(page)
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Pflichtfeld')
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Einheiten').fill('4')
  await page.getByLabel('Straße', { exact: true }).fill('Molenweg')
  await page.getByLabel('Hausnummer', { exact: true }).fill('7')
  await page.getByLabel('Postleitzahl').fill('56321')
  await page.getByLabel('Ort', { exact: true }).fill('Rhens')
  await page.getByLabel('Geografische Breite').fill('50,2812')
  await page.getByLabel('Geografische Länge').fill('7,6189')
  await save(page)
  await expect(page.getByText('Gespeichert als Entwurf')).toBeVisible()
  const house = idOf(page)
  expect((await visitor.goto(`/immobilie/${house}`))?.status()).toBe(404)

  // Nothing goes out without what GEG § 87 asks for.
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Es fehlt die Angabe, ob ein Energieausweis vorliegt').last()).toBeVisible()
  await page.getByLabel('Liegt ein Energieausweis vor?').selectOption('Ja')
  await page.getByLabel('Art des Ausweises').selectOption('Energieverbrauchsausweis')
  await page.getByLabel('Energiekennwert').fill('84,5')
  await page.getByLabel('Energieeffizienzklasse').selectOption('C')
  await page.getByLabel('Wesentliche Energieträger').fill('Erdgas')
  await page.getByLabel('Baujahr laut Ausweis').fill('1968')
  await page.getByLabel('Auf der Website zeigen').uncheck()
  await save(page)
  await expect(page.getByText('Gespeichert als Entwurf')).toBeVisible()

  await page.getByRole('link', { name: 'Bilder', exact: true }).click()
  await page
    .getByLabel('Dateien')
    .setInputFiles({ name: 'leer.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nein') })
  await page.getByLabel('Bildbeschreibung zu leer.jpg').fill('Küche mit Blick auf die Mole')
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByText('„leer.jpg“ ist kein Bild').last()).toBeVisible()
  await page.getByLabel('Dateien').setInputFiles(picture)
  await page.getByLabel('Bildbeschreibung zu kitchen-0.webp').fill('Küche mit Blick auf die Mole')
  await page.locator('#hochladen-role').selectOption('header')
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByText('Hochgeladen.')).toBeVisible()
  await expect(page.getByRole('listitem').getByRole('img', { name: 'Küche mit Blick auf die Mole' })).toBeVisible()
  await page.getByText('Bearbeiten: Küche').click()
  await page.getByRole('radio', { name: 'oben links' }).check()
  await page.getByRole('listitem').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // The certificate itself, kept for the office; a floor plan for everybody.
  await page.goto(`/verwaltung/gebaeude/${house}/dokumente`)
  await page.getByLabel('Datei', { exact: true }).setInputFiles(pdf('ausweis.pdf'))
  await page.getByLabel('Titel').fill('Energieausweis')
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.locator('#hochladen-role-fehler')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Verwendung').selectOption('Nur für die Verwaltung')
  await page.getByLabel('Das ist der Energieausweis des Gebäudes').check()
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByText('Hochgeladen.')).toBeVisible()
  await page.getByLabel('Datei', { exact: true }).setInputFiles(pdf('plan.pdf'))
  await page.locator('#hochladen-title').fill('Grundriss Erdgeschoss')
  await page.locator('#hochladen-role').selectOption('Zum Herunterladen auf der Website')
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByRole('list', { name: 'Dokumente' }).getByRole('listitem')).toHaveCount(2)
  expect(await axeViolations(page)).toEqual([])
  const plan = await page.getByRole('link', { name: 'Grundriss Erdgeschoss' }).getAttribute('href')
  const publicPlan = String(plan).replace('/verwaltung', '')
  expect((await visitor.request.get(publicPlan)).status()).toBe(404)

  await page.goto(`/verwaltung/gebaeude/${house}/vorschau`)
  await expect(page.getByText('Besucher sehen diese Seite nicht')).toBeVisible()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zur Bearbeitung' }).click()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Die Website zeigt es ab dem nächsten Aufruf')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await visitor.goto(`/immobilie/${house}`)
  await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(visitor.getByText('Energieverbrauchsausweis')).toBeVisible()
  const download = visitor.getByRole('link', { name: /Grundriss Erdgeschoss/ })
  await expect(download).toHaveAttribute('href', publicPlan)
  const file = await visitor.request.get(publicPlan)
  expect(file.headers()['content-disposition']).toContain('attachment')
  await expect(visitor.getByRole('link', { name: /^Energieausweis/ })).toHaveCount(0)
  await expect(visitor.getByRole('img', { name: 'Küche mit Blick auf die Mole' }).first()).toBeVisible()

  // A flat in it: a deposit of four rents is said before anybody sees it.
  await page.goto('/verwaltung/wohnungen/neu')
  await page.getByLabel('Bezeichnung').fill('Molenwohnung 1')
  await page.getByLabel('Gebäude', { exact: true }).selectOption({ label: `${name} (Molenweg 7, Rhens)` })
  await page.getByLabel('Kaltmiete').fill('600,50')
  await page.getByLabel('Kaution').fill('2.402')
  await page.getByLabel('Balkon').check()
  await page.getByLabel('Auf der Website zeigen').check()
  await save(page)
  await expect(page.getByText('höher als drei Kaltmieten').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Kaution').fill('1.801,50')
  await page.getByLabel('Trotzdem veröffentlichen').check()
  await save(page)
  await expect(page.getByText('Die Website zeigt es ab dem nächsten Aufruf')).toBeVisible()
  const flat = idOf(page)
  await visitor.goto(`/wohnung/${flat}`)
  await expect(visitor.getByText('600,50 €').first()).toBeVisible()

  // On a phone in the stairwell: rented with one tap, from the list.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/verwaltung/wohnungen?q=${encodeURIComponent(name)}`)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ist vermietet: Molenwohnung 1' }).click()
  await expect(page.getByRole('status').getByText('„Molenwohnung 1“ ist jetzt vermietet.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Molenwohnung 1')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.locator('[data-list-note]').getByText('Die Änderung ist zurückgenommen.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Molenwohnung 1')
  await page.getByRole('button', { name: 'Ist vermietet: Molenwohnung 1' }).click()
  await expect(page.getByRole('button', { name: 'Ist wieder frei: Molenwohnung 1' })).toBeVisible()

  await page.goto(`/verwaltung/verlauf?art=wohnungen&id=${flat}`)
  expect(await axeViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Rückgängig: Molenwohnung 1 geändert/ })
    .first()
    .click()
  await expect(page.getByText('Die Änderung ist zurückgenommen.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Molenwohnung 1')
  await page.goto(`/verwaltung/wohnungen/${flat}`)
  await page.getByRole('button', { name: 'Auf Entwurf setzen' }).click()
  await expect(page.getByText('Gespeichert als Entwurf')).toBeVisible()
  expect((await visitor.goto(`/wohnung/${flat}`))?.status()).toBe(404)
  await visitor.close()
})

test('two editors collide over one job, see each other’s change field by field, and nothing is lost', async ({
  page,
  office,
  context,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 409/)
  test.setTimeout(120_000)
  await signInBrowser(office, context, 'redaktion', { name: 'Petra Öz' })
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInBrowser(office, other, 'personal', { name: 'Otto Weiß' })
  const ottosPage = await other.newPage()

  const slug = `gaertner-${Date.now()}`
  await page.goto('/verwaltung/stellen/neu')
  await page.getByLabel('Titel').fill('Gärtner (m/w/d)')
  await page.getByLabel('Adresse der Seite').fill(slug)
  await page.getByLabel('Art', { exact: true }).fill('Vollzeit')
  await page.getByLabel('Arbeitsort').fill('Rhens')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const address = new URL(page.url()).pathname

  await ottosPage.goto(address)
  await page.goto(address)
  await ottosPage.getByLabel('Art', { exact: true }).fill('Teilzeit')
  await ottosPage.getByLabel('Arbeitsort').fill('Braubach')
  await save(ottosPage)
  await expect(ottosPage.getByText('Gespeichert.')).toBeVisible()

  await page.getByLabel('Arbeitsort').fill('Oberwesel')
  await page.getByLabel('Arbeitszeit').fill('38 Stunden')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Jemand anderes hat inzwischen gespeichert' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Arbeitsort' })).toContainText('Oberwesel')
  await expect(page.getByRole('group', { name: 'Arbeitsort' })).toContainText('Braubach')
  await expect(page.getByLabel('Arbeitsort', { exact: true }).last()).toHaveValue('Oberwesel')
  expect(await axeViolations(page)).toEqual([])
  // What only Otto changed is his unless said otherwise; about the place one of them decides.
  await page
    .getByRole('group', { name: 'Arbeitsort' })
    .getByRole('radio', { name: /Gespeichert von Otto Weiß/ })
    .check()
  await save(page)
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(page.getByLabel('Art', { exact: true })).toHaveValue('Teilzeit')
  await expect(page.getByLabel('Arbeitsort')).toHaveValue('Braubach')
  await expect(page.getByLabel('Arbeitszeit')).toHaveValue('38 Stunden')
  await ottosPage.goto(`/job/${slug}`)
  await expect(ottosPage.getByText('38 Stunden').first()).toBeVisible()
  await other.close()
})

test('a help article is previewed as the public page draws it, and appears there when it is saved', async ({
  page,
  office,
  context,
}) => {
  await signInBrowser(office, context, 'redaktion')
  const slug = `probe-${Date.now()}`
  await page.goto('/verwaltung/hilfeartikel/neu')
  await page.getByLabel('Titel').fill('Probe: Blumenkästen')
  await page.getByLabel('Thema').selectOption({ index: 1 })
  await page.getByLabel('Adresse der Seite').fill(slug)
  // On a wide screen the preview stands open beside the text, on others it is opened below it.
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('## Gießen\n\nNur **morgens**. <script>alert(1)</script>')
  const drawn = page.locator('.prose')
  await expect(drawn.getByRole('heading', { name: 'Gießen' })).toBeVisible()
  const placeOf = async (shown: Locator) => (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [left, right] = [await placeOf(text), await placeOf(drawn)]
  expect(right.x).toBeGreaterThan(left.x + left.width)
  expect(Math.abs(right.y - left.y)).toBeLessThan(60)
  await page.getByText('Vorschau des Textes').click()
  await expect(drawn).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByText('Vorschau des Textes').click()
  expect((await placeOf(drawn)).y).toBeGreaterThan((await placeOf(text)).y + (await placeOf(text)).height - 1)
  await expect(page.locator('.prose strong')).toHaveText('morgens')
  await expect(page.locator('.prose script')).toHaveCount(0)
  await page.getByLabel('Auf der Website zeigen').check()
  await save(page)
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Auf der Website' }).click()
  await expect(page.getByRole('heading', { name: 'Gießen' })).toBeVisible()
})
