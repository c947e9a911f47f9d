import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { lockedDatabase } from '#platform/database/test-locked.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { answerRequest, formTokenApi, requestApi } from './api.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'
import { requests } from './repository.server.ts'

function send(app: App, body: BodyInit, headers: Record<string, string> = {}, kind = exampleKind()) {
  const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
  const httpRequest = new Request('https://www.example.de/', { method: 'POST', body, headers: { ...type, ...headers } })
  return answerRequest(app, kind, httpRequest, '203.0.113.7')
}

const zeroBits = (proof: string) => Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE(0))

const message = JSON.stringify(exampleMessage())

test('a message as JSON is stored and answered with its reference', async () => {
  const app = await testApp()
  const response = await send(app, message)
  expect(response.status).toBe(201)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ reference: expect.stringMatching(/^\w{4}-\w{4}$/) })
  expect(await requests(app.db).list()).toMatchObject([{ payload: exampleMessage(), quarantined: false }])
})

test('a message as a form is stored alike', async () => {
  const app = await testApp()
  expect((await send(app, formData(exampleMessage()))).status).toBe(201)
  expect(await requests(app.db).list()).toMatchObject([{ payload: exampleMessage() }])
})

test('what only a page’s own form sends is no format of the API', async () => {
  const app = await testApp()
  expect((await send(app, new URLSearchParams(exampleMessage()))).status).toBe(415)
  expect(await requests(app.db).list()).toEqual([])
})

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('the same key again gives the same answer', async () => {
  const app = await testApp()
  const first = await send(app, message, { 'Idempotency-Key': 'key-12345' })
  const again = await send(app, message, { 'Idempotency-Key': 'key-12345' })
  expect(again.status).toBe(201)
  expect(await again.json()).toEqual(await first.json())
  expect(await requests(app.db).list()).toHaveLength(1)
})

test('wrong input is answered by field', async () => {
  const response = await send(await testApp(), JSON.stringify({ ...exampleMessage(), email: 'kein' }))
  expect(response.status).toBe(422)
  expect(response.headers.get('Content-Type')).toContain('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 422, errors: { email: 'Gültige E-Mail-Adresse erforderlich' } })
})

test('a refusal of the form is a conflict', async () => {
  const kind = exampleKind({ refuse: async () => ({ title: 'Die Wohnung ist inzwischen vergeben.' }) })
  const response = await send(await testApp(), message, {}, kind)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ title: 'Die Wohnung ist inzwischen vergeben.' })
})

test('what is no request is refused with the right status and a German sentence', async () => {
  const app = await testApp()
  const cases: [Response, number][] = [
    [await send(app, '{"vorname":'), 400],
    [await send(app, '[]'), 400],
    [await send(app, 'null'), 400],
    [await send(app, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`), 400],
    [await send(app, new Uint8Array([0x22, 0xff, 0x22]), { 'Content-Type': 'application/json' }), 400],
    [await send(app, 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }), 400],
    [await send(app, message, { 'Idempotency-Key': 'kurz' }), 400],
    [await send(app, message, { 'Content-Type': 'text/plain' }), 415],
    [await send(app, JSON.stringify(exampleMessage({ nachricht: 'x'.repeat(70_000) }))), 413],
    [await requestApi(app, exampleKind()).request('/'), 405],
  ]
  for (const [response, status] of cases) {
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status, title: expect.stringMatching(/\.$/) })
  }
  expect(await requests(app.db).list()).toEqual([])
})

test('a filled honeypot is answered like success and goes to quarantine', async () => {
  const app = await testApp()
  expect((await send(app, JSON.stringify({ ...exampleMessage(), ihre_webseite: 'x' }))).status).toBe(201)
  expect(await requests(app.db).list()).toMatchObject([{ quarantined: true }])
})

test('beyond the limit the answer names the phone and a waiting time, and work lets one more pass', async () => {
  const app = await testApp()
  for (let count = 0; count < 5; count++) expect((await send(app, message)).status).toBe(201)
  const response = await send(app, message)
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('600')
  const { title, challenge } = await response.json()
  expect(title).toContain('02628 / 7998021')

  let number = 0
  while (zeroBits(`${challenge.token}:${number}`) < challenge.bits) number += 1
  expect((await send(app, message, { 'Proof-Of-Work': `${challenge.token}:${number}` })).status).toBe(201)
})

test('repeats and refusals use up no tries', async () => {
  const app = await testApp()
  for (let count = 0; count < 12; count++) {
    expect((await send(app, message, { 'Idempotency-Key': 'key-12345' })).status).toBe(201)
  }
  expect((await send(app, message)).status).toBe(201)
})

test('repeats without end are limited like new ones', async () => {
  const app = await testApp()
  const repeat = () => send(app, message, { 'Idempotency-Key': 'key-12345' })
  for (let count = 0; count < 61; count++) expect((await repeat()).status).toBe(201)
  const statuses = new Set<number>()
  for (let count = 0; count < 6; count++) statuses.add((await repeat()).status)
  expect(statuses).toEqual(new Set([201, 429]))
})

test('the same key with another content is refused as such', async () => {
  const app = await testApp()
  await send(app, message, { 'Idempotency-Key': 'key-12345' })
  const other = JSON.stringify(exampleMessage({ nachricht: 'Etwas anderes' }))
  const response = await send(app, other, { 'Idempotency-Key': 'key-12345' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    type: '/fehler/idempotency-key-vergeben',
    title: expect.stringContaining('nicht gespeichert'),
  })
})

test('a form that stayed open gets a fresh token', async () => {
  const response = await formTokenApi(await testApp()).request('/')
  expect(await response.json()).toEqual({ token: expect.stringMatching(/^\w+\.[\w-]{43}$/) })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('when the disk does not keep up, the answer is 503 with a time and the phone number, and the next try is stored', async () => {
  const { db, free } = await lockedDatabase()
  const app = await testApp({ db })
  const refused = await send(app, message, { 'Idempotency-Key': 'form-load-1' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(await refused.json()).toMatchObject({ type: '/fehler/ausgelastet', title: expect.stringContaining('02628') })
  free()
  expect((await send(app, message, { 'Idempotency-Key': 'form-load-1' })).status).toBe(201)
  expect(await requests(app.db).list()).toHaveLength(1)
})
