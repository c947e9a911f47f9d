import path from 'node:path'
import { expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const picture = path.resolve(import.meta.dirname, '../../db/seed/pictures/kitchen-1.webp')

test('on a phone a picture is described, its point is tapped, and pages of each width keep it in sight', async ({
  page,
  office,
  context,
  problems,
}) => {
  problems.allow(/status of 4(09|22)/)
  // The trace recorder asks for the previews' addresses itself.
  problems.allow(/Connecting to 'blob:/)
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInBrowser(office, context, 'leitung')
  const name = `Unsere Küche ${unique()}`

  await test.step('uploaded with its description', async () => {
    await page.goto('/verwaltung/firma/bilder')
    await page.getByLabel('Dateien').setInputFiles(picture)
    await page.getByLabel('Bildbeschreibung zu kitchen-1.webp').fill(name)
    await page.getByRole('button', { name: 'Hochladen' }).click()
    await expect(page.getByText('Hochgeladen.')).toBeVisible()
    await expectCleanOnPhoneAndDesk(page, 'the library')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name }).click()
  })

  await test.step('a tap on the picture fills the numbers, and numbers move the mark', async () => {
    const point = page.locator('input[type=image]')
    const box = (await point.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    await point.click({ position: { x: box.width * 0.8, y: box.height * 0.5 } })
    await expect(page.getByLabel('Von links, in Prozent')).toHaveValue(/^(79|80|81)$/)
    await expect(page.getByLabel('Von oben, in Prozent')).toHaveValue(/^(49|50|51)$/)
    await page.getByLabel('Von links, in Prozent').fill('100')
    await expect(page.locator('input[type=image] + svg circle').first()).toHaveAttribute('cx', '100%')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible()
    await expectCleanOnPhoneAndDesk(page, 'a picture of the library')
  })
  const address = new URL(page.url()).pathname

  await test.step('chosen for a page, it is cropped around its point at every width', async () => {
    await page.goto('/verwaltung/firma/bildplaetze')
    await page.getByLabel('Kontakt: Kopf').selectOption({ label: name })
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Die Website zeigt es ab dem nächsten Aufruf')).toBeVisible()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/kontakt')
      const shown = page.getByRole('img', { name })
      await expect(shown).toHaveCSS('object-position', /^100% (45|50|55)%$/)
      await expect(shown).toHaveCSS('object-fit', 'cover')
    }
  })

  await test.step('while it is shown it cannot be deleted; taken back, it can', async () => {
    await page.goto(address)
    await expect(page.getByText('„Kontakt: Kopf“ zeigt dieses Bild.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0)
    await page.goto('/verwaltung/firma/bildplaetze')
    await page.getByLabel('Kontakt: Kopf').selectOption('')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Die Website zeigt es ab dem nächsten Aufruf')).toBeVisible()
    await page.goto(address)
    await page.getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText('Gelöscht. Mit „Rückgängig“ kommt es zurück.')).toBeVisible()
  })
})
