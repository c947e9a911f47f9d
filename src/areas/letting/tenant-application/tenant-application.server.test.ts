import { expect, test } from 'vitest'
import { hiddenFields } from '#forms/entered.ts'
import type { App } from '#platform/app.server.ts'
import { formFields } from '#requests/request/read-request.server.ts'
import { answerRequest, requestApi } from '#requests/request/api.server.ts'
import { formAction, type FormAnswer } from '#requests/request/form-page.server.ts'
import { issueFormToken } from '#requests/request/form-token.server.ts'
import { readReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { exampleApplication } from './example-application.ts'
import { refusals, tenantApplicationKind } from './kind.server.ts'

async function appWith(...flats: NonNullable<Parameters<typeof examplePortfolio>[0]['flats']>) {
  return testApp({ db: await examplePortfolio({ houses: [{}, { id: 'haus-2' }], flats }) })
}

function send(app: App, application: unknown, key = 'form-load-1') {
  return requestApi(app, tenantApplicationKind).request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(application),
  })
}

async function post(app: App, application: Record<string, string>) {
  const hidden = {
    [formFields.token]: issueFormToken(app.secret, new Date('2026-03-02T07:55:00Z')),
    [formFields.idempotencyKey]: 'form-load-1',
  }
  const httpRequest = new Request('https://www.example.de/mieter-bewerbung?wohnung=wohnung-1', {
    method: 'POST',
    body: new URLSearchParams({ ...hidden, ...application }),
  })
  const result = await formAction(app, httpRequest, tenantApplicationKind, '203.0.113.7')
  if (result instanceof Response)
    return { status: result.status, location: result.headers.get('Location'), answer: null }
  return { status: result.init?.status, location: null, answer: result.data as FormAnswer }
}

const mailsOf = (app: App) => app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()

test('browser and pipeline call the hidden fields alike', () => {
  expect([...hiddenFields].toSorted()).toEqual(Object.values(formFields).toSorted())
})

test('an application for a free flat is received, due in 72 hours, found by name and phone, kept until it is closed', async () => {
  const app = await appWith({})
  const response = await send(app, exampleApplication())
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  expect(await requests(app.db).findByReference(readReference(reference) ?? '')).toMatchObject({
    kind: 'tenant_application',
    contactName: 'Änne Muster',
    contactEmail: 'aenne@example.de',
    apartmentId: 'wohnung-1',
    propertyId: 'haus-1',
    dueAt: '2026-03-05T08:00:00.000Z',
    deleteAfter: null,
    searchText: expect.stringContaining('braubach'),
    payload: expect.objectContaining({ monthly_net_income_euro: 2400, current_rent_euro: 640.5 }),
  })
  const [stored] = await requests(app.db).list()
  expect(stored?.payload).not.toHaveProperty('city')
})

test('an application needs no certain flat', async () => {
  const app = await appWith()
  expect((await send(app, exampleApplication({ apartment_id: '' }))).status).toBe(201)
  expect(await requests(app.db).list()).toMatchObject([{ apartmentId: null, propertyId: 'haus-1' }])
})

test('the receipt holds nothing that was typed, the notice no income and nobody’s name', async () => {
  const app = await appWith({})
  await send(app, exampleApplication())
  const [notice, receipt] = await mailsOf(app)
  expect(receipt).toMatchObject({ purpose: 'receipt', to_address: 'aenne@example.de' })
  const said = `${receipt?.subject} ${receipt?.text_body} ${receipt?.html_body}`
  expect(receipt?.text_body).toMatch(/Ihre Bewerbung:\s+Wohnung 1, /)
  // The company lies in Rhens itself, so the chosen city cannot be told from its address.
  const typed = Object.entries(exampleApplication()).filter(([name, text]) => name !== 'city' && text.length > 3)
  expect(typed.filter(([, text]) => said.includes(text))).toEqual([])
  expect(said).toContain('72 Stunden')
  // The name stands in the office, after the neutral first look.
  expect(`${notice?.subject} ${notice?.text_body} ${notice?.html_body}`).not.toMatch(/Änne|Muster|aenne|02628 123456/)
  expect(notice?.reply_to).toBe('buero@example.de')
  expect(notice?.text_body).toContain('https://www.example.de/wohnung/wohnung-1')
  expect(notice?.text_body).not.toMatch(/2\.?400|Stadt Koblenz/)
})

test('a flat that was let, reserved or taken down meanwhile is refused in words, and nothing is stored', async () => {
  const app = await appWith(
    { id: 'vermietet', availabilityStatus: 'rented' },
    { id: 'reserviert', availabilityStatus: 'reserved' },
    { id: 'entwurf', isPublished: false },
    { id: 'anderswo', propertyId: 'haus-2' },
  )
  const cases: [string, string][] = [
    ['vermietet', refusals.taken],
    ['reserviert', refusals.reserved],
    ['entwurf', refusals.gone],
    ['gibt-es-nicht', refusals.gone],
    ['anderswo', refusals.otherProperty],
  ]
  for (const [apartment_id, title] of cases) {
    const response = await send(app, exampleApplication({ apartment_id }))
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ title, errors: { apartment_id: expect.any(String) } })
  }
  const unknown = await send(app, exampleApplication({ property_id: 'gibt-es-nicht', apartment_id: '' }))
  expect(unknown.status).toBe(409)
  expect(await unknown.json()).toMatchObject({ title: refusals.propertyGone })
  expect(await requests(app.db).list()).toEqual([])
  expect(await mailsOf(app)).toEqual([])
})

test('a repeat after a lost answer gets the same reference, even when the flat is let by now', async () => {
  const app = await appWith({})
  const first = await (await send(app, exampleApplication())).json()
  await app.db.updateTable('apartments').set({ availability_status: 'rented' }).execute()
  expect(await (await send(app, exampleApplication())).json()).toEqual(first)
  expect(await requests(app.db).list()).toHaveLength(1)
})

test('when its mails cannot be stored, the application is not stored either', async () => {
  const app = await appWith({})
  await app.db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  const httpRequest = new Request('https://www.example.de/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(exampleApplication()),
  })
  await expect(answerRequest(app, tenantApplicationKind, httpRequest, '')).rejects.toThrow('outbox')
  expect(await requests(app.db).list()).toEqual([])
})

test('the plain form leads to the same page with the reference', async () => {
  const app = await appWith({})
  const { status, location } = await post(app, exampleApplication())
  expect(status).toBe(303)
  expect(location).toMatch(/^\/mieter-bewerbung\?wohnung=wohnung-1&eingegangen=\w{4}-\w{4}&zugang=[\da-f]{40}$/)
})

test('the plain form comes back with every message and everything that was typed', async () => {
  const app = await appWith({})
  const typed = exampleApplication({ applicant_email: 'kein', 'household_members.0.name': '' })
  const { status, answer } = await post(app, typed)
  expect(status).toBe(422)
  expect(answer?.entered).toEqual(typed)
  expect(answer?.errors).toEqual({
    applicant_email: 'Gültige E-Mail-Adresse erforderlich',
    'household_members.0.name': 'Pflichtfeld bitte ausfüllen',
  })
})

test('an application of the largest lengths fits, a larger body is refused', async () => {
  const app = await appWith({})
  const long = (letters: number) => 'ß'.repeat(letters)
  const largest = {
    ...exampleApplication({ previous_evictions: 'on', insolvency_proceedings: 'on' }),
    pet_details: long(2000),
    previous_evictions_details: long(2000),
    insolvency_details: long(2000),
    additional_comments: long(2000),
    household_members: Array.from({ length: 20 }, () => ({ name: long(200), relationship: long(200) })),
  }
  expect((await send(app, largest)).status).toBe(201)
  expect((await send(app, { ...largest, unsinn: 'x'.repeat(130_000) })).status).toBe(413)
})
