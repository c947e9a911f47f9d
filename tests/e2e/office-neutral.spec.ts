import { DatabaseSync } from 'node:sqlite'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { readZip } from '../../src/platform/zip/test-zip.server.ts'
import { addDays, berlinDay } from '../../src/platform/berlin-day.ts'
import { senderToken } from '../../src/requests/request/sender-link.server.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { phonePhoto } from '../support/photos.ts'
import { freeFlat, sendApplication } from '../support/requests.ts'
import { makeStaff, signInBrowser } from '../support/staff.ts'
import { expect } from '../support/test.ts'
import { readableBy, sentFor } from '../support/walk-office.ts'

// No mail leaves: so the mails about the application stand among the undelivered ones, on the first page too.
const test = testOnOwnSite(async () => ({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } }))
test.describe.configure({ mode: 'default' })

const dora = {
  applicant_first_name: 'Xanthippe',
  applicant_last_name: 'Zwölfnagel',
  applicant_email: 'xz.1971@example.org',
  applicant_phone: '0261 9081726',
  applicant_nationality: 'molwanisch',
  applicant_place_of_birth: 'Qualmstedt',
  applicant_birth_date: '1971-11-29',
  household_members: [{ name: 'Ottokar Zwölfnagel', birth_date: '2013-04-07', relationship: 'Sohn' }],
  pets: true,
  pet_details: 'Frau Zwölfnagel, molwanisch, hat einen Dackel.',
}
/** What tells who she is, however it is spelled; also as part of an escaped text or of a file's name. */
const secrets =
  /xanthippe|zw(ö|oe|%C3%B6|\\u00f6|&#xf6;)lfnagel|xz\.1971|xz%2e1971|9081726|molwanisch|qualmstedt|1971-11-29|29\.\s?11\.\s?(19)?71|ottokar|2013-04-07|7\.\s?4\.\s?2013|\/vorgang\/[\dA-Z]{8}-/i
const inAWeek = addDays(berlinDay(new Date()), 7)

type Post = (address: string, form: Record<string, string>) => Promise<number>

test('who applies stands in nothing that is sent before the shortlist, whatever happened before', async ({
  page,
  context,
  playwright,
  office,
  request,
  own,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const flat = await freeFlat(request)
  const { applicant_last_name: lastName, ...rest } = dora
  const reference = await sendApplication(request, lastName, rest)
  const twin = await sendApplication(request, lastName, rest)
  const database = new DatabaseSync(path.join(own.site.dataDir, 'site.sqlite'), { timeout: 10_000 })
  const stored = (sql: string, ...values: string[]) => database.prepare(sql).get(...values) ?? {}
  const bare = reference.replace('-', '')
  const { id } = stored('select id from submissions where reference = ?', bare)
  const secret = readFileSync(path.join(own.site.dataDir, 'secret'))
  const linked = { id: String(id), reference: bare, linkVersion: 1, closedAt: null }
  const version = () => String(stored('select version from submissions where reference = ?', bare).version)

  // Everything that can happen to an application while it is known whose it is …
  const boss = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await makeStaff(office, boss, 'leitung', { name: 'Lena Leitung' })
  await signInBrowser(office, context, 'vermietung', { name: 'Vera Vermietung' })
  const at = `/verwaltung/anfragen/${reference}`
  const onList = (auswahl: string) => ({ intent: 'engere-auswahl', auswahl, version: version() })
  const note = 'Frau Zwölfnagel (molwanisch, geboren am 29.11.1971 in Qualmstedt) rief an: 0261 9081726.'
  const post = postingAs(boss)
  expect(await post(at, onList('ja'))).toBe(302)
  expect(await post(at, { intent: 'notiz', note })).toBe(302)
  const answer = { subject: 'Für {{name}}', body: '{{anrede}},\n\nIhre Seite: {{status_link}}' }
  expect(await post(at, { intent: 'antwort-senden', version: version(), seen: '', ...answer })).toBe(302)
  const viewings = `/verwaltung/bewerbungen/${flat.id}/besichtigungen`
  const day = inAWeek.split('-').toReversed().join('.')
  const slot = { day, from: '14:00', to: '14:20', places: '1', count: '1', pause: '0', meeting_point: 'Haustür' }
  expect(await post(viewings, { intent: 'anlegen', ...slot })).toBe(302)
  const slotId = String(stored('select id from viewing_slots').id)
  const text = '{{anrede}}, kommen Sie!\n\n{{termine}}\n\n{{status_link}}'
  expect(await post(viewings, { intent: 'einladen', applicant: String(id), slot: slotId, text })).toBe(302)
  await answerAsSender(page, `/vorgang/${senderToken(secret, linked, new Date())}`)
  const asVera = postingAs(context.request)
  const templateKey = String(await firstTemplate(context.request, at))
  expect(await asVera(at, { intent: 'antwort-vorlage', template: templateKey, subject: '', body: '' })).toBe(302)
  await page.goto(at)
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/Guten Tag Xanthippe Zwölfnagel/)
  const twinAt = `/verwaltung/anfragen/${twin}`
  const refusal = { reason: 'sonstiges', note: 'Herr Ottokar Zwölfnagel war unhöflich', mail: 'nein' }
  expect(await post(twinAt, { intent: 'ablehnen', version: '1', ...refusal })).toBe(302)

  // … is in no answer once it is off the list again.
  expect(await post(at, onList('nein'))).toBe(302)
  const ids = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]))
  const parameters = {
    reference: [reference, twin],
    apartmentId: [flat.id],
    slotId: [slotId],
    fileId: ids('select id from submission_files'),
    key: [templateKey],
  }
  const mails = { id: ids('select id from outbox') }
  expect(mails.id.length).toBeGreaterThan(5)
  expect(parameters.fileId).toHaveLength(1)
  const further = [
    '/verwaltung/anfragen?status=alle',
    `/verwaltung/anfragen?status=alle&q=${reference}`,
    '/verwaltung/anfragen?q=molw&status=alle',
    '/verwaltung/anfragen?q=xanthipp&status=alle',
    `/verwaltung/bewerbungen/${flat.id}?sortierung=einkommen`,
    `/verwaltung/bewerbungen/${flat.id}/vergleich?b=${reference}&b=${twin}`,
    `/verwaltung/besichtigungen?tag=${inAWeek}`,
    `/verwaltung/besichtigungen/kalender?tag=${inAWeek}`,
    '/verwaltung/mails?zustand=alle',
    '/verwaltung/mails?q=xanth',
    '/verwaltung/anfragen/stand?seit=x',
  ]
  const tables = ['csv', 'xlsx'].map((format) => `/verwaltung/anfragen/export?status=alle&format=${format}`)
  const ofBoss = [...readableBy('leitung', parameters), ...readableBy('leitung', mails), ...further, ...tables]
  const ofVera = [...readableBy('vermietung', parameters), ...readableBy('vermietung', mails), ...further]
  expect(ofVera).toEqual(
    expect.arrayContaining(['/verwaltung', at, '/verwaltung/mails', `/verwaltung/mails/${mails.id[0]}`]),
  )
  await expectSilence(context.request, ofVera)
  await expectSilence(boss, ofBoss)
  await page.goto(at)
  await expect(page).toHaveTitle(new RegExp(`Vorgang ${reference}`))
  await expect(page.getByText('Vermutlich doppelt').locator('..')).toContainText(twin)
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/^\{\{anrede\}\},/)
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Frau … (…, geboren am … in …) rief an: ….')
  expect(await page.content()).not.toMatch(secrets)

  // The words that were looked for are the right ones: on the shortlist the same addresses say them.
  expect(await post(at, onList('ja'))).toBe(302)
  for (const address of [
    at,
    '/verwaltung',
    '/verwaltung/anfragen?status=alle',
    '/verwaltung/mails',
    viewings,
    ...tables,
  ])
    expect.soft((await wordsOf(boss, address)).join(' '), address).toMatch(secrets)
  database.close()
  await boss.dispose()
})

function postingAs(request: APIRequestContext): Post {
  return async (address, form) =>
    (await request.post(address, { form, maxRedirects: 0, failOnStatusCode: false })).status()
}

/** The sender writes, sends a photo whose name says who she is, and accepts the viewing. */
async function answerAsSender(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('Ihre Nachricht').fill('Hier ist Xanthippe Zwölfnagel, geboren am 29. November 1971.')
  await page.getByLabel('Fotos').setInputFiles(await phonePhoto('zwoelfnagel-ausweis.jpg', { width: 400 }))
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns' })).toBeVisible()
  await page.getByRole('button', { name: 'Termin zusagen' }).click()
  await expect(page.getByText('Ihr Termin steht fest')).toBeVisible()
}

async function firstTemplate(request: APIRequestContext, address: string): Promise<string | undefined> {
  return /value="(tenant_application\.[\w-]+)"/.exec(await (await request.get(address)).text())?.[1]
}

async function expectSilence(request: APIRequestContext, addresses: readonly string[]) {
  const wrong: string[] = []
  // Pages without parameters stand in more than one list.
  for (const address of new Set(addresses))
    for (const { asked, status, words } of await read(request, address)) {
      if (status === 403 || status >= 500) wrong.push(`${asked} answers ${status}`)
      const secret = words.map((text) => secrets.exec(text)?.[0]).find(Boolean)
      if (secret) wrong.push(`${asked} says ${secret}`)
    }
  expect.soft(wrong).toEqual([])
}

async function read(request: APIRequestContext, address: string) {
  const sent = await sentFor(request, address)
  return Promise.all(sent.map(async ({ asked, status, body }) => ({ asked, status, words: await unpacked(body) })))
}

async function wordsOf(request: APIRequestContext, address: string): Promise<string[]> {
  return (await read(request, address)).flatMap(({ words }) => words)
}

/** An Excel file's sheets lie in a zip. */
async function unpacked(body: Buffer): Promise<string[]> {
  const begin = body.indexOf('PK\u0003\u0004')
  if (begin === -1) return [body.toString('utf8')]
  const files = await readZip(body.subarray(begin))
  return [...files.values()].map((file) => file.toString('utf8'))
}
