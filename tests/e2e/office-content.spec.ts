import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { examplePdf } from '../../src/platform/files/example-files.ts'
import { axeViolations } from '../support/axe.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const picture = path.resolve(import.meta.dirname, '../../db/seed/pictures/kitchen-0.webp')
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: examplePdf() })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).first().click()

test('a building gets its pictures and documents, and a flat is published with its warning and let with one tap', async ({
  page,
  office,
  context,
  problems,
}) => {
  problems.allow(/status of 422/)
  // The trace recorder asks for the previews' addresses itself.
  problems.allow(/Connecting to 'blob:/)
  test.setTimeout(120_000)
  await signInBrowser(office, context, 'redaktion')
  const name = `Molenwohnung ${unique()}`

  await test.step('what is missing stands beside its field, and each attempt leads to it', async () => {
    await page.goto('/verwaltung/gebaeude/neu')
    await save(page)
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await save(page)
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Pflichtfeld')
    await page.getByLabel('Name', { exact: true }).fill(`Wohnhaus ${name}`)
    await page.getByLabel('Einheiten').fill('4')
    await page.getByLabel('Straße', { exact: true }).fill('Molenweg')
    await page.getByLabel('Hausnummer', { exact: true }).fill('7')
    await page.getByLabel('Postleitzahl').fill('56321')
    await page.getByLabel('Ort', { exact: true }).fill('Rhens')
    await page.getByLabel('Geografische Breite').fill('50,2812')
    await page.getByLabel('Geografische Länge').fill('7,6189')
    await save(page)
    await expect(page.getByText('Gespeichert als Entwurf')).toBeVisible()
  })

  await test.step('each picture is described before it is uploaded, and edited in the list', async () => {
    await page.getByRole('link', { name: 'Bilder', exact: true }).click()
    const files = page.getByLabel('Dateien')
    const kitchen = { name: 'kueche.webp', mimeType: 'image/webp', buffer: await readFile(picture) }
    await files.setInputFiles([kitchen, { name: 'leer.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nein') }])
    await page.getByLabel('Bildbeschreibung zu kueche.webp').fill('Küche mit Blick auf die Mole')
    await page.getByLabel('Bildbeschreibung zu leer.jpg').fill('Der Flur')
    await page.getByRole('button', { name: 'Hochladen' }).click()
    // What is stored stands in the gallery; what is refused keeps its description, and gives it to no other file.
    const gallery = page.getByRole('list', { name: 'Bildergalerie' })
    await expect(gallery.getByRole('img', { name: 'Küche mit Blick auf die Mole' })).toBeVisible()
    await expect(page.getByText('„leer.jpg“ ist kein Bild').last()).toBeVisible()
    await expect(page.getByLabel('Bildbeschreibung zu leer.jpg')).toHaveValue('Der Flur')
    await expect(page.getByLabel('Bildbeschreibung zu kueche.webp')).toHaveCount(0)
    await files.setInputFiles(picture)
    await expect(page.getByLabel('Bildbeschreibung zu kitchen-0.webp')).toHaveValue('')
    await page.getByLabel('Bildbeschreibung zu kitchen-0.webp').fill('Blick aus der Küche')
    await page.locator('#hochladen-role').selectOption('header')
    await page.getByRole('button', { name: 'Hochladen' }).click()
    await expect(page.getByText('Hochgeladen.')).toBeVisible()
    await expect(page.getByRole('listitem').getByRole('img', { name: 'Küche mit Blick auf die Mole' })).toBeVisible()
    await page.getByText('Bearbeiten: Küche').click()
    await page.getByRole('radio', { name: 'oben links' }).check()
    await page.getByRole('listitem').getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('the certificate is kept for the office', async () => {
    await page.goto(new URL(page.url()).pathname.replace(/bilder$/, 'dokumente'))
    await page.getByLabel('Datei', { exact: true }).setInputFiles(pdf('ausweis.pdf'))
    await page.getByLabel('Titel').fill('Energieausweis')
    await page.getByRole('button', { name: 'Hochladen' }).click()
    await expect(page.locator('#hochladen-role-fehler')).toBeVisible()
    await page.getByLabel('Verwendung').selectOption('Nur für die Verwaltung')
    await page.getByLabel('Das ist der Energieausweis des Gebäudes').check()
    await page.getByRole('button', { name: 'Hochladen' }).click()
    await expect(page.getByText('Hochgeladen.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('a deposit of four rents is said before anybody sees the flat', async () => {
    await page.goto('/verwaltung/wohnungen/neu')
    await page.getByLabel('Bezeichnung').fill(name)
    await page.getByLabel('Gebäude', { exact: true }).selectOption('rhens-bleichweg-7')
    await page.getByLabel('Kaltmiete').fill('600,50')
    await page.getByLabel('Kaution').fill('2.402')
    await page.getByLabel('Auf der Website zeigen').check()
    await save(page)
    await expect(page.getByText('höher als drei Kaltmieten').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel('Trotzdem veröffentlichen').check()
    await save(page)
    await expect(page.getByText('Die Website zeigt es ab dem nächsten Aufruf')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('on a phone in the stairwell it is rented with one tap, and the tap is taken back', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/verwaltung/wohnungen?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Ist vermietet: ${name}` }).click()
    await expect(page.getByRole('status').getByText(`„${name}“ ist jetzt vermietet.`)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.locator('[data-list-note]').getByText('Die Änderung ist zurückgenommen.')).toBeVisible()
    // Leaves no flat behind that others' journeys would find.
    await page.getByRole('button', { name: `Ist vermietet: ${name}` }).click()
    await expect(page.getByRole('button', { name: `Ist wieder frei: ${name}` })).toBeVisible()
  })
})
