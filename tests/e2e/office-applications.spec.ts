import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { firstFreeFlat, sendApplication, sendDamageReport } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const unique = () => Math.random().toString(36).slice(2, 8)
const person = (name: string) => ({
  applicant_email: `${name}@example.org`,
  applicant_nationality: 'türkisch',
  applicant_birth_date: '1990-03-01',
  applicant_marital_status: 'geschieden',
})

test('who applies is hidden until the shortlist, in the document and in what scripts are sent', async ({
  page,
  context,
  office,
  request,
}) => {
  test.setTimeout(120_000)
  const tag = unique()
  const name = `Yıldız${tag}`
  const reference = await sendApplication(request, name, person(`bewerbung-${tag}`))
  const flat = await firstFreeFlat(request)
  await signInBrowser(office, context, 'vermietung', { name: 'Vera Vermietung' })
  const secrets = new RegExp(`${name}|bewerbung-${tag}|türkisch|1990-03-01|01\\.03\\.1990|geschieden|\\bKim\\b`, 'i')
  const addresses = [
    `/verwaltung/anfragen/${reference}`,
    '/verwaltung/anfragen?status=alle',
    `/verwaltung/bewerbungen/${flat.id}`,
    `/verwaltung/bewerbungen/${flat.id}/vergleich?b=${reference}`,
  ]
  for (const address of addresses) {
    const [path, query] = address.split('?')
    for (const asked of [address, `${path}.data${query ? `?${query}` : ''}`]) {
      const answer = await page.request.get(asked)
      expect(answer.status(), asked).toBe(200)
      const text = await answer.text()
      expect(text, asked).toContain(reference)
      expect(text, asked).not.toMatch(secrets)
    }
  }

  // Who has the applicant on the telephone asks for the number: a search that knew the name would tell it.
  await page.goto(`/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Hier ist nichts.')).toBeVisible()
  await page.goto(`/verwaltung/anfragen?q=${reference}`)
  await page.getByRole('link', { name: new RegExp(`^Bewerbung ${reference}`) }).click()
  await expect(page.getByRole('heading', { name: `Bewerbung ${reference}`, level: 1 })).toBeVisible()
  await expect(page.getByText('Angaben zur Person sind verborgen')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Einkommen' })).toContainText('3.200,50')

  await page.getByRole('button', { name: 'Angaben anzeigen' }).click()
  await expect(page.getByRole('heading', { name: `Jana ${name}`, level: 1 })).toBeVisible()
  await expect(page.getByText('türkisch')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('vor der engeren Auswahl angesehen')
  await page.goto(`/verwaltung/bewerbungen/${flat.id}`)
  await expect(page.getByRole('list', { name: 'Bewerbungen' })).not.toContainText(name)

  await page.getByRole('button', { name: `In die engere Auswahl: Bewerbung ${reference}` }).click()
  await expect(page.getByRole('link', { name: `Jana ${name}` })).toBeVisible()
})

test('one person who applies twice is named on every page, and one of the two is closed', async ({
  page,
  context,
  office,
  request,
}) => {
  const name = `Doppelt${unique()}`
  const [first, second] = [
    await sendApplication(request, name, person(name.toLowerCase())),
    await sendApplication(request, name, person(name.toLowerCase())),
  ]
  await signInBrowser(office, context, 'vermietung')
  for (const reference of [first, second]) {
    await page.goto(`/verwaltung/anfragen?q=${reference}`)
    await expect(page.getByText('Duplikat?')).toHaveCount(1)
  }
  await page.goto(`/verwaltung/anfragen/${second}`)
  const notice = page.getByText('Vermutlich doppelt').locator('..')
  await expect(notice.getByRole('link', { name: first })).toBeVisible()
  await notice.getByRole('button', { name: 'Diesen Vorgang als Duplikat schließen' }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(`Als Duplikat von ${first} geschlossen`)
  await page.getByRole('main').getByRole('link', { name: first }).first().click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(`Das Duplikat ${second} ist geschlossen`)
})

test('nobody is refused without a reason, one by one or all at once', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(120_000)
  problems.allow(/status of (409|422)/)
  const name = `Absage${unique()}`
  const reference = await sendApplication(request, name, person(name.toLowerCase()))
  const other = await sendApplication(request, `${name}zwei`, person(`${name.toLowerCase()}zwei`))
  await signInBrowser(office, context, 'vermietung')
  await page.goto(`/verwaltung/anfragen/${reference}`)
  // The status alone is not enough: what it asks for opens.
  await page.getByLabel('Status').selectOption('Abgelehnt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Eine Bewerbung wird mit einem Grund abgelehnt').first()).toBeVisible()
  await expect(page.getByLabel('Grund', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Grund', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Ablehnen' }).click()
  await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
  await expect(page.getByText('Bitte wählen Sie einen Grund.').first()).toBeVisible()
  await page.getByLabel('Grund', { exact: true }).selectOption('Anderer Grund')
  await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
  await expect(page.getByText('Bitte schreiben Sie den Grund in einem Satz.').first()).toBeVisible()
  await page.getByLabel('Grund', { exact: true }).selectOption('Haushalt zu groß für die Wohnung')
  await page.getByLabel('Löschen am').fill('01.01.2020')
  await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
  await expect(page.getByText(/können noch Ansprüche kommen/).first()).toBeVisible()
  await page.getByLabel('Löschen am').fill('')
  await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
  const refused = page.getByRole('region', { name: 'Abgelehnt' })
  await expect(refused).toContainText('Haushalt zu groß für die Wohnung')
  await expect(refused).toContainText(/§\s21 Abs\.\s5\sAGG/)
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Ablehnungsgrund: Haushalt zu groß')

  await page.goto(`/verwaltung/anfragen?q=${other}`)
  await page.getByRole('checkbox', { name: `Vorgang ${other} auswählen` }).check()
  await page.getByLabel('Ausgewählte').selectOption('abgelehnt')
  await page.getByRole('button', { name: 'Ändern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'brauchen einen Grund' })).toBeVisible()
  await page.getByRole('checkbox', { name: `Vorgang ${other} auswählen` }).check()
  await page.getByLabel('Ausgewählte').selectOption('abgelehnt:anderweitig_vermietet')
  await page.getByRole('button', { name: 'Ändern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ein Vorgang ist geändert.' })).toBeVisible()
})

test('the applications for a flat are sorted, chosen and set side by side, without a script too', async ({
  browser,
  page,
  context,
  office,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const name = `Wahl${unique()}`
  const rich = await sendApplication(request, `${name}reich`, {
    ...person(`${name}reich`),
    monthly_net_income_euro: 987_654,
    employment_type: 'Unbefristet angestellt',
  })
  const large = await sendApplication(request, `${name}viele`, {
    ...person(`${name}viele`),
    household_size: 7,
    preferred_move_in_date: '2027-03-01',
  })
  const flat = await firstFreeFlat(request)
  await signInBrowser(office, context, 'vermietung')
  await page.goto('/verwaltung/bewerbungen')
  await page.locator(`a[href="/verwaltung/bewerbungen/${flat.id}"]`).click()
  await page.getByLabel('Reihenfolge').selectOption('Einkommen')
  await expect(page).toHaveURL(/sortierung=einkommen/)
  const rows = page.getByRole('list', { name: 'Bewerbungen' }).getByRole('listitem')
  await expect(rows.first()).toContainText('987.654')
  await page.getByRole('checkbox', { name: new RegExp(`${rich} zum Vergleich`) }).check()
  await page.getByRole('checkbox', { name: new RegExp(`${large} zum Vergleich`) }).check()
  await page.getByRole('button', { name: 'Nebeneinander vergleichen' }).click()
  await expect(page.getByRole('row', { name: /Personen im Haushalt/ })).toContainText('7')
  await expect(page.getByRole('row', { name: /Gewünschter Einzug/ })).toContainText('01.03.2027')
  await expect(page.getByRole('row', { name: /Beschäftigung/ })).toContainText('Unbefristet angestellt')
  await expect(page.getByRole('columnheader', { name: new RegExp(rich) })).toBeVisible()
  await checkAxe(page, 'the comparison')

  const { cookies } = await context.storageState()
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await plain.addCookies(cookies)
  const plainPage = await plain.newPage()
  await plainPage.goto(`/verwaltung/bewerbungen/${flat.id}`)
  await plainPage.getByRole('checkbox', { name: new RegExp(`${rich} zum Vergleich`) }).check()
  await plainPage.getByRole('checkbox', { name: new RegExp(`${large} zum Vergleich`) }).check()
  await plainPage.getByRole('button', { name: 'Nebeneinander vergleichen' }).click()
  await expect(plainPage.getByRole('columnheader', { name: new RegExp(large) })).toBeVisible()
  await plain.close()
})

test('Technik sees damage reports and no application', async ({ page, context, office, request, problems }) => {
  problems.allow(/status of 40[34]/)
  const name = `Technik${unique()}`
  const application = await sendApplication(request, name)
  const damage = await sendDamageReport(request, name)
  const flat = await firstFreeFlat(request)
  await signInBrowser(office, context, 'technik')
  await page.goto(`/verwaltung/anfragen?q=${name}`)
  await expect(page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')).toHaveCount(1)
  await expect(page.getByText(`Vorgang ${damage} auswählen`)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Bewerbungen' })).toHaveCount(0)
  const forbidden = [
    `/verwaltung/anfragen/${application}`,
    '/verwaltung/bewerbungen',
    `/verwaltung/bewerbungen/${flat.id}`,
    `/verwaltung/bewerbungen/${flat.id}/vergleich?b=${application}`,
  ]
  for (const address of forbidden) {
    const answer = await page.request.get(address)
    expect([403, 404], address).toContain(answer.status())
    expect(await answer.text(), address).not.toContain(name)
  }
})

async function checkAxe(page: Page, what: string): Promise<void> {
  expect(await axeViolations(page), what).toEqual([])
}
