import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { beyond, countOf, offIndex } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { requestFromRow, type StoredRequest } from '../repository.server.ts'
import { openStatuses, type RequestStatus } from '../status.ts'

/** The open requests of one kind about one flat, or about one building where no flat is named. */
export type FlatGroup = {
  apartmentId: string | null
  propertyId: string | null
  openCount: number
  shortlistedCount: number
  newestAt: string
  /** The promised time that ends first, of those still owed. */
  dueAt: string | null
}

/** Which of a flat's requests; without anything all of them. */
export type FlatChoice = {
  statuses?: readonly RequestStatus[]
  isShortlisted?: true
  /** As stored. */
  references?: readonly string[]
}

/** Orders of a list. */
export type Entered = { id: string; receivedAt: string; payload: unknown }

const PAYLOADS_AT_ONCE = 500

/** The table submissions, by what they are about. */
export function requestsByFlat(db: Db, kind: string) {
  const ofKind = () => db.selectFrom('submissions').where('kind', '=', kind).where('quarantined', '=', 0)
  /** About this flat, or about this building without a flat. */
  function chosen(about: string, { statuses, isShortlisted, references }: FlatChoice) {
    let rows = ofKind().where(({ eb, and, or }) =>
      or([eb('apartment_id', '=', about), and([eb('apartment_id', 'is', null), eb('property_id', '=', about)])]),
    )
    if (statuses !== undefined) rows = rows.where('status', 'in', statuses)
    if (isShortlisted) rows = rows.where('shortlisted_at', 'is not', null)
    if (references !== undefined) rows = rows.where('reference', 'in', references)
    return rows
  }

  /** SQLite reads those of the flat and sorts them, instead of going through all of the kind in this order (43 ms → 0.2 at 50,000). */
  const newestFirst = <Row>(rows: SelectQueryBuilder<Tables, 'submissions', Row>) =>
    rows.orderBy(offIndex(db, 'received_at'), 'desc').orderBy('id', 'desc')

  return {
    /** Flats with something open, the newest first. */
    openGroups(): Promise<FlatGroup[]> {
      return ofKind()
        .where('status', 'in', openStatuses)
        .select(['apartment_id as apartmentId', 'property_id as propertyId'])
        .select(({ fn }) => [
          fn.countAll<number>().as('openCount'),
          fn.count<number>('shortlisted_at').as('shortlistedCount'),
          fn.max('received_at').as('newestAt'),
          sql<string | null>`min(case when answered_at is null and status <> 'wartet' then due_at end)`.as('dueAt'),
        ])
        .groupBy(['apartment_id', 'property_id'])
        .orderBy('newestAt', 'desc')
        .execute()
    },

    count: (about: string, choice: FlatChoice = {}): Promise<number> => countOf(chosen(about, choice)),

    /** Ids, newest first. */
    async ids(about: string, choice: FlatChoice, part?: { limit: number; offset: number }): Promise<string[]> {
      const all = newestFirst(chosen(about, choice).select('id'))
      const rows = await (part ? all.limit(part.limit).offset(part.offset) : all).execute()
      return rows.map(({ id }) => id)
    },

    /** Reads entered values, newest first, in parts, so that no number of them fills the memory. */
    async *entered(about: string, choice: FlatChoice): AsyncGenerator<Entered[]> {
      for (let last: Entered | undefined; ; ) {
        let rows = chosen(about, choice).select(['id', 'received_at as receivedAt', 'payload'])
        if (last) rows = rows.where(beyond(['received_at', 'id'], '<', [last.receivedAt, last.id]))
        const part = (await newestFirst(rows).limit(PAYLOADS_AT_ONCE).execute()).map((row) => ({
          ...row,
          payload: JSON.parse(row.payload) as unknown,
        }))
        yield part
        if (part.length < PAYLOADS_AT_ONCE) return
        last = part.at(-1)
      }
    },

    /** Whole, in the order of these ids; what is gone is missing. */
    async listByIds(ids: readonly string[]): Promise<StoredRequest[]> {
      if (ids.length === 0) return []
      const rows = await ofKind().selectAll().where('id', 'in', ids).execute()
      const byId = new Map(rows.map((row) => [row.id, requestFromRow(row)]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
  }
}
