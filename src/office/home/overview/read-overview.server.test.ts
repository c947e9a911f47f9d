// Also on PostgreSQL: figures are summed in SQL.
import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { roleNames, type Role } from '#office/frame/access/roles.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { inboxQuery, readFilters } from '#office/desk/inbox/filters.ts'
import { readOverview } from './read-overview.server.ts'

const staffOf = (role: Role) => exampleStaff(role, { id: 'me' })

async function filledApp() {
  const app = await testApp()
  const messages = [
    // Received and due, by the clock of the test: 2026-03-02, 9 o'clock in Germany.
    { receivedAt: '2026-02-20T08:00:00.000Z', dueAt: '2026-02-23T08:00:00.000Z', kind: 'damage_report' },
    { receivedAt: '2026-03-01T08:00:00.000Z', dueAt: '2026-03-02T22:59:00.000Z', kind: 'damage_report' },
    { receivedAt: '2026-03-02T07:00:00.000Z', dueAt: '2026-03-02T23:01:00.000Z', kind: 'tenant_application' },
    { receivedAt: '2026-02-28T22:59:00.000Z', dueAt: '2026-03-09T08:00:00.000Z', kind: 'job_application' },
  ]
  for (const [index, { kind, receivedAt, dueAt }] of messages.entries()) {
    const idempotencyKey = `key-${index}-padded`
    const stored = await receiveRequest(app, exampleKind(), {
      payload: exampleMessage(),
      idempotencyKey,
      quarantine: null,
    })
    if (stored.kind !== 'received') throw new Error('The example was refused')
    await app.db
      .updateTable('submissions')
      .set({ kind, received_at: receivedAt, due_at: dueAt })
      .where('reference', '=', stored.reference.replace('-', ''))
      .execute()
  }
  return app
}

const numbers = async (role: Role) => {
  const { requests } = await readOverview(await filledApp(), staffOf(role))
  return requests && Object.fromEntries(requests.map(({ label, count }) => [label, count]))
}

test('what is late, due today and new is counted by German days, and only of the kinds that the role may read', async () => {
  expect(await numbers('leitung')).toEqual({
    'Notfall oder Gefahr': 0,
    Verspätet: 1,
    'Heute fällig': 1,
    'Neue Nachrichten': 0,
    'Neu seit gestern': 2,
    'Ohne Zuständige': 4,
    Meine: 0,
  })
  expect(await numbers('technik')).toMatchObject({ Verspätet: 1, 'Neu seit gestern': 1, 'Ohne Zuständige': 2 })
  expect(await numbers('personal')).toMatchObject({ Verspätet: 0, 'Ohne Zuständige': 1 })
  expect(await numbers('personal')).not.toHaveProperty('Notfall oder Gefahr')
  expect(await numbers('redaktion')).toBeNull()
  expect(await numbers('lesen')).not.toHaveProperty('Meine')
})

test('each number is the length of the list behind it', async () => {
  const app = await filledApp()
  const { requests } = await readOverview(app, staffOf('leitung'))
  for (const { to, count } of requests ?? []) {
    const filters = readFilters(new URL(to, app.config.siteUrl).searchParams)
    const { rows } = await inbox(app.db).page(inboxQuery(filters, staffOf('leitung'), app.clock.now()), 'me')
    expect(rows).toHaveLength(count)
  }
})

test('a role sees the parts that its rights allow, and no other', async () => {
  const app = await filledApp()
  const parts = await Promise.all(
    roleNames.map(async (role) => {
      const shown = await readOverview(app, staffOf(role))
      return [role, Object.keys(shown).filter((key) => shown[key as keyof typeof shown] !== null)]
    }),
  )
  expect(Object.fromEntries(parts)).toEqual({
    leitung: ['requests', 'next', 'content', 'mails', 'searches', 'charts'],
    vermietung: ['requests', 'next', 'content', 'mails', 'searches', 'charts'],
    technik: ['requests', 'next', 'content', 'charts'],
    personal: ['requests', 'next', 'charts'],
    redaktion: ['content', 'searches'],
    lesen: ['requests', 'next', 'content', 'searches', 'charts'],
  })
})

test('mails about requests that the role may not read are not among the undelivered ones', async () => {
  const app = await filledApp()
  await app.db
    .updateTable('outbox')
    .set({ failed_at: '2026-03-02T07:00:00.000Z', last_error: 'EENVELOPE 550' })
    .execute()
  const { mails: all } = await readOverview(app, staffOf('leitung'))
  const { mails: some } = await readOverview(app, staffOf('vermietung'))
  expect(all?.count).toBe(8)
  expect(some?.count).toBe(6)
  expect(some?.mails.some(({ kind }) => kind === 'job_application')).toBe(false)
})

test('the first page names no applicant before the shortlist, neither among what is due nor among undelivered mails', async () => {
  const app = await filledApp()
  await app.db
    .updateTable('submissions')
    .set({ contact_name: 'Dora Zwölfnagel', contact_email: 'zwoelfnagel@example.org' })
    .where('kind', '=', 'tenant_application')
    .execute()
  await app.db
    .updateTable('outbox')
    .set({
      to_name: 'Dora Zwölfnagel',
      to_address: 'zwoelfnagel@example.org',
      subject: 'Für Dora Zwölfnagel',
      failed_at: '2026-03-02T07:00:00.000Z',
      last_error: 'EENVELOPE: 550 zwoelfnagel is unknown',
    })
    .where('owner_id', 'in', app.db.selectFrom('submissions').select('id').where('kind', '=', 'tenant_application'))
    .where('purpose', '=', 'receipt')
    .execute()
  const seen = async () => JSON.stringify(await readOverview(app, staffOf('vermietung')))
  expect(await seen()).not.toMatch(/zw(ö|oe)lfnagel/i)
  await app.db.updateTable('submissions').set({ shortlisted_at: '2026-03-02T07:30:00.000Z' }).execute()
  expect(await seen()).toMatch(/"contactName":"Dora Zwölfnagel".*"toName":"Dora Zwölfnagel"/)
})
