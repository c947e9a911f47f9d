import { randomUUID } from 'node:crypto'
import { applicant, consent, fill, REFERENCE } from '../support/application.ts'
import { answers, ask as askAssistant, field, openAssistant } from '../support/assistant.ts'
import { senderPage } from '../support/sender-link.ts'
import { invite } from '../support/staff.ts'
import { ask } from './harness/ask.ts'
import type { Behind } from './harness/start.ts'
import { choosePassword, expect, PASSWORD, SITE, test } from './support.ts'

test.setTimeout(120_000)

async function reportDamage(behind: Behind, name: string): Promise<string> {
  const report = {
    damage_location: 'Küche',
    building_address: 'Mainzer Straße 5, 56321 Rhens',
    damage_description: 'Unter der Spüle tropft Wasser.',
    urgency_level: 'high',
    is_safety_risk: false,
    reporter_name: name,
    reporter_email: 'meldung@example.org',
  }
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
  const asked = { path: '/api/damage-reports', method: 'POST', headers, body: JSON.stringify(report) }
  const { status, body } = await ask(behind, { ...asked, from: '127.0.2.1' })
  expect(status).toBe(201)
  return (JSON.parse(String(body)) as { reference: string }).reference
}

test('an application for a flat arrives with JavaScript', async ({ page, office }) => {
  await page.goto('/mieter-bewerbung')
  await page.locator('select[name="city"]').selectOption('Rhens')
  await page.locator('select[name="property_id"]').selectOption({ index: 1 })
  await page.locator('select[name="apartment_id"]').selectOption({ index: 1 })
  const form = page.locator('form[method="post"]')
  const next = () => page.getByRole('button', { name: /^Weiter/ }).click()
  await next()
  for (const [title, values] of Object.entries(applicant)) {
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await fill(form, values)
    await next()
  }
  await expect(page.getByRole('heading', { name: 'Selbstauskunft', level: 2 })).toBeVisible()
  await next()
  await consent(form)
  await page.getByRole('button', { name: 'Bewerbung einreichen' }).click()
  await expect(page.getByText('Ihre Bewerbung wurde erfolgreich eingereicht!')).toBeVisible()
  const reference = REFERENCE.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference, '--json')).toContain('Öztürk-Weiß')
})

test('an application for a flat arrives without JavaScript', async ({ browser, office }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SITE })
  const page = await context.newPage()
  await page.goto('/mieter-bewerbung')
  await page.locator('select[name="stadt"]').selectOption('Rhens')
  await page.getByRole('button', { name: 'Gebäude anzeigen' }).click()
  await page.locator('select[name="immobilie"]').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Wohnungen anzeigen' }).click()
  const form = page.locator('form[method="post"]')
  await form.locator('select[name="apartment_id"]').selectOption({ index: 1 })
  for (const values of Object.values(applicant)) await fill(form, values)
  await consent(form)
  await form.getByRole('button', { name: 'Bewerbung einreichen' }).click()
  await expect(page.getByText('Ihre Bewerbung wurde erfolgreich eingereicht!')).toBeVisible()
  const reference = REFERENCE.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference, '--json')).toContain('Öztürk-Weiß')
  await context.close()
})

test('staff work on a request, its sender reads and answers by the link, and a new one shows by itself', async ({
  page,
  browser,
  behind,
  office,
}) => {
  const reference = await reportDamage(behind, 'Jürgen Übel')
  const { link } = await invite(office, 'technik', 'Toni Technik')
  await choosePassword(page, link)
  await expect(page.getByText('Guten Tag')).toBeVisible()
  await page.goto(`/verwaltung/anfragen/${reference}`)
  await page.getByLabel('Interne Notiz').fill('Installateur kommt morgen.')
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Installateur kommt morgen.')

  const phone = await browser.newContext({ baseURL: SITE })
  const sender = await phone.newPage()
  await sender.goto(await senderPage(reference, { dataDir: behind.dataDir }))
  await sender.getByLabel('Ihre Nachricht').fill('Es tropft jetzt stärker.')
  await sender.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(sender.getByRole('main')).toContainText('Es tropft jetzt stärker.')
  await phone.close()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Es tropft jetzt stärker.')

  await page.goto('/verwaltung/anfragen')
  await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible()
  const later = await reportDamage(behind, 'Ein neuer Absender')
  await expect(page.getByRole('row').filter({ hasText: later })).toBeVisible({ timeout: 30_000 })
})

test('a passkey is made and opens the office', async ({ page, context, office }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  const { link } = await invite(office, 'leitung', 'Anna Großkreutz')
  await choosePassword(page, link)
  await page.getByText('Lieber ein Passkey statt der App').click()
  await page.getByLabel('Name des Passkeys').fill('Diensttelefon')
  await page.getByLabel('Passwort zur Bestätigung').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passkey anlegen' }).click()
  await page.getByRole('link', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await expect(page.getByText('Guten Tag, Anna Großkreutz')).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(page.getByText('Guten Tag, Anna Großkreutz')).toBeVisible()
})

test('the assistant answers piece by piece, and who stops it stops the model', async ({ page, model }) => {
  model.behave({ pieces: Array.from({ length: 200 }, () => 'Das Büro ist besetzt. [1] '), everyMs: 300 })
  await openAssistant(page)
  await askAssistant(page, 'Wann haben Sie geöffnet?')
  await expect(answers(page).last()).toContainText('Das Büro ist besetzt.')
  await expect(page.getByRole('button', { name: 'Antwort anhalten' })).toBeVisible()
  await field(page).press('Escape')
  await expect(answers(page).last()).toContainText('Die Antwort wurde angehalten.')
  await expect.poll(() => model.asked.at(-1)?.wasLeft).toBe(true)
})
