import type { Page } from '@playwright/test'
import { fill, REFERENCE } from '../support/application.ts'
import { axeViolations } from '../support/axe.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const damage = {
  damage_description: 'Unter der Spüle läuft Wasser aus dem Siphon.',
  damage_location: 'Küche',
  building_address: 'Mainzer Straße 5, 2. OG links',
  reporter_name: 'Änne Öztürk-Weiß',
  reporter_email: 'aenne@example.org',
}

const request = {
  tenant_first_name: 'Änne',
  tenant_last_name: 'Öztürk-Weiß',
  tenant_email: 'aenne@example.org',
  current_address: 'Mainzer Straße 5, 56321 Rhens',
  move_in_date: '01.04.2019',
}

const form = (page: Page) => page.locator('#formular form[method="post"]')
const send = (page: Page, name: string) => form(page).getByRole('button', { name }).click()

async function reference(page: Page, title: string): Promise<string> {
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  return REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
}

test('a damage: who is in danger, who corrects and reports it, and whose connection breaks', async ({
  page,
  office,
  problems,
}) => {
  await page.goto('/schadensmeldung')

  await test.step('who is in danger finds the number before the form, and may still report', async () => {
    const danger = page.getByRole('region', { name: /Ist jemand in Gefahr/ })
    await expect(danger.getByRole('link', { name: '112 anrufen' })).toHaveCount(3)
    const aside = page.locator('#notfallnummern')
    await expect(aside.getByRole('link', { name: '112 Feuerwehr und Rettung' })).toHaveAttribute('href', 'tel:112')
    await expect(aside.getByRole('link', { name: '110 Polizei' })).toHaveAttribute('href', 'tel:110')
    await expect(aside.getByRole('link', { name: '02628 / 7998021' })).toHaveAttribute('href', 'tel:+4926287998021')
    await expect(aside.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)

    const callFirst = form(page).getByText('Bitte rufen Sie zuerst an')
    await expect(callFirst).toBeHidden()
    // The first touch wakes the form; what was chosen with it is there when the form is.
    await form(page).getByLabel('Notfall').click()
    await expect(form(page).getByLabel('Notfall')).toBeChecked()
    await expect(callFirst).toBeVisible()
    await form(page).getByLabel('Niedrig').check()
    await expect(callFirst).toBeHidden()
    await form(page).getByLabel('Es besteht Gefahr für Menschen').check()
    await expect(callFirst).toBeVisible()
    await expect(form(page).getByRole('button', { name: 'Schaden melden' })).toBeEnabled()
    await form(page).getByLabel('Es besteht Gefahr für Menschen').uncheck()
  })

  await test.step('a tenant corrects and reports a damage; a reload in between loses nothing', async () => {
    await send(page, 'Schaden melden')
    const summary = form(page).getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Beschreibung muss mindestens 10 Zeichen lang sein')
    await expect(summary).not.toContainText('Anschrift')
    expect.soft(await axeViolations(page), 'with messages').toEqual([])

    await fill(form(page), damage)
    await form(page).getByLabel('Hoch').check()
    await expect(page.getByText('Ihre Eingaben werden nur auf diesem Gerät gespeichert')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Entwurf vom .* wurde wiederhergestellt/)).toBeVisible()
    await expect(form(page).locator('[name="damage_description"]')).toHaveValue(damage.damage_description)
    await expect(form(page).getByLabel('Hoch')).toBeChecked()

    await send(page, 'Schaden melden')
    await expect(page.getByRole('status').filter({ hasText: 'Schadensmeldung erfolgreich übermittelt' })).toBeVisible()
    const number = await reference(page, 'Vielen Dank für Ihre Meldung')
    await expect(page.locator('#formular')).toContainText('bei hoher Dringlichkeit innerhalb von 24 Stunden')
    expect(await office('submissions', 'show', number)).toContain('aus dem Siphon')
    expect.soft(await axeViolations(page), 'confirmation').toEqual([])
  })

  await test.step('a lost connection keeps the report, and the second try stores it once', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await page.goto('/schadensmeldung')
    // No other run has left this name behind.
    const name = `Verena Verbindungslos ${Date.now()}`
    await fill(form(page), { ...damage, reporter_name: name })
    await page.route('**/api/damage-reports', (route) => route.abort('internetdisconnected'))
    await send(page, 'Schaden melden')
    await expect(page.getByRole('alert').filter({ hasText: 'Ein unerwarteter Fehler ist aufgetreten' })).toBeVisible()
    await expect(form(page).locator('[name="damage_location"]')).toHaveValue(damage.damage_location)

    await page.unroute('**/api/damage-reports')
    await send(page, 'Jetzt erneut senden')
    await reference(page, 'Vielen Dank für Ihre Meldung')
    const stored = JSON.parse(await office('submissions', 'list', '--json')) as unknown[]
    expect(stored.filter((each) => JSON.stringify(each).includes(name))).toHaveLength(1)
  })
})

test('a tenant asks for a rent certificate for a flat of the list', async ({ page, office, problems }) => {
  await page.goto('/mietbescheinigung')
  await send(page, 'Antrag senden')
  const summary = form(page).getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
  await expect(summary).toContainText('Bitte wählen Sie eine Wohnung aus')
  await expect(summary).toContainText('Bitte geben Sie das Einzugsdatum an')
  expect.soft(await axeViolations(page), 'with messages').toEqual([])

  await test.step('which is found by street and number', async () => {
    const flat = form(page).getByLabel('Wohnung', { exact: true })
    const narrow = form(page).getByLabel('Liste eingrenzen')
    await narrow.fill('gibt es nicht')
    await expect(form(page).getByText('0 Wohnungen passen.')).toBeVisible()
    await narrow.fill('rheinuferstr. 12 wohnung 4')
    await expect(form(page).getByText(/^Gewählt: .*Wohnung 4.* - Rheinuferstraße 12, 56338 Braubach$/)).toBeVisible()
    await expect(flat.locator('option:checked')).toHaveText(
      /Wohnung 4, 1\. Obergeschoss rechts - Rheinuferstraße 12, 56338 Braubach$/,
    )
    await expect(form(page).getByText('Bitte wählen Sie eine Wohnung aus')).toHaveCount(0)
    expect.soft(await axeViolations(page), 'with a flat').toEqual([])
  })
  await fill(form(page), request)
  await form(page).locator('[name="purpose"]').selectOption('Sozialamt oder Jobcenter')

  await test.step('a server that fails says so in the words for it', async () => {
    problems.allow(/status of 500/)
    await page.route('**/api/rent-certificates', (route) => route.fulfill({ status: 500, body: '' }))
    await send(page, 'Antrag senden')
    await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Senden des Antrags' })).toBeVisible()
    await page.unroute('**/api/rent-certificates')
    problems.allowNoMore()
  })

  await send(page, 'Antrag senden')
  await expect(
    page.getByRole('status').filter({ hasText: 'Antrag auf Mietbescheinigung erfolgreich übermittelt' }),
  ).toBeVisible()
  const number = await reference(page, 'Vielen Dank für Ihren Antrag')
  await expect(page.locator('#formular')).toContainText('in 3–5 Werktagen')
  expect(await office('submissions', 'show', number)).toContain('sozialamt')
})

test('a tenant who lost a key finds the number first, reports it, and the office sees it', async ({
  page,
  context,
  office,
}) => {
  await page.goto('/schluessel-verloren')
  const first = page.getByRole('region', { name: 'Das Wichtigste zuerst' })
  await expect(first.getByRole('link', { name: '02628 / 7998021' })).toHaveAttribute('href', 'tel:+4926287998021')

  await send(page, 'Verlust melden')
  const summary = form(page).getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
  await expect(summary).toContainText('Bitte wählen Sie, was fehlt')
  await expect(summary).toContainText('Bitte geben Sie an, bis wann Sie Ersatz brauchen')
  expect.soft(await axeViolations(page), 'with messages').toEqual([])

  await form(page).locator('[name="lost_key"]').selectOption('Haustür- und Wohnungsschlüssel')
  await form(page).getByLabel('Wohnung', { exact: true }).selectOption({ index: 1 })
  await fill(form(page), {
    needed_by: '01.12.2027',
    details: 'Am Rheinufer verloren, ohne Anhänger.',
    reporter_name: 'Änne Öztürk-Weiß',
    reporter_email: 'aenne@example.org',
  })
  await send(page, 'Verlust melden')
  await expect(page.getByRole('status').filter({ hasText: 'Schlüsselverlust erfolgreich gemeldet' })).toBeVisible()
  const number = await reference(page, 'Vielen Dank für Ihre Meldung')
  await expect(page.locator('#formular')).toContainText('in 1–2 Werktagen')

  await signInBrowser(office, context, 'vermietung')
  await page.goto(`/verwaltung/anfragen/${number}`)
  const main = page.getByRole('main')
  for (const shown of ['Schlüsselverlust', 'Haustür- und Wohnungsschlüssel', '01.12.2027', 'Am Rheinufer verloren'])
    await expect(main.getByText(shown).first()).toBeVisible()
})
