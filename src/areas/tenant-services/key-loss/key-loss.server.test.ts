import { expect, test } from 'vitest'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleReport } from './example-report.ts'
import { keyLossKind } from './kind.server.ts'

async function send(input: Record<string, unknown>) {
  const app = await testApp()
  const response = await requestApi(app, keyLossKind).request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { app, status: response.status, answer: await response.json() }
}

test('a report is stored with its day as a day, due in two days and kept for a year', async () => {
  const { app, status } = await send(exampleReport({ unbekannt: 'wird nicht gespeichert' }))
  expect(status).toBe(201)
  expect(await requests(app.db).list()).toMatchObject([
    {
      kind: 'key_loss',
      contactName: 'Änne Muster',
      contactEmail: 'aenne@example.de',
      apartmentId: null,
      payload: exampleReport({ needed_by: '2026-03-05' }),
      receivedAt: '2026-03-02T08:00:00.000Z',
      dueAt: '2026-03-04T08:00:00.000Z',
      deleteAfter: '2027-03-01T23:00:00.000Z',
    },
  ])
})

test('a flat that is not in the list is refused beside its field, and nothing is stored', async () => {
  const { app, status, answer } = await send(exampleReport({ apartment_id: 'gibt-es-nicht' }))
  expect(status).toBe(409)
  expect(answer.errors).toHaveProperty('apartment_id')
  expect(await requests(app.db).list()).toEqual([])
})

test('the receipt holds nothing typed; the notice says what is lost and until when, and not where it fits', async () => {
  const { app } = await send(exampleReport())
  const mails = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  const [notice, receipt] = mails
  expect(mails.map(({ purpose }) => purpose)).toEqual(['notice', 'receipt'])

  for (const needed of ['Änne Muster', 'Haustür- und Wohnungsschlüssel', '05.03.2026', '02628 123456'])
    expect(notice?.text_body).toContain(needed)
  for (const kept of ['Mainzer', 'im Zug']) expect(`${notice?.text_body}${notice?.html_body}`).not.toContain(kept)
  expect(notice?.reply_to).toBe('aenne@example.de')

  expect(receipt?.text_body).toContain('in 1–2 Werktagen')
  for (const typed of ['Änne', 'Muster', 'Wohnungsschlüssel', 'Mainzer', 'im Zug', '05.03.2026', '123456'])
    expect(`${receipt?.subject}${receipt?.text_body}${receipt?.html_body}`).not.toContain(typed)
})

test('whatever is sent: no 5xx, and a row exactly when the answer is 201', async () => {
  const seen = await sendGenerated(await testApp(), keyLossKind, generatedRequests(exampleReport()))
  expect(frequent(seen)).toEqual([201, 422])
})
