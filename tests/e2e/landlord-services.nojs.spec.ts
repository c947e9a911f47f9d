import { fill, REFERENCE } from '../support/application.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  { path: '/hausverwaltung', extra: { immobilienart: 'Mehrfamilienhaus' } },
  { path: '/gutachten', extra: { gutachtenart: 'Bauschäden' } },
  { path: '/schadensanierung', extra: {} },
  { path: '/instandhaltungsarbeiten', extra: {} },
  { path: '/nebenkostenabrechnung', extra: { anzahlEinheiten: '6 Wohnungen und 1 Laden' } },
]

for (const { path, extra } of pages) {
  test(`${path}: without JavaScript a landlord corrects and sends an enquiry`, async ({ page, office, problems }) => {
    problems.allow(/status of 422/)
    await page.goto(path)
    const form = page.locator('#anfrage form')
    await fill(form, {
      vorname: 'Jonas',
      nachname: 'Ohneskript',
      email: 'jonas@example.org',
      nachricht: 'Kurz',
      ...extra,
    })
    await form.getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(form.getByText('Ihre Nachricht muss mindestens 10 Zeichen lang sein.').first()).toBeInViewport()
    await expect(form.locator('[name="nachname"]')).toHaveValue('Ohneskript')

    await form.locator('[name="nachricht"]').fill('Wann passt ein Termin bei mir?')
    await form.getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?eingegangen=`))
    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })).toBeInViewport()
    const reference = REFERENCE.exec(await page.locator('#anfrage').innerText())?.[0] ?? ''
    const stored = await office('submissions', 'show', reference)
    expect(stored).toContain('Wann passt ein Termin bei mir?')
    for (const answer of Object.values(extra)) expect(stored).toContain(answer)
  })
}

test('without JavaScript the voices lie side by side, and all can be read', async ({ page }) => {
  await page.goto('/hausverwaltung')
  const voices = page.getByRole('region', { name: 'Stimmen von Eigentümern' })
  await expect(voices.locator('blockquote')).toHaveCount(7)
  for (const voice of await voices.locator('blockquote').all()) await expect(voice).toBeVisible()
  await expect(voices.getByRole('button')).toHaveCount(0)
})
