import { expect, test } from 'vitest'
import { formAction } from '#requests/request/form-page.server.ts'
import { frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleTrade } from '../trades/example-trade.ts'
import { trades } from '../trades/repository.server.ts'
import { exampleApplication } from './example-application.ts'
import { partnerApplicationKind } from './kind.server.ts'
import { texts } from './texts.ts'

async function appWithTrades() {
  const app = await testApp()
  await trades(app.db).insert([exampleTrade(), exampleTrade({ name: 'Ofenbau', isActive: false })], app.clock.now())
  return app
}

async function send(input: Record<string, unknown>) {
  const app = await appWithTrades()
  const response = await requestApi(app, partnerApplicationKind).request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { app, status: response.status, answer: await response.json() }
}

test('an application is stored as it was sent, due in 72 hours, kept until it is closed', async () => {
  const { app, status, answer } = await send(exampleApplication({ unbekannt: 'wird nicht gespeichert' }))
  expect(status).toBe(201)
  expect(answer.reference).toMatch(/^\w{4}-\w{4}$/)
  expect(await requests(app.db).list()).toMatchObject([
    {
      kind: 'partner_application',
      contactName: 'Änne Muster',
      contactEmail: 'aenne@example.de',
      payload: { ...exampleApplication(), experienceYears: 12, companyReferences: null, message: null },
      dueAt: '2026-03-05T08:00:00.000Z',
      deleteAfter: null,
    },
  ])
  expect(await requests(app.db).list({ search: 'söhne' })).toHaveLength(1)
})

test('the receipt holds nothing that was typed; the notice names the company and can be answered', async () => {
  const { app } = await send(exampleApplication())
  const [notice, receipt] = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  expect(notice?.subject).toContain('Malerbetrieb Muster & Söhne, Maler und Lackierer')
  expect(notice?.text_body).toContain('Lokale Partnerschaft')
  expect(notice?.text_body).not.toContain('Betriebshaftpflicht')
  expect(notice?.reply_to).toBe('aenne@example.de')

  expect(receipt?.to_address).toBe('aenne@example.de')
  expect(receipt?.text_body).toContain('innerhalb von 72 Stunden')
  for (const typed of ['Änne', 'Muster', 'Lackierer', 'Braubach', '123456']) {
    expect(`${receipt?.subject}${receipt?.text_body}${receipt?.html_body}`).not.toContain(typed)
  }
})

test('a trade that is not sought any more is refused in words, and nothing is stored', async () => {
  for (const tradeCategory of ['Ofenbau', 'Zauberei']) {
    const { app, status, answer } = await send(exampleApplication({ tradeCategory }))
    expect(status).toBe(409)
    expect(answer).toMatchObject({ title: texts.tradeGone, errors: { tradeCategory: texts.otherTrade } })
    expect(await requests(app.db).list()).toEqual([])
  }
})

test('the plain form comes back with every message and everything that was typed', async () => {
  const app = await appWithTrades()
  const typed = exampleApplication({ email: '', specificObjects: '' })
  const httpRequest = new Request('https://www.example.de/handwerker-partner', {
    method: 'POST',
    body: new URLSearchParams(typed),
  })
  const answer = await formAction(app, httpRequest, partnerApplicationKind, '203.0.113.7')
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      entered: typed,
      errors: {
        email: 'Bitte geben Sie die E-Mail-Adresse an.',
        specificObjects: 'Bitte geben Sie die gewünschten Objekte/Standorte an.',
      },
    },
  })
})

test('an application of the largest lengths fits, a larger body is refused', async () => {
  const long = 'ß'.repeat(2000)
  const names = ['specificObjects', 'servicesOffered', 'coverageAreas', 'certifications', 'insuranceInfo', 'message']
  const largest = exampleApplication(Object.fromEntries(names.map((name) => [name, long])))
  expect((await send(largest)).status).toBe(201)
  expect((await send({ ...largest, message: `${long}ß` })).status).toBe(422)
  expect((await send({ ...largest, unsinn: 'x'.repeat(130_000) })).status).toBe(413)
})

test('whatever is sent: no 5xx, and a row exactly when the answer is 201', async () => {
  const inputs = generatedRequests(exampleApplication())
  const seen = await sendGenerated(await appWithTrades(), partnerApplicationKind, inputs)
  expect(frequent(seen)).toEqual([201, 422])
})
