import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { applicant, consent, fill, REFERENCE } from '../support/application.ts'
import { expect, onPhone, test, withMotion } from '../support/test.ts'

test.use({ ...onPhone, ...withMotion })

test('a visitor finds a flat in Braubach on a phone and applies for it', async ({ page, office }) => {
  test.setTimeout(120_000)

  await page.goto('/')
  const decline = page.getByRole('button', { name: 'Ablehnen' })
  await decline.click()
  await page.getByRole('main').locator('a[href="/vermietung"]').first().click()
  await expect(page).toHaveURL('/vermietung')

  await page.locator('select[name="ort"]').selectOption('Braubach')
  await expect(page).toHaveURL(/[?&]ort=Braubach/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText('Braubach')
  await expect(page.getByRole('main').getByText('56321 Rhens')).toHaveCount(0)

  await test.step('the filters of the listing are in the address: back and a reload keep them', async () => {
    await expect(page.locator('select[name="ort"]')).toHaveValue('Braubach')
    await page.locator('select[name="typ"]').selectOption('Mehrfamilienhaus')
    await expect(page).toHaveURL(/ort=Braubach&typ=Mehrfamilienhaus|typ=Mehrfamilienhaus&ort=Braubach/)
    await page.reload()
    await expect(page.locator('select[name="typ"]')).toHaveValue('Mehrfamilienhaus')
    await page.goBack()
    await expect(page.locator('select[name="typ"]')).toHaveValue('')
    await page
      .getByRole('button', { name: 'Filter zurücksetzen' })
      .or(page.getByRole('link', { name: 'Filter zurücksetzen' }))
      .first()
      .click()
    await expect(page).toHaveURL('/vermietung')
  })

  await page.locator('select[name="ort"]').selectOption('Braubach')
  await expect(page).toHaveURL(/[?&]ort=Braubach/)
  await expect(cards.first()).toContainText('Braubach')
  await page
    .getByRole('link', { name: /Details zur Immobilie und Wohnungen ansehen/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/immobilie\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: /verfügbare Wohnung(en)? in .+ in Braubach/ })).toBeVisible()

  const free = page.getByRole('article').filter({ hasText: 'Verfügbar' })
  await free
    .getByRole('link', { name: /Details zur Wohnung anzeigen/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/wohnung\/[\w-]+$/)

  await page.getByRole('button', { name: 'Jetzt bewerben' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Bewerbung für/ })
  await expect(dialog).toContainText('Schritt 1 von 6')

  const next = dialog.getByRole('button', { name: 'Weiter' })
  await next.click()
  await expect(dialog, 'a step with missing fields is not left').toContainText('Schritt 1 von 6')
  for (const [index, values] of Object.values(applicant).entries()) {
    await expect(dialog).toContainText(`Schritt ${index + 1} von 6`)
    await fill(dialog, values)
    if ('current_address_street' in values) {
      await page.reload()
      await expect(dialog, 'a reload opens it again at the same step').toContainText('Schritt 2 von 6')
      await expect(dialog.getByText(/Entwurf vom .* wurde wiederhergestellt/)).toBeInViewport()
      await expect(dialog.locator('[name="current_address_city"]:visible')).toHaveValue(values.current_address_city)
    }
    await next.click()
  }
  await expect(dialog).toContainText('Schritt 5 von 6')
  await next.click()
  await expect(dialog).toContainText('Schritt 6 von 6')
  await consent(dialog)
  await dialog.getByRole('button', { name: 'Bewerbung einreichen' }).click()

  await expect(page.getByText('Ihre Bewerbung wurde erfolgreich eingereicht!').first()).toBeVisible({ timeout: 30_000 })
  const received = page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewerbung' })
  await expect(received).toBeFocused()
  await expect(received).toBeInViewport()
  await expect(dialog).toHaveCount(0)
  const reference = REFERENCE.exec(await page.getByRole('main').innerText())?.[0]
  expect(reference).toBeTruthy()
  await page.reload()
  await expect(page.getByText(/Sie haben sich am .* beworben/)).toBeVisible()
  await expect(page.getByRole('main').getByText(reference ?? '')).toBeVisible()

  const listed = await office('submissions', 'list', '--json')
  expect(listed).toContain(reference)
  await expect.poll(() => mailsAbout(reference ?? '')).toBe(2)
})

/** How many mails in the site's outbox folder name the reference. */
async function mailsAbout(reference: string): Promise<number> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(path.join(folder, file), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(reference)).length
}
