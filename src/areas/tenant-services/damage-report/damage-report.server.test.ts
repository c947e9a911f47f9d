import { expect, test } from 'vitest'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleReport } from './example-report.ts'
import { damageReportKind } from './kind.server.ts'

async function send(input: Record<string, unknown>) {
  const app = await testApp()
  const response = await requestApi(app, damageReportKind).request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { app, status: response.status, answer: await response.json() }
}

test('a report is stored as it was sent, due by its urgency, and kept until it is closed', async () => {
  const { app, status } = await send(exampleReport({ unbekannt: 'wird nicht gespeichert' }))
  expect(status).toBe(201)
  expect(await requests(app.db).list()).toMatchObject([
    {
      kind: 'damage_report',
      contactName: 'Änne Muster',
      contactEmail: 'aenne@example.de',
      payload: exampleReport(),
      receivedAt: '2026-03-02T08:00:00.000Z',
      dueAt: '2026-03-03T08:00:00.000Z',
      deleteAfter: null,
    },
  ])
})

test('what is asked, is asked in the words of the specification', async () => {
  const { status, answer } = await send({})
  expect(status).toBe(422)
  expect(answer.errors).toEqual({
    damage_location: 'Bitte geben Sie den Schadensort an',
    damage_description: 'Beschreibung muss mindestens 10 Zeichen lang sein',
    reporter_name: 'Name muss mindestens 2 Zeichen lang sein',
    reporter_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  })
  const short = { damage_description: 'Kaputt!!!', damage_location: 'WC', reporter_name: ' Ä ' }
  expect(Object.keys((await send(exampleReport(short))).answer.errors)).toEqual(Object.keys(short))
})

test('without a level the urgency is medium, without a tick there is no danger', async () => {
  const { urgency_level: _level, is_safety_risk: _risk, ...rest } = exampleReport()
  const { app } = await send(rest)
  const [stored] = await requests(app.db).list()
  expect(stored?.payload).toMatchObject({ urgency_level: 'medium', is_safety_risk: false })
  expect((await send(exampleReport({ urgency_level: 'sofort' }))).answer.errors).toHaveProperty('urgency_level')
})

test('a flat that is not in the list is refused beside its field, and nothing is stored', async () => {
  const { app, status, answer } = await send(exampleReport({ apartment_id: 'gibt-es-nicht' }))
  expect(status).toBe(409)
  expect(answer.errors).toHaveProperty('apartment_id')
  expect(await requests(app.db).list()).toEqual([])
})

test('the receipt names the time of its level and nothing typed; the notice has all it takes to send somebody', async () => {
  const { app } = await send(exampleReport({ urgency_level: 'emergency', is_safety_risk: true }))
  const mails = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  const [notice, receipt] = mails
  expect(mails.map(({ purpose }) => purpose)).toEqual(['notice', 'receipt'])

  expect(notice?.subject).toMatch(/^NOTFALL, GEFAHR: Schadensmeldung .*Badezimmer/)
  for (const needed of [
    'Gefahr für Menschen',
    'Mainzer Straße 5',
    '02628 123456',
    'drei Stunden voll',
    'Familie Beispiel',
  ])
    expect(notice?.text_body).toContain(needed)
  expect(notice?.reply_to).toBe('aenne@example.de')

  expect(receipt?.text_body).toContain('Wir kümmern uns sofort darum')
  for (const typed of ['Änne', 'Badezimmer', 'Eimer', 'Mainzer Straße', '123456'])
    expect(`${receipt?.subject}${receipt?.text_body}${receipt?.html_body}`).not.toContain(typed)
})

test('an emergency without a number is taken', () => {
  const urgent = { ...exampleReport({ urgency_level: 'emergency' }), reporter_phone: '' }
  expect(damageReportKind.parse(urgent)).toMatchObject({ ok: true })
})

test('in an emergency the receipt says who answers now, never office hours alone', async () => {
  const { app } = await send(exampleReport({ urgency_level: 'emergency' }))
  const mails = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  expect(mails.at(-1)?.text_body).toMatch(/Unser Notdienst: .+, rund um die Uhr/)
  expect(mails.at(-1)?.text_body).toContain('112')
})

test('in an emergency the receipt says that the place arrived, without repeating a word of it', async () => {
  const { app } = await send(exampleReport({ urgency_level: 'emergency', building_address: 'Kaufen Sie bei uns 5' }))
  const mails = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  expect(mails.at(-1)?.text_body).toContain('Ort: wie in Ihrer Meldung angegeben')
  expect(mails.at(-1)?.text_body).not.toContain('Kaufen')
})

test('a report that is too long is refused', async () => {
  const { status, answer } = await send(exampleReport({ damage_description: 'x'.repeat(5001) }))
  expect(status).toBe(422)
  expect(answer.errors.damage_description).toContain('höchstens 5.000 Zeichen')
  expect((await send(exampleReport({ damage_description: 'x'.repeat(70_000) }))).status).toBe(413)
})

test('whatever is sent: no 5xx, and a row exactly when the answer is 201', async () => {
  const seen = await sendGenerated(await testApp(), damageReportKind, generatedRequests(exampleReport()))
  expect(frequent(seen)).toEqual([201, 422])
})
