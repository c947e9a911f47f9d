import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { beyond, countOf, offIndex } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import { requestFromRow, type StoredRequest } from '../repository.server.ts'
import { searchedPhone } from '../searched-phone.ts'
import { isClosed, isRequestStatus } from '../status.ts'
import { about, nameIsShown } from './about/repository.server.ts'
import type { InboxCursor, InboxPage, InboxQuery, InboxRow, InboxSort } from './inbox-query.ts'

type Selected = SelectQueryBuilder<Tables, 'submissions', object>

/** Beyond so many the list says „mehr als“: nobody counts them, and the database need not either. */
export const COUNTED = 1000
/** Nobody types more into a search, and each costs a look at the rows. */
const MOST_WORDS = 8

const columns = [
  'id',
  'kind',
  'reference',
  'status',
  'contact_name as contactName',
  'received_at as receivedAt',
  'due_at as dueAt',
  'answered_at as answeredAt',
  'alarm',
  'message_at as messageAt',
  'assignee_id as assigneeId',
  'version',
  'shortlisted_at as shortlistedAt',
] as const

/** The office's reading of the table submissions: lists, without payloads. */
export function inbox(db: Db) {
  const readsOf = (staffId: string) =>
    db
      .selectFrom('submission_reads')
      .where('submission_reads.staff_id', '=', staffId)
      .where('submission_reads.submission_id', '=', sql.ref<string>('submissions.id'))
  // Counted, not asked with `exists`: PostgreSQL would read everything this person ever opened, for one page (40 ms at 45,000).
  const unread = (staffId: string) =>
    sql<number>`1 - (${readsOf(staffId).select(({ fn }) => fn.countAll().as('count'))})`

  /** Asked once for all rows, not for each. */
  const written = (word: string) =>
    db
      .selectFrom('submission_messages')
      .where('submission_messages.search_text', 'like', containsPattern(word))
      .select('submission_messages.submission_id')

  const tagged = (compare: '=' | 'like', key: string) =>
    db
      .selectFrom('submission_tags')
      .where('submission_tags.tag_key', compare, key)
      .select('submission_tags.submission_id')

  // SQLite goes along the list's index in its order instead of collecting and sorting by these (1.1 s → 6 ms at 50,000).
  const unindexed = (column: 'kind' | 'status') => offIndex(db, `submissions.${column}`)

  return {
    /** One page by keyset: as quick on the last page as on the first. `readerId` is whose „unread“ it is. */
    async page(query: InboxQuery, readerId: string): Promise<InboxPage> {
      if (query.kinds.length === 0) return { rows: [], hasEarlier: false, hasLater: false }
      const { cursor, limit, sort } = query
      const isBackwards = cursor?.direction === 'before'
      const isDescending = (sort === 'newest') !== isBackwards
      const way = isDescending ? 'desc' : 'asc'
      let rows = filtered(db.selectFrom('submissions'), query)
      if (cursor && sort === 'due') rows = afterDue(rows, cursor)
      else if (cursor)
        rows = rows.where(beyond(['received_at', 'id'], isDescending ? '<' : '>', [cursor.value, cursor.id]))
      const found = await rows
        .select(columns)
        .select(unread(readerId).as('isUnread'))
        .$if(sort === 'due', (all) => all.orderBy('alarm', isBackwards ? 'asc' : 'desc'))
        .orderBy(sort === 'due' ? 'due_at' : 'received_at', way)
        .orderBy('id', way)
        .limit(limit + 1)
        .execute()
      const isMore = found.length > limit
      const page = found.slice(0, limit).map(({ status, isUnread, ...row }) => ({
        ...row,
        status: isRequestStatus(status) ? status : 'neu',
        isUnread: Number(isUnread) === 1,
      }))
      if (isBackwards) page.reverse()
      return {
        rows: page,
        hasEarlier: isBackwards ? isMore : cursor !== undefined,
        hasLater: isBackwards ? true : isMore,
      }
    },

    /** Whole requests in the order of these ids, each with the number of its files; what is gone is missing. */
    async listByIds(ids: readonly string[]): Promise<{ request: StoredRequest; fileCount: number }[]> {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute()
      const files = await requestFiles(db).countOf(ids)
      const found = new Map(rows.map((row) => [row.id, requestFromRow(row)]))
      return ids.flatMap((id) => {
        const request = found.get(id)
        return request ? [{ request, fileCount: files.get(id) ?? 0 }] : []
      })
    },

    /** How many match, at most one more than `atMost`. */
    async count(query: InboxQuery, atMost = COUNTED): Promise<number> {
      if (query.kinds.length === 0) return 0
      const some = filtered(db.selectFrom('submissions'), query)
        .select('id')
        .limit(atMost + 1)
      return countOf(db.selectFrom(some.as('some')))
    },

    /** How many match each of these, at most one more than `atMost`: one statement for all. */
    async counts(queries: readonly InboxQuery[], atMost: number): Promise<number[]> {
      const counted = queries.map((query, index) => {
        const some = filtered(db.selectFrom('submissions'), query)
          .select('id')
          .limit(query.kinds.length === 0 ? 0 : atMost + 1)
        return sql`(select count(*) from (${some}) as matching) as ${sql.id(`count_${index}`)}`
      })
      if (counted.length === 0) return []
      const { rows } = await sql<Record<string, number>>`select ${sql.join(counted)}`.execute(db)
      return queries.map((_, index) => Number(rows[0]?.[`count_${index}`] ?? 0))
    },

    /** Changes with everything that happens to any request. Ids are UUIDv7, so the greatest is the newest. */
    async stamp(): Promise<string> {
      const row = await db
        .selectFrom('submission_events')
        .select(({ fn }) => fn.max('id').as('newest'))
        .executeTakeFirst()
      return row?.newest ?? ''
    },

    /** @returns true when this person opened it for the first time. */
    async markRead(requestId: string, staffId: string, now: Date): Promise<boolean> {
      const stored = await db
        .insertInto('submission_reads')
        .values({ submission_id: requestId, staff_id: staffId, read_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('staff_id')
        .executeTakeFirst()
      return stored !== undefined
    },

    /** For everybody (something new came in) or for one person. */
    async markUnread(requestId: string, staffId?: string): Promise<void> {
      let query = db.deleteFrom('submission_reads').where('submission_id', '=', requestId)
      if (staffId !== undefined) query = query.where('staff_id', '=', staffId)
      await query.execute()
    },
  }

  function filtered(start: Selected, query: InboxQuery): Selected {
    // Few notes name one person, and few are held: they are looked up, not all of the list walked through (160 ms → 1 ms at 50,000).
    const isOfFew = query.mentioned !== undefined || query.isHeldOnly
    const quarantined = isOfFew ? sql<number>`(quarantined + 0)` : sql.ref<number>('quarantined')
    let rows = start
      .where(quarantined, '=', query.quarantined ? 1 : 0)
      .where(unindexed('kind'), 'in', query.kinds)
      .where(unindexed('status'), 'in', query.statuses)
    // Spelled as the index of the open ones has it.
    if (!query.statuses.some(isClosed)) rows = rows.where('closed_at', 'is', null)
    if (query.assignee === 'none') rows = rows.where('assignee_id', 'is', null)
    else if (query.assignee !== undefined) rows = rows.where('assignee_id', '=', query.assignee)
    for (const [column, sign, moment] of [
      ['due_at', '>=', query.dueFrom],
      ['due_at', '<', query.dueBefore],
      ['received_at', '>=', query.receivedFrom],
      ['received_at', '<', query.receivedBefore],
    ] as const)
      if (moment !== undefined) rows = rows.where(column, sign, moment.toISOString())
    // Spelled as the index of what is owed has it.
    if (query.sort === 'due' || query.dueFrom !== undefined || query.dueBefore !== undefined)
      rows = rows
        .where('due_at', 'is not', null)
        .where('answered_at', 'is', null)
        .where('closed_at', 'is', null)
        .where(unindexed('status'), '<>', 'wartet')
    if (query.isAlarmOnly) rows = rows.where(sql<boolean>`alarm > 0`)
    if (query.isMessageOnly) rows = rows.where('message_at', 'is not', null)
    rows = about(db, rows, query)
    const { search, unreadBy, mentioned } = query
    if (mentioned !== undefined) {
      const named = db.selectFrom('note_mentions').select('submission_id').where('staff_id', '=', mentioned)
      rows = rows.where('submissions.id', 'in', named)
    }
    const { awakeAt } = query
    // Few are put off: looked up in what is read once, where one more column would widen four indexes.
    const asleep = db.selectFrom('submission_snoozes').select('submission_snoozes.submission_id')
    if (awakeAt !== undefined)
      rows = rows.where('submissions.id', 'not in', asleep.where('snoozed_until', '>', awakeAt.toISOString()))
    if (query.isSnoozedOnly) rows = rows.where('submissions.id', 'in', asleep)
    if (unreadBy !== undefined)
      rows = rows.where(({ not, exists }) => not(exists(readsOf(unreadBy).select('submission_reads.staff_id'))))
    if (query.tag !== undefined) rows = rows.where('submissions.id', 'in', tagged('=', query.tag))
    // Spelled out: only then do the engines see that the index of the held ones serves.
    if (query.isHeldOnly) rows = rows.where(sql<boolean>`legal_hold = 1`)
    if (search !== undefined && foldText(search) !== '') {
      // A reference is stored without its hyphen, in capitals.
      const asReference = search.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
      // Each word counts by itself, so that „Müller Jörg“ finds Jörg Müller; an e-mail address stays one.
      const phone = searchedPhone(search)
      const words = search.split(/\s+/).filter((word) => foldText(word) !== '')
      rows = rows.where(({ eb, and, or }) =>
        or([
          and([
            nameIsShown(),
            ...words
              .slice(0, MOST_WORDS)
              .map((word) =>
                or([
                  eb('submissions.search_text', 'like', containsPattern(word)),
                  eb('submissions.id', 'in', written(word)),
                  eb('submissions.id', 'in', tagged('like', containsPattern(word))),
                ]),
              ),
          ]),
          ...(phone === null ? [] : [and([nameIsShown(), eb('submissions.search_text', 'like', `%${phone}%`)])]),
          ...(asReference.length >= 3 ? [eb('reference', 'like', `%${asReference}%`)] : []),
        ]),
      )
    }
    return rows
  }
}

/** The value that a list is sorted by: a moment; in the order of due times the alarm before it. */
export function sortValue(row: InboxRow, sort: InboxSort): string {
  return sort === 'due' ? `${row.alarm}-${row.dueAt ?? ''}` : row.receivedAt
}

/** Beyond the row of the cursor: the loudest first, then what is due first. */
function afterDue(rows: Selected, { value, id, direction }: InboxCursor): Selected {
  const [alarm, dueAt] = [Number(value.slice(0, 1)), value.slice(2)]
  const [quieter, later] = direction === 'after' ? (['<', '>'] as const) : (['>', '<'] as const)
  return rows.where(({ eb, and, or }) =>
    or([
      eb('alarm', quieter, alarm),
      and([eb('alarm', '=', alarm), eb('due_at', later, dueAt)]),
      and([eb('alarm', '=', alarm), eb('due_at', '=', dueAt), eb('id', later, id)]),
    ]),
  )
}
