import { freeFlat, sendApplication } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

test('who works through applications is led to the reason that is missing, and sees them sorted at once', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  problems.allow(/status of 422/)
  const name = `Absage${unique()}`
  const reference = await sendApplication(request, name, { applicant_email: `${name.toLowerCase()}@example.org` })
  const rich = { applicant_email: `reich-${name}@example.org`, monthly_net_income_euro: 987_655 }
  await sendApplication(request, `${name}reich`, rich)
  const flat = await freeFlat(request)
  await signInBrowser(office, context, 'vermietung')

  await test.step('nobody is refused without a reason: the status alone is not enough, and what it asks for opens', async () => {
    await page.goto(`/verwaltung/anfragen/${reference}`)
    await page.getByLabel('Status').selectOption('Abgelehnt')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Eine Bewerbung wird mit einem Grund abgelehnt').first()).toBeVisible()
    await expect(page.getByLabel('Grund', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Grund', { exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Ablehnen' }).click()
    await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
    await expect(page.getByText('Bitte wählen Sie einen Grund.').first()).toBeVisible()
  })

  await test.step('the applications for a flat are sorted as soon as an order is chosen', async () => {
    await page.goto(`/verwaltung/bewerbungen/${flat.id}`)
    await page.getByLabel('Reihenfolge').selectOption('Einkommen')
    await expect(page).toHaveURL(/sortierung=einkommen/)
    const first = page.getByRole('list', { name: 'Bewerbungen' }).getByRole('listitem').first()
    await expect(first).toContainText('987.65')
  })
})
