import { expect, test } from 'vitest'
import { frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleMessage } from './example-message.ts'
import { contactMessageKind } from './kind.server.ts'

async function send(input: Record<string, unknown>) {
  const app = await testApp()
  const response = await requestApi(app, contactMessageKind).request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { app, status: response.status, answer: await response.json() }
}

test('a message is stored as it was sent, due in 72 hours and kept for a year', async () => {
  const { app, status } = await send(exampleMessage({ unbekannt: 'wird nicht gespeichert' }))
  expect(status).toBe(201)
  expect(await requests(app.db).list()).toMatchObject([
    {
      kind: 'contact_message',
      contactName: 'Änne Muster',
      contactEmail: 'aenne@example.de',
      payload: exampleMessage(),
      receivedAt: '2026-03-02T08:00:00.000Z',
      dueAt: '2026-03-05T08:00:00.000Z',
      deleteAfter: '2027-03-01T23:00:00.000Z',
    },
  ])
})

test('each message has a receipt without anything typed, and a notice that can be answered', async () => {
  const { app } = await send(exampleMessage())
  const mails = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  const [notice, receipt] = mails
  expect(mails.map(({ purpose }) => purpose)).toEqual(['notice', 'receipt'])

  expect(notice?.subject).toContain('Frage zur Hausordnung')
  expect(notice?.text_body).toContain('wo darf ich mein Fahrrad abstellen?')
  expect(notice?.reply_to).toBe('aenne@example.de')

  expect(receipt?.to_address).toBe('aenne@example.de')
  expect(receipt?.text_body).toContain('innerhalb von 72 Stunden')
  for (const typed of ['Änne', 'Muster', 'Hausordnung', 'Fahrrad', '123456']) {
    expect(`${receipt?.subject}${receipt?.text_body}${receipt?.html_body}`).not.toContain(typed)
  }
})

test('every required field has its message, and the telephone is voluntary', async () => {
  const { status, answer } = await send({})
  expect(status).toBe(422)
  expect(answer.errors).toEqual({
    vorname: 'Bitte geben Sie Ihren Vornamen ein.',
    nachname: 'Bitte geben Sie Ihren Nachnamen ein.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    betreff: 'Bitte geben Sie einen Betreff ein.',
    nachricht: 'Bitte schreiben Sie uns eine Nachricht.',
  })
  expect((await send(exampleMessage({ telefon: ' ' }))).status).toBe(201)
})

test('a message that is too long is refused beside its field', async () => {
  const { status, answer } = await send(exampleMessage({ nachricht: 'x'.repeat(5001) }))
  expect(status).toBe(422)
  expect(answer.errors).toEqual({ nachricht: 'Bitte kürzen Sie den Text auf höchstens 5.000 Zeichen.' })
  expect((await send(exampleMessage({ nachricht: 'x'.repeat(70_000) }))).status).toBe(413)
})

test('whatever is sent: no 5xx, and a row exactly when the answer is 201', async () => {
  const seen = await sendGenerated(await testApp(), contactMessageKind, generatedRequests(exampleMessage()))
  expect(frequent(seen)).toEqual([201, 422])
})
