import { expect, test } from 'vitest'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { foldText } from '#platform/fold.ts'
import { messages } from '../messages/repository.server.ts'
import { requests, type StoredRequest } from '../repository.server.ts'
import { openStatuses, requestStatuses } from '../status.ts'
import type { InboxCursor, InboxQuery } from './inbox-query.ts'
import { countedPage } from './counted-page.server.ts'
import { inbox, sortValue } from './repository.server.ts'

const example = (number: number, different: Partial<StoredRequest> = {}): StoredRequest => ({
  id: `id-${String(number).padStart(3, '0')}`,
  kind: 'damage_report',
  reference: `7K42PX${String(number).padStart(2, '0')}`,
  idempotencyKey: `key-${number}`,
  status: 'neu',
  quarantined: false,
  payload: {},
  payloadVersion: 1,
  contactName: 'Jürgen Übel',
  contactEmail: 'uebel@example.org',
  searchText: foldText('Jürgen Übel uebel@example.org'),
  apartmentId: null,
  propertyId: null,
  // Three at a time arrive at the same moment: the order among them must hold too.
  dueAt: `2026-03-${String(1 + Math.floor(number / 3)).padStart(2, '0')}T12:00:00.000Z`,
  alarm: 0,
  answeredAt: null,
  messageAt: null,
  receivedAt: `2026-02-${String(1 + Math.floor(number / 3)).padStart(2, '0')}T12:00:00.000Z`,
  closedAt: null,
  deleteAfter: null,
  legalHold: false,
  assigneeId: null,
  shortlistedAt: null,
  refusalReason: null,
  refusalNote: null,
  cameBy: null,
  enteredBy: null,
  mergedInto: null,
  version: 1,
  linkVersion: 1,
  closedReason: null,
  ...different,
})

const everything: InboxQuery = {
  kinds: ['damage_report'],
  statuses: openStatuses,
  quarantined: false,
  sort: 'newest',
  limit: 4,
}

async function withRequests(count: number, different: (number: number) => Partial<StoredRequest> = () => ({})) {
  const db = await testDatabase()
  for (let number = 0; number < count; number++) await requests(db).insert(example(number, different(number)))
  return db
}

test.each(['newest', 'oldest', 'due'] as const)(
  'pages in the order „%s“ show every request once, there and back',
  async (sort) => {
    const db = await withRequests(23)
    const list = inbox(db)
    const seen: string[] = []
    let cursor: InboxCursor | undefined
    let pages = 0
    for (;;) {
      const page = await list.page({ ...everything, sort, ...(cursor ? { cursor } : {}) }, 'me')
      seen.push(...page.rows.map(({ id }) => id))
      pages++
      const last = page.rows.at(-1)
      if (!page.hasLater || !last) break
      cursor = { value: sortValue(last, sort), id: last.id, direction: 'after' }
    }
    const inOrder = Array.from({ length: 23 }, (_, number) => example(number).id)
    expect(seen).toEqual(sort === 'newest' ? inOrder.toReversed() : inOrder)
    expect(pages).toBe(6)

    const ninth = seen[8] ?? ''
    const row = (await list.page({ ...everything, sort, limit: 50 }, 'me')).rows.find(({ id }) => id === ninth)
    if (!row) throw new Error('The ninth is missing')
    const back = await list.page(
      { ...everything, sort, cursor: { value: sortValue(row, sort), id: row.id, direction: 'before' } },
      'me',
    )
    expect(back.rows.map(({ id }) => id)).toEqual(seen.slice(4, 8))
    expect(back).toMatchObject({ hasEarlier: true, hasLater: true })
  },
)

test('a request is found by name, by reference as anybody types it, and by e-mail address', async () => {
  const db = await withRequests(3, (number) =>
    number === 1 ? { contactName: 'Zoë', searchText: foldText('Zoë Weiß post@example.org') } : {},
  )
  const find = async (search: string) =>
    (await inbox(db).page({ ...everything, search }, 'me')).rows.map(({ id }) => id)
  expect(await find('WEISS')).toEqual(['id-001'])
  expect(await find('post@example.org')).toEqual(['id-001'])
  expect(await find('weiß, Zoë')).toEqual(['id-001'])
  expect(await find('Übel Zoë')).toEqual([])
  expect(await find('uebel')).toEqual(['id-002', 'id-000'])
  expect(await find('7k42-px02')).toEqual(['id-002'])
  expect(await find('7k42')).toHaveLength(3)
  expect(await find('gibt es nicht')).toEqual([])
  expect(await find('%')).toHaveLength(3)
})

test('a search counts what it finds, as the list does without one', async () => {
  const db = await withRequests(9)
  const counted = async (different: Partial<InboxQuery>) => {
    const { rows, count, ...rest } = await countedPage(db, { ...everything, ...different }, 'me')
    return { ids: rows.map(({ id }) => id), count, ...rest }
  }
  const all = await counted({})
  expect(all).toEqual({
    ids: ['id-008', 'id-007', 'id-006', 'id-005'],
    count: 9,
    hasEarlier: false,
    hasLater: true,
  })
  expect(await counted({ search: 'uebel' })).toEqual(all)
  const cursor = { value: example(5).receivedAt, id: 'id-005', direction: 'after' } as const
  expect(await counted({ search: 'uebel', cursor })).toEqual(await counted({ cursor }))
  expect(await counted({ search: '7k42-px04' })).toMatchObject({ ids: ['id-004'], count: 1, hasLater: false })
  expect(await counted({ search: 'gibt es nicht' })).toMatchObject({ ids: [], count: 0, hasLater: false })
})

test('until the shortlist no search finds an application by what its neutral look hides, and no count tells', async () => {
  const db = await withRequests(2, (number) => ({
    kind: 'tenant_application',
    shortlistedAt: number === 1 ? '2026-03-02T08:00:00.000Z' : null,
  }))
  const applications = { ...everything, kinds: ['tenant_application'] }
  for (const search of ['Übel', 'uebel@example.org', 'Jürgen Übel']) {
    const { rows } = await inbox(db).page({ ...applications, search }, 'me')
    expect(rows.map(({ id }) => id)).toEqual(['id-001'])
    expect(await inbox(db).count({ ...applications, search })).toBe(1)
  }
  expect(await inbox(db).count({ ...applications, search: '7k42-px00' })).toBe(1)
})

test('kinds, status, assignee, lateness and suspicion each narrow the list', async () => {
  const db = await withRequests(6, (number) => ({
    ...(number === 0 ? { kind: 'job_application' } : {}),
    ...(number === 1 ? { status: 'erledigt' as const } : {}),
    ...(number === 2 ? { assigneeId: 'me' } : {}),
    ...(number === 3 ? { quarantined: true } : {}),
    ...(number === 4 ? { legalHold: true } : {}),
  }))
  const ids = async (different: Partial<InboxQuery>) =>
    (await inbox(db).page({ ...everything, limit: 50, ...different }, 'me')).rows.map(({ id }) => id)
  expect(await ids({})).toEqual(['id-005', 'id-004', 'id-002'])
  expect(await ids({ kinds: ['job_application'] })).toEqual(['id-000'])
  expect(await ids({ kinds: [] })).toEqual([])
  expect(await ids({ statuses: ['erledigt'] })).toEqual(['id-001'])
  expect(await ids({ statuses: requestStatuses, assignee: 'me' })).toEqual(['id-002'])
  expect(await ids({ assignee: 'none' })).toEqual(['id-005', 'id-004'])
  expect(await ids({ quarantined: true })).toEqual(['id-003'])
  const second = new Date('2026-03-02T00:00:00.000Z')
  expect(await ids({ dueBefore: second })).toEqual(['id-002'])
  expect(await ids({ dueFrom: second })).toEqual(['id-005', 'id-004'])
  expect(await ids({ receivedFrom: new Date('2026-02-02T12:00:00.000Z') })).toEqual(['id-005', 'id-004'])
  expect(await ids({ receivedBefore: new Date('2026-02-02T12:00:00.000Z') })).toEqual(['id-002'])
  expect(await ids({ isHeldOnly: true })).toEqual(['id-004'])
  expect(await inbox(db).count(everything)).toBe(3)
  expect(await inbox(db).count({ ...everything, kinds: [] })).toBe(0)
})

test('what one person has opened stays unread for the others', async () => {
  const db = await withRequests(2)
  const now = new Date('2026-03-02T08:00:00.000Z')
  await db
    .insertInto('staff')
    .values(['anna', 'bert'].map((id) => exampleStaffRow(id)))
    .execute()
  const list = inbox(db)
  expect(await list.markRead('id-000', 'anna', now)).toBe(true)
  expect(await list.markRead('id-000', 'anna', now)).toBe(false)
  const unreadFor = async (reader: string) =>
    (await list.page({ ...everything, unreadBy: reader }, reader)).rows.map(({ id, isUnread }) => [id, isUnread])
  expect(await unreadFor('anna')).toEqual([['id-001', true]])
  expect(await unreadFor('bert')).toHaveLength(2)
  await list.markUnread('id-000')
  expect(await unreadFor('anna')).toHaveLength(2)
})

test('two who change one request: the second is told', async () => {
  const db = await withRequests(1)
  expect(await requests(db).change('id-000', 1, { status: 'in_arbeit' })).toBe(true)
  expect(await requests(db).change('id-000', 1, { status: 'erledigt' })).toBe(false)
  expect(await requests(db).findById('id-000')).toMatchObject({ status: 'in_arbeit', version: 2 })
})

test('by due time the loudest come first, then what is due first; what is answered, decided or waits for its sender owes nothing', async () => {
  const owed = [
    { dueAt: '2026-03-02T12:00:00.000Z' },
    { dueAt: '2026-03-09T12:00:00.000Z', alarm: 1 },
    { dueAt: '2026-03-08T12:00:00.000Z', alarm: 2 },
    { dueAt: '2026-03-07T12:00:00.000Z', alarm: 3 },
    { dueAt: '2026-03-01T12:00:00.000Z' },
  ]
  const kept = [
    { answeredAt: '2026-03-01T08:00:00.000Z', alarm: 3 },
    { status: 'wartet' },
    { status: 'erledigt', closedAt: '2026-03-01T08:00:00.000Z' },
    { dueAt: null },
  ] as const
  const all = [...owed, ...kept]
  const db = await withRequests(all.length, (number) => all[number] ?? {})
  const list = inbox(db)
  const query = { ...everything, statuses: requestStatuses, sort: 'due', limit: 2 } as const
  const seen: string[] = []
  for (let cursor: InboxCursor | undefined; ; ) {
    const { rows, hasLater } = await list.page({ ...query, ...(cursor ? { cursor } : {}) }, 'me')
    seen.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (!hasLater || !last) break
    cursor = { value: sortValue(last, 'due'), id: last.id, direction: 'after' }
  }
  expect(seen).toEqual(['id-003', 'id-002', 'id-001', 'id-004', 'id-000'])
  expect(await list.count(query)).toBe(5)
  expect(await list.count({ ...query, sort: 'newest', dueBefore: new Date('2026-03-05T00:00:00.000Z') })).toBe(2)
  expect(await list.count({ ...query, sort: 'newest', isAlarmOnly: true })).toBe(4)
})

test('a search reads what was written to and fro, in any spelling, and not what the neutral look hides', async () => {
  const db = await withRequests(3, (number) => (number === 2 ? { kind: 'tenant_application' } : {}))
  const message = { origin: 'sender', staffId: null, subject: null, outboxId: null, templateKey: null } as const
  const written = { ...message, body: 'Der Schlüssel liegt bei Frau Weiß.', createdAt: '2026-03-02T08:00:00.000Z' }
  await messages(db).add('id-001', { ...written, id: 'm1' })
  await messages(db).add('id-002', { ...written, id: 'm2' })
  const find = async (search: string) =>
    (await inbox(db).page({ ...everything, kinds: ['damage_report', 'tenant_application'], search }, 'me')).rows.map(
      ({ id }) => id,
    )
  expect(await find('SCHLUESSEL weiss')).toEqual(['id-001'])
  expect(await find('Übel Schlüssel')).toEqual(['id-001'])
  expect(await find('Hausmeister')).toEqual([])
})

test('a telephone number is found in every spelling, and not where the neutral look hides it', async () => {
  const searchText = foldText('Jürgen Übel 0171 / 1234567 +491711234567')
  const db = await withRequests(2, (number) => ({ searchText, ...(number === 1 && { kind: 'tenant_application' }) }))
  for (const search of ['0171 1234567', '+49 171 1234567', '0049 (0)171 1234567', '0171 123']) {
    const kinds = ['damage_report', 'tenant_application']
    const { rows } = await inbox(db).page({ ...everything, kinds, search }, 'me')
    expect([search, rows.map(({ id }) => id)]).toEqual([search, ['id-000']])
  }
})
