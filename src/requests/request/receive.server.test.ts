import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'
import { readReference } from './reference.ts'
import { receiveRequest, type QuarantineReason } from './receive.server.ts'
import { requests } from './repository.server.ts'

const sent = (key = 'key-12345', quarantine: QuarantineReason | null = null) => ({
  payload: exampleMessage(),
  idempotencyKey: key,
  quarantine,
})

const mailsOf = (app: App) => app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()

async function received(app: App, message = sent()) {
  const outcome = await receiveRequest(app, exampleKind(), message)
  if (outcome.kind !== 'received') throw new Error('refused')
  return outcome
}

test('a request is stored with its event, its dates and its two mails', async () => {
  const app = await testApp()
  const { reference } = await received(app)

  const stored = await requests(app.db).findByReference(readReference(reference) ?? '')
  expect(stored).toMatchObject({
    kind: 'example_message',
    status: 'neu',
    payload: exampleMessage(),
    contactName: 'Änne',
    searchText: 'aenne aenne example de',
    receivedAt: '2026-03-02T08:00:00.000Z',
    dueAt: '2026-03-05T08:00:00.000Z',
    deleteAfter: '2027-03-01T23:00:00.000Z',
    quarantined: false,
  })
  expect(await requests(app.db).listEvents(stored?.id ?? '')).toEqual([
    { id: expect.any(String), kind: 'received', detail: null, actor: null, happenedAt: '2026-03-02T08:00:00.000Z' },
  ])
  expect(await mailsOf(app)).toMatchObject([
    { purpose: 'notice', to_address: 'buero@example.de', reply_to: 'aenne@example.de', subject: 'Nachricht von Änne' },
    { purpose: 'receipt', to_address: 'aenne@example.de', to_name: null, reply_to: 'buero@example.de', attempts: 0 },
  ])
})

test('the receipt holds nothing that the sender typed', async () => {
  const app = await testApp()
  await received(app)
  const receipt = (await mailsOf(app)).find((mail) => mail.purpose === 'receipt')
  for (const part of [receipt?.subject, receipt?.text_body, receipt?.html_body, receipt?.to_name]) {
    expect(part ?? '').not.toContain('Änne')
    expect(part ?? '').not.toContain('Wohnung noch frei')
  }
})

test('the same key again gives the same reference and stores nothing', async () => {
  let woken = 0
  const app = await testApp({ wakeOutbox: () => (woken += 1) })
  const first = await received(app)
  const second = await receiveRequest(app, exampleKind({ refuse: async () => ({ title: 'Vergeben' }) }), sent())

  expect(second).toEqual({ kind: 'received', reference: first.reference, repeated: true })
  expect(await requests(app.db).list()).toHaveLength(1)
  expect(await mailsOf(app)).toHaveLength(2)
  expect(woken).toBe(1)
})

test('the same key with another content stores nothing, and says so', async () => {
  const app = await testApp()
  await received(app)
  const other = { ...sent(), payload: exampleMessage({ nachricht: 'Etwas ganz anderes.' }) }
  expect(await receiveRequest(app, exampleKind(), other)).toEqual({ kind: 'key-taken' })
  expect(await requests(app.db).list()).toMatchObject([{ payload: exampleMessage() }])
  expect(await mailsOf(app)).toHaveLength(2)
})

test('ten clicks at once are one request', async () => {
  const app = await testApp()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => received(app)))
  expect(new Set(outcomes.map((outcome) => outcome.reference)).size).toBe(1)
  expect(outcomes.filter((outcome) => !outcome.repeated)).toHaveLength(1)
  expect(await mailsOf(app)).toHaveLength(2)
})

test('a key that another form used already loses nothing', async () => {
  const app = await testApp()
  await received(app)
  await receiveRequest(app, exampleKind({ kind: 'other_form' }), sent())
  expect(await requests(app.db).list()).toHaveLength(2)
})

test('what the kind refuses is answered and not stored', async () => {
  const app = await testApp()
  const refusal = {
    title: 'Die Wohnung ist inzwischen vergeben.',
    errors: { apartment_id: 'Bitte wählen Sie eine andere Wohnung.' },
  }
  const outcome = await receiveRequest(app, exampleKind({ refuse: async () => refusal }), sent())
  expect(outcome).toEqual({ kind: 'refused', ...refusal })
  expect(await requests(app.db).list()).toEqual([])
  expect(await mailsOf(app)).toEqual([])
})

test('when the mails cannot be queued, nothing is stored at all', async () => {
  const app = await testApp()
  await app.db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  await expect(received(app)).rejects.toThrow()
  expect(await requests(app.db).list()).toEqual([])
  expect(await app.db.selectFrom('submission_events').selectAll().execute()).toEqual([])
})

test('when a kind throws while writing its mails, nothing is stored at all', async () => {
  const app = await testApp()
  const broken = exampleKind({
    mails: () => {
      throw new Error('broken')
    },
  })
  await expect(receiveRequest(app, broken, sent())).rejects.toThrow('broken')
  expect(await requests(app.db).list()).toEqual([])
})

test('a request that went into a file nobody will find again is not acknowledged', async () => {
  const app = await testApp({
    confirmDatabase: () => {
      throw new Error('moved')
    },
  })
  await expect(received(app)).rejects.toThrow('moved')
})

test('probable spam is kept for 30 days, the office hears of it, and no receipt leaves', async () => {
  const app = await testApp()
  const { reference } = await received(app, sent('key-12345', 'honeypot'))
  expect(await requests(app.db).findByReference(readReference(reference) ?? '')).toMatchObject({
    quarantined: true,
    deleteAfter: '2026-03-31T22:00:00.000Z',
  })
  expect(await mailsOf(app)).toMatchObject([
    { purpose: 'notice', subject: '[Spam-Verdacht] Nachricht von Änne', next_attempt_at: '2026-03-02T08:00:00.000Z' },
    { purpose: 'receipt', next_attempt_at: null },
  ])
})

test('a request is found by its telephone number in one spelling for all', async () => {
  const app = await testApp()
  const describe = () => ({ contactName: 'Änne', contactEmail: '', searchWords: ['Am Hasenberg 11', '0171 / 1234567'] })
  await receiveRequest(app, exampleKind({ describe }), sent())
  expect(await requests(app.db).list()).toMatchObject([
    { searchText: 'aenne am hasenberg 11 0171 1234567 491711234567' },
  ])
})

test('where the days count from closing, they do not start before', async () => {
  const app = await testApp()
  await receiveRequest(app, exampleKind({ keepFrom: 'closed' }), sent())
  expect(await requests(app.db).list()).toMatchObject([{ deleteAfter: null }])
})

test('a request is found however its umlauts are typed', async () => {
  const app = await testApp()
  await received(app)
  for (const search of ['änne', 'AENNE', 'Änne@Example'])
    expect(await requests(app.db).list({ search })).toHaveLength(1)
  expect(await requests(app.db).list({ search: 'Bert' })).toEqual([])
})
