import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('the Leitung makes an account, changes its role, gives a new link and closes it', async ({
  page,
  context,
  office,
  problems,
}) => {
  test.setTimeout(120_000)
  problems.allow(/status of 422/)
  const { password } = await signInBrowser(office, context, 'leitung', { name: 'Lena Leitung' })
  const email = `neu-${Math.random().toString(36).slice(2, 8)}@example.org`
  const name = `Nils Neu ${email.slice(4, 10)}`
  await page.goto('/verwaltung/team')
  const form = page.getByRole('region', { name: 'Neues Konto' })
  await form.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(form.getByRole('alert')).toContainText('Bitte wählen Sie eine Rolle.')
  await form.getByLabel('Vor- und Nachname').fill(name)
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByLabel('Rolle').selectOption('Technik')
  await form.getByLabel('Ihr Passwort').fill('geraten')
  await form.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(form.getByRole('alert')).toContainText('Das Passwort stimmt nicht.')
  await expect(form.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await form.getByLabel('Ihr Passwort').fill(password)
  await form.getByRole('button', { name: 'Konto anlegen' }).click()
  const shown = page.getByRole('status').filter({ hasText: `Link für ${name}` })
  const link = (await shown.locator('code').textContent()) ?? ''
  expect(link).toContain('/verwaltung/einladung/')
  expect((await page.request.get(link)).status()).toBe(200)

  const member = page.getByRole('listitem').filter({ hasText: email })
  await member.getByText('Ändern').click()
  await member.getByLabel('Rolle').selectOption('Redaktion')
  await member.getByLabel('Ihr Passwort').first().fill(password)
  await member.getByRole('button', { name: 'Rolle speichern' }).click()
  await expect(member.getByText('Redaktion', { exact: true }).first()).toBeVisible()
  await member.getByLabel('Ihr Passwort').last().fill(password)
  await member.getByRole('button', { name: 'Neuen Link für ein Passwort zeigen' }).click()
  await expect(shown.locator('code')).not.toHaveText(link)
  expect((await page.request.get(link)).status()).toBe(404)
  await member.getByRole('button', { name: 'Konto schließen' }).click()
  await expect(member).toContainText('geschlossen')
  // Nobody takes their own key away.
  await expect(page.getByRole('listitem').filter({ hasText: 'Lena Leitung (Sie)' }).first()).not.toContainText('Ändern')
})
