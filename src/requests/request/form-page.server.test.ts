import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { lockedDatabase } from '#platform/database/test-locked.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'
import { formAction, type FormAnswer } from './form-page.server.ts'
import { issueFormToken } from './form-token.server.ts'
import { requests } from './repository.server.ts'

const tenSecondsAgo = new Date('2026-03-02T07:59:50Z')

function post(app: App, fields: Record<string, string>, address = 'https://www.example.de/kontakt') {
  const hidden = { form_token: issueFormToken(app.secret, tenSecondsAgo), idempotency_key: 'form-load-1' }
  return new Request(address, { method: 'POST', body: new URLSearchParams({ ...hidden, ...fields }) })
}

async function act(app: App, httpRequest: Request, kind = exampleKind(), clientAddress = '203.0.113.7') {
  const result = await formAction(app, httpRequest, kind, clientAddress)
  if (result instanceof Response)
    return { status: result.status, location: result.headers.get('Location'), answer: null }
  return { status: result.init?.status, location: null, answer: result.data as FormAnswer }
}

test('what is stored leads to the same address with the reference', async () => {
  const app = await testApp()
  const { status, location } = await act(app, post(app, exampleMessage(), 'https://www.example.de/kontakt?wohnung=7'))
  expect(status).toBe(303)
  expect(location).toMatch(/^\/kontakt\?wohnung=7&eingegangen=\w{4}-\w{4}&zugang=[\da-f]{40}$/)
  expect(await requests(app.db).list()).toMatchObject([{ payload: exampleMessage(), quarantined: false }])
})

test('the same form sent twice leads to the same reference', async () => {
  const app = await testApp()
  const first = await act(app, post(app, exampleMessage()))
  expect(await act(app, post(app, exampleMessage()))).toEqual(first)
  expect(await requests(app.db).list()).toHaveLength(1)
})

test('wrong input comes back with its messages and everything that was typed', async () => {
  const app = await testApp()
  const { status, answer } = await act(app, post(app, { ...exampleMessage(), email: 'kein' }))
  expect(status).toBe(422)
  expect(answer).toMatchObject({
    errors: { email: 'Gültige E-Mail-Adresse erforderlich' },
    entered: { ...exampleMessage(), email: 'kein' },
    idempotencyKey: 'form-load-1',
  })
  expect(answer?.entered).not.toHaveProperty('form_token')
})

test('a control character, which nobody sees, stops nobody', async () => {
  const app = await testApp()
  const { status } = await act(app, post(app, exampleMessage({ nachricht: 'Hallo\u0000' })))
  expect(status).toBe(303)
  expect(await requests(app.db).list()).toMatchObject([{ payload: { nachricht: 'Hallo' } }])
})

test('a refusal keeps everything and says why', async () => {
  const app = await testApp()
  const kind = exampleKind({ refuse: async () => ({ title: 'Die Wohnung ist inzwischen vergeben.' }) })
  const { status, answer } = await act(app, post(app, exampleMessage()), kind)
  expect(status).toBe(409)
  expect(answer).toMatchObject({ title: 'Die Wohnung ist inzwischen vergeben.', entered: exampleMessage() })
})

test('a filled honeypot, a missing token and a token sent back at once go to quarantine', async () => {
  for (const suspicious of [
    { ihre_webseite: 'https://spam.example' },
    { form_token: '' },
    { form_token: issueFormToken(Buffer.alloc(32, 7), new Date('2026-03-02T07:59:59.900Z')) },
  ]) {
    const app = await testApp()
    expect((await act(app, post(app, { ...exampleMessage(), ...suspicious }))).status).toBe(303)
    expect(await requests(app.db).list()).toMatchObject([{ quarantined: true, payload: exampleMessage() }])
  }
})

test('a form that stayed open for two days is received like any other', async () => {
  const app = await testApp({ clock: clockAt('2026-03-04T08:00:00Z') })
  await act(app, post(app, exampleMessage()))
  expect(await requests(app.db).list()).toMatchObject([{ quarantined: false }])
})

test('a form that is changed and sent again under its key comes back with what was typed, and then goes', async () => {
  const app = await testApp()
  await act(app, post(app, exampleMessage()))
  const changed = exampleMessage({ nachricht: 'Noch etwas: Der Hof ist dunkel.' })
  const { status, answer } = await act(app, post(app, changed))
  expect(status).toBe(422)
  expect(answer).toMatchObject({ title: expect.stringContaining('noch nicht gespeichert'), entered: changed })
  expect(answer?.idempotencyKey).toMatch(/^[\w-]{8,}$/)
  const again = { ...changed, idempotency_key: answer?.idempotencyKey ?? '' }
  expect((await act(app, post(app, again))).status).toBe(303)
  expect(await requests(app.db).list()).toHaveLength(2)
})

test('after five forms in ten minutes the visitor is asked to wait or to call', async () => {
  const app = await testApp()
  for (let count = 0; count < 5; count++)
    await act(app, post(app, { ...exampleMessage(), idempotency_key: `form-load-${count}` }))
  const { status, answer } = await act(app, post(app, { ...exampleMessage(), idempotency_key: 'form-load-6' }))
  expect(status).toBe(429)
  expect(answer?.title).toContain('10 Minuten')
  expect(answer?.title).toContain('02628 / 7998021')
  expect(answer?.entered).toMatchObject(exampleMessage())
})

test('a form of nothing but names costs no more than any other', async () => {
  const app = await testApp()
  const plain = (body: string) =>
    new Request('https://www.example.de/kontakt', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const before = process.cpuUsage()
  const { status } = await act(app, plain('a&'.repeat(31_000)))
  const { user, system } = process.cpuUsage(before)
  expect(status).toBe(400)
  expect((user + system) / 1000).toBeLessThan(1000)
})

test('a body beyond the limit is not read', async () => {
  const app = await testApp()
  const { status } = await act(app, post(app, exampleMessage({ nachricht: 'x'.repeat(70_000) })))
  expect(status).toBe(413)
})

test('when the disk does not keep up, the form comes back with everything that was typed', async () => {
  const { db, free } = await lockedDatabase()
  const app = await testApp({ db })
  const { status, answer } = await act(app, post(app, exampleMessage()))
  expect(status).toBe(503)
  expect(answer).toMatchObject({
    title: expect.stringContaining('02628'),
    entered: exampleMessage(),
    idempotencyKey: 'form-load-1',
  })
  free()
  expect((await act(app, post(app, exampleMessage()))).status).toBe(303)
})
