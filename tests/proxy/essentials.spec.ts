import { randomUUID } from 'node:crypto'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { exampleMessage } from '../../src/areas/company/contact/example-message.ts'
import { totp } from '../../src/office/frame/example-totp.ts'
import { fill } from '../support/application.ts'
import { invite } from '../support/staff.ts'
import { ask, shakeHands } from './harness/ask.ts'
import { BARE_NAME, NAME } from './harness/certificates.ts'
import { choosePassword, expect, PASSWORD, SITE, test } from './support.ts'

const HSTS = 'max-age=63072000; includeSubDomains'

test('every way leads to https under the one name, and every answer asks to stay there', async ({ behind }) => {
  for (const name of [NAME, BARE_NAME]) {
    const plain = await ask(behind, { scheme: 'http', name, path: '/kontakt?a=1' })
    expect([301, 308]).toContain(plain.status)
    expect([`${SITE}/kontakt?a=1`, `https://${name}/kontakt?a=1`]).toContain(plain.headers.location)
  }
  const bare = await ask(behind, { name: BARE_NAME, path: '/kontakt?a=1' })
  expect(bare.status).toBe(301)
  expect(bare.headers.location).toBe(`${SITE}/kontakt?a=1`)
  expect(bare.all('strict-transport-security')).toEqual(['max-age=63072000'])

  const page = String((await ask(behind, { path: '/kontakt' })).body)
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? ''
  for (const path of [
    '/',
    '/kontakt',
    script,
    '/favicon.ico',
    '/api/trades',
    '/gibt-es-nicht',
    '/verwaltung',
    '/metrics',
  ]) {
    const { status, all } = await ask(behind, { path })
    expect.soft(status, path).toBeLessThan(500)
    expect.soft(all('strict-transport-security'), path).toEqual([HSTS])
    expect.soft(all('server').join(), path).not.toMatch(/\d|caddy/i)
  }
})

test('unknown names and old protocols are refused, HTTP/2 is spoken', async ({ behind }) => {
  expect(await shakeHands(behind, {})).toBe('h2')
  expect(await shakeHands(behind, { maxVersion: 'TLSv1.2' })).toBe('h2')
  expect(await shakeHands(behind, { maxVersion: 'TLSv1.1' })).toContain('refused')
  expect(await shakeHands(behind, { servername: 'anders.example.org' })).toContain('refused')
  const other = await ask(behind, { path: '/', headers: { Host: 'anders.example.org' } }).catch(() => null)
  expect(other?.status ?? 421).toBe(421)
  const plain = await ask(behind, { scheme: 'http', name: 'anders.example.org', path: '/' }).catch(() => null)
  expect(String(plain?.body ?? '')).toBe('')
})

test('an answer is compressed once', async ({ behind }) => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const page = String((await ask(behind, { path: '/kontakt' })).body)
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? ''
  for (const path of ['/kontakt', script, '/api/trades', '/sitemap.xml'])
    for (const encoding of ['br', 'gzip'] as const) {
      const plain = await ask(behind, { path })
      const { all, body } = await ask(behind, { path, headers: { 'Accept-Encoding': encoding } })
      if (all('content-encoding').length === 0) {
        expect.soft(body.length, `${path} is small`).toBeLessThan(1500)
        continue
      }
      expect.soft(all('content-encoding'), path).toEqual([encoding])
      expect.soft(unpack[encoding](body).length, `${path} as ${encoding}`).toBe(plain.body.length)
    }
})

test('a form without JavaScript arrives', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SITE })
  const page = await context.newPage()
  await page.goto('/kontakt')
  const form = page.locator('#kontaktformular form')
  const message = { vorname: 'Jana', nachname: 'Öz', email: 'jana@example.org', betreff: 'Termin', nachricht: 'Wann?' }
  await fill(form, message)
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page).toHaveURL(/eingegangen=/)
  await context.close()
})

test('the office opens with password and second factor, and its cookie stays in this browser', async ({
  page,
  context,
  office,
}) => {
  const { email, link } = await invite(office, 'leitung', 'Anna Großkreutz')
  expect(link).toContain(`${SITE}/verwaltung/einladung/`)
  await choosePassword(page, link)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Weiter' }).click()
  const uri = (await page.getByRole('link', { name: 'In der Authenticator-App öffnen' }).getAttribute('href')) ?? ''
  const secret = /secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? ''
  await page.getByLabel('Code').fill(totp(secret))
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.getByRole('link', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await expect(page.getByText('Guten Tag, Anna Großkreutz')).toBeVisible()
  for (const { name, secure, httpOnly, sameSite } of await context.cookies()) {
    expect.soft(secure, `${name} is sent by https only`).toBe(true)
    expect.soft(httpOnly, `${name} is hidden from scripts`).toBe(true)
    expect.soft(['Lax', 'Strict'], name).toContain(sameSite)
  }

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByLabel('Code').fill(totp(secret, 1))
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Guten Tag, Anna Großkreutz')).toBeVisible()
})

test('each visitor has a limit of their own, and a made-up address in a header is not believed', async ({ behind }) => {
  const send = async (from: string, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(exampleMessage())
    const sent = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers }
    return (await ask(behind, { path: '/api/contact-messages', method: 'POST', from, headers: sent, body })).status
  }
  for (let sent = 0; sent < 5; sent += 1) expect(await send('127.0.0.2')).toBe(201)
  expect(await send('127.0.0.2')).toBe(429)
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP'])
    expect.soft(await send('127.0.0.2', { [name]: '203.0.113.9' }), name).toBe(429)
  expect(await send('127.0.0.2', { Forwarded: 'for=203.0.113.9' })).toBe(429)
  expect(await send('127.0.0.3')).toBe(201)
})
