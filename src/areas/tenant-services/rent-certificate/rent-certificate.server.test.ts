import { expect, test } from 'vitest'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleRequest } from './example-request.ts'
import { rentCertificateKind } from './kind.server.ts'

async function send(input: Record<string, unknown>) {
  const app = await testApp()
  const response = await requestApi(app, rentCertificateKind).request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { app, status: response.status, answer: await response.json() }
}

test('a request is stored with its day as a day, due in five days and kept for a year', async () => {
  const { app, status } = await send(exampleRequest({ unbekannt: 'wird nicht gespeichert' }))
  expect(status).toBe(201)
  expect(await requests(app.db).list()).toMatchObject([
    {
      kind: 'rent_certificate',
      contactName: 'Änne Muster',
      contactEmail: 'aenne@example.de',
      apartmentId: null,
      payload: exampleRequest({ move_in_date: '2019-04-01' }),
      receivedAt: '2026-03-02T08:00:00.000Z',
      dueAt: '2026-03-07T08:00:00.000Z',
      deleteAfter: '2027-03-01T23:00:00.000Z',
    },
  ])
})

test('what is asked, is asked in the words of the specification', async () => {
  const { status, answer } = await send({})
  expect(status).toBe(422)
  const messages = {
    apartment_id: 'Bitte wählen Sie eine Wohnung aus',
    tenant_first_name: 'Vorname muss mindestens 2 Zeichen lang sein.',
    tenant_last_name: 'Nachname muss mindestens 2 Zeichen lang sein.',
    tenant_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    current_address: 'Bitte geben Sie Ihre aktuelle Adresse an',
    move_in_date: 'Bitte geben Sie das Einzugsdatum an',
    purpose: 'Bitte geben Sie den Verwendungszweck an',
  }
  expect(answer.errors).toEqual(messages)
  const blank = Object.fromEntries(Object.keys(messages).map((name) => [name, ' ']))
  expect((await send(exampleRequest(blank))).answer.errors).toEqual(messages)
  const short = { tenant_first_name: 'Ä', tenant_last_name: 'M', current_address: 'Weg', purpose: 'ja' }
  expect(Object.keys((await send(exampleRequest(short))).answer.errors).toSorted()).toEqual(
    Object.keys(short).toSorted(),
  )
})

test('a day that no calendar has is refused beside its field', async () => {
  const { answer } = await send(exampleRequest({ move_in_date: '31.02.2020' }))
  expect(answer.errors).toEqual({
    move_in_date: 'Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie das Datum.',
  })
})

test('a flat that is not in the list is refused beside its field, and nothing is stored', async () => {
  const { app, status, answer } = await send(exampleRequest({ apartment_id: 'gibt-es-nicht' }))
  expect(status).toBe(409)
  expect(answer.errors).toHaveProperty('apartment_id')
  expect(await requests(app.db).list()).toEqual([])
})

test('the receipt holds nothing typed; the notice says who needs it for what, and no address', async () => {
  const { app } = await send(exampleRequest())
  const mails = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  const [notice, receipt] = mails
  expect(mails.map(({ purpose }) => purpose)).toEqual(['notice', 'receipt'])

  for (const needed of ['Änne Muster', 'Wohngeld', '01.04.2019', '02628 123456'])
    expect(notice?.text_body).toContain(needed)
  expect(notice?.text_body).not.toContain('Mainzer Straße')
  expect(notice?.reply_to).toBe('aenne@example.de')

  expect(receipt?.text_body).toContain('in 3–5 Werktagen')
  for (const typed of ['Änne', 'Muster', 'Mainzer', '2019', '123456'])
    expect(`${receipt?.subject}${receipt?.text_body}${receipt?.html_body}`).not.toContain(typed)
})

test('whatever is sent: no 5xx, and a row exactly when the answer is 201', async () => {
  const seen = await sendGenerated(await testApp(), rentCertificateKind, generatedRequests(exampleRequest()))
  expect(frequent(seen)).toEqual([201, 422])
})
