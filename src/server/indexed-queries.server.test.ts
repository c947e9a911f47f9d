// Also on PostgreSQL: plans.
import { sql, type CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { expect, test } from 'vitest'
import { bookings } from '#areas/letting/viewings/booking/repository.server.ts'
import { savedSearches } from '#areas/letting/searches/repository.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { engineOf } from '#platform/database/engine.server.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { incomingMails } from '#requests/incoming-mail/repository.server.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { personalData } from '#requests/personal-data/repository.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import type { InboxQuery } from '#requests/request/inbox/inbox-query.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'

const now = new Date('2027-02-01T10:00:00Z')
const email = 'erika@example.org'
const kinds = ['damage_report', 'contact_message']
const open: InboxQuery = { kinds, statuses: ['neu', 'in_arbeit'], quarantined: false, sort: 'newest', limit: 25 }
const last = { value: now.toISOString(), id: 'x', alarm: 0, direction: 'after' } as const

/** Queries that run all day, or on tables that grow for years. */
const asked: Record<string, (db: Db) => Promise<unknown>> = {
  'a request by its reference': (db) => requests(db).findByReference('SM-1'),
  'a repeated post by its key': (db) => requests(db).findByKey('key'),
  'the history of a request': (db) => requests(db).listEvents('x'),
  'the inbox, newest first': (db) => inbox(db).page(open, 'anna'),
  'the inbox, oldest first, a later page': (db) => inbox(db).page({ ...open, sort: 'oldest', cursor: last }, 'anna'),
  'the inbox by what is due': (db) => inbox(db).page({ ...open, sort: 'due' }, 'anna'),
  'the inbox of one person': (db) => inbox(db).page({ ...open, assignee: 'anna' }, 'anna'),
  'the requests about a flat': (db) => inbox(db).page({ ...open, apartmentId: 'flat-1' }, 'anna'),
  'the requests with a tag': (db) => inbox(db).page({ ...open, tag: 'dach' }, 'anna'),
  'the counts of the inbox': (db) => inbox(db).counts([open, { ...open, isAlarmOnly: true }], 99),
  'whether anything happened': (db) => inbox(db).stamp(),
  'the mails of a request': (db) => outbox(db).list({ of: ofRequest('x') }),
  'the next mail that is due': (db) => outbox(db).nextDueAt(),
  'the thread of a request': (db) => outbox(db).threadOf('x'),
  'a mail that came in before': (db) => incomingMails(db).isDone('<id@example.org>'),
  'the requests of an address': (db) => personalData(db).findRequests(email),
  'the mails to an address': (db) => personalData(db).findLooseMails(email),
  'what is due to be deleted': (db) => retention(db).listDue(now, 100),
  'the saved searches of an address': (db) => savedSearches(db).ofAddress(email),
  'the viewings of an address': (db) => bookings(db).ofAddress(email),
  'the guests of a viewing': (db) => bookings(db).ofSlots(['slot-1']),
  'what was done to a thing': (db) => auditLog(db).list({ subjectKind: 'submission', subjectId: 'x', limit: 50 }),
  'what a person did': (db) => auditLog(db).list({ staffId: 'anna', limit: 50 }),
  'the newest of all that was done': (db) => auditLog(db).list({ limit: 50 }),
  'the newest mails': (db) => mailList(db).page({ choice: 'all', limit: 50, kinds }, now),
}

test.each(Object.entries(asked))('%s: no table is read from end to end', async (_, ask) => {
  const db = await testDatabase()
  const queries = await queriesOf(db, ask)
  expect(queries).not.toEqual([])
  for (const query of queries) expect(await fullScans(db, query), query.sql).toEqual([])
})

test('a query without an index is found', async () => {
  const db = await testDatabase()
  const query = db.selectFrom('submissions').select('id').where('contact_name', '=', 'Erika').compile()
  expect(await fullScans(db, query)).toHaveLength(1)
})

async function queriesOf(db: Db, ask: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = []
  const nodes = new WeakMap<object, RootOperationNode>()
  // Parts of a query are transformed, too; a result has only what was executed.
  const listener: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node)
      return node
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId)
      if (node) queries.push(db.getExecutor().compileQuery(node, queryId))
      return result
    },
  }
  await ask(db.withPlugin(listener))
  return queries
}

/** Lines of the plan that read a whole table. PostgreSQL does so on a small one unless it is kept from it. */
async function fullScans(db: Db, query: CompiledQuery): Promise<string[]> {
  const explained = (word: string) => ({ ...query, sql: `${word} ${query.sql}` })
  if (engineOf(db) === 'sqlite') {
    const { rows } = await db.executeQuery<{ detail: string }>(explained('explain query plan'))
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => `SCAN ${name}`))
    return rows.map(({ detail }) => detail).filter((detail) => tables.has(detail))
  }
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    const { rows } = await transaction.executeQuery<Record<string, string>>(explained('explain'))
    return rows.flatMap((row) => Object.values(row)).filter((line) => line.includes('Seq Scan'))
  })
}
