import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { containsPattern } from '#platform/fold.ts'
import type { Db } from '#platform/database/database.server.ts'
import { beyond, countOf } from '#platform/database/engine.server.ts'
import type { SubmissionsTable } from '#platform/database/submission-tables.server.ts'
import type { RequestStatus } from './status.ts'

/** The envelope around one form's payload. Moments are ISO 8601 UTC; `reference` is without its hyphen. */
export type StoredRequest = {
  id: string
  kind: string
  reference: string
  idempotencyKey: string
  status: RequestStatus
  quarantined: boolean
  /** Exactly what the form's schema returned, names as on the wire. */
  payload: unknown
  payloadVersion: number
  contactName: string
  contactEmail: string
  searchText: string
  apartmentId: string | null
  propertyId: string | null
  dueAt: string | null
  /** An emergency, danger to people, both or neither: `alarm.ts`. */
  alarm: number
  /** When the office first wrote to the sender. */
  answeredAt: string | null
  /** When the sender wrote what nobody has answered yet. */
  messageAt: string | null
  receivedAt: string
  closedAt: string | null
  deleteAfter: string | null
  legalHold: boolean
  assigneeId: string | null
  /** Raised by every change in the office. */
  version: number
  /** Signed with the sender's link (`sender-link.server.ts`). */
  linkVersion: number
  /** Why it is closed, where the status does not say it. */
  closedReason: ClosedReason | null
  /** Applications: since when it is on the shortlist („engere Auswahl“). */
  shortlistedAt: string | null
  /** Applications: why it was refused; the database takes no refused application without. */
  refusalReason: string | null
  refusalNote: string | null
  /** How it came in, where somebody of the staff entered it; null: by the website. */
  cameBy: CameBy | null
  /** The account that entered it. */
  enteredBy: string | null
  /** Closed, because it is handled together with this other one. */
  mergedInto: string | null
}

/** By telephone, at the counter, by letter. */
export type CameBy = 'telefon' | 'schalter' | 'brief'

/** `zurueckgezogen`: by the sender. */
export type ClosedReason = 'zurueckgezogen'

export type RequestEvent = { kind: string; detail: string | null; actor: string | null; happenedAt: string }

/** Columns that the office changes; others stay. A greater `linkVersion` voids every link to the sender's page that was sent before. */
export type RequestChange = Partial<
  Pick<
    StoredRequest,
    | 'status'
    | 'closedAt'
    | 'deleteAfter'
    | 'assigneeId'
    | 'closedReason'
    | 'linkVersion'
    | 'legalHold'
    | 'shortlistedAt'
    | 'refusalReason'
    | 'refusalNote'
    | 'messageAt'
    | 'mergedInto'
    | 'payload'
    | 'apartmentId'
    | 'searchText'
  >
> & { quarantined?: false }

export type RequestQuery = Partial<Record<'kind' | 'status' | 'search', string | undefined>> & {
  limit?: number | undefined
}

type PageOfRequests = { kind: string | undefined; after: StoredRequest | undefined; limit: number }

/** The tables submissions and submission_events: the one place that knows their columns. */
export function requests(db: Db) {
  return {
    /** @returns false when the idempotency key or the reference is taken; then nothing was stored. */
    async insert(request: StoredRequest): Promise<boolean> {
      const stored = await db
        .insertInto('submissions')
        .values(toRow(request) as Insertable<SubmissionsTable>)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return stored !== undefined
    },

    /** `wasSent`: whether it came with this payload, whatever was added to it since. */
    async findByKey(
      idempotencyKey: string,
    ): Promise<{ id: string; reference: string; wasSent: (payload: unknown) => boolean } | null> {
      const row = await db
        .selectFrom('submissions')
        .select(['id', 'reference', 'payload', 'sent_hash'])
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
      if (!row) return null
      const { id, reference } = row
      return { id, reference, wasSent: (payload) => hashOf(JSON.stringify(payload)) === sentHash(row) }
    },

    async findByReference(reference: string): Promise<StoredRequest | null> {
      const row = await db.selectFrom('submissions').selectAll().where('reference', '=', reference).executeTakeFirst()
      return row ? requestFromRow(row) : null
    },

    /** Newest first. Without a limit: all of them. */
    async list({ kind, status, search, limit }: RequestQuery = {}): Promise<StoredRequest[]> {
      let query = db.selectFrom('submissions').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc')
      if (kind !== undefined) query = query.where('kind', '=', kind)
      if (status !== undefined) query = query.where('status', '=', status)
      if (search !== undefined) query = query.where('search_text', 'like', containsPattern(search))
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(requestFromRow)
    },

    /** Oldest first, `limit` at a time: give the last one of the page before as `after`. */
    async page({ kind, after, limit }: PageOfRequests): Promise<StoredRequest[]> {
      let query = db.selectFrom('submissions').selectAll().orderBy('received_at').orderBy('id').limit(limit)
      if (kind !== undefined) query = query.where('kind', '=', kind)
      if (after !== undefined) query = query.where(beyond(['received_at', 'id'], '>', [after.receivedAt, after.id]))
      return (await query.execute()).map(requestFromRow)
    },

    /** How many name this flat, or this building. */
    countAbout: (subject: 'apartment_id' | 'property_id', id: string): Promise<number> =>
      countOf(db.selectFrom('submissions').where(subject, '=', id)),

    /** Every kind of which there is a request. */
    async listKinds(): Promise<string[]> {
      const rows = await db.selectFrom('submissions').select('kind').distinct().orderBy('kind').execute()
      return rows.map((row) => row.kind)
    },

    /**
     * Changes a request that nobody changed meanwhile.
     * @returns false when its version is another one by now; then nothing changed.
     */
    async change(id: string, version: number, change: RequestChange): Promise<boolean> {
      const asSent =
        change.payload === undefined
          ? undefined
          : await db.selectFrom('submissions').select(['payload', 'sent_hash']).where('id', '=', id).executeTakeFirst()
      const changed = await db
        .updateTable('submissions')
        .set({ ...toRow(change), ...(asSent && { sent_hash: sentHash(asSent) }), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst()
      return changed !== undefined
    },

    async findById(id: string): Promise<StoredRequest | null> {
      const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? requestFromRow(row) : null
    },

    /** Their references by id; what is gone is missing. */
    async referencesOf(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db.selectFrom('submissions').select(['id', 'reference']).where('id', 'in', ids).execute()
      return new Map(rows.map((row) => [row.id, row.reference]))
    },

    async addEvent(requestId: string, event: RequestEvent & { id: string }): Promise<void> {
      const { id, kind, detail, actor, happenedAt } = event
      const row = { id, submission_id: requestId, kind, detail, actor, happened_at: happenedAt }
      await db.insertInto('submission_events').values(row).execute()
    },

    /** The timeline, oldest first. */
    async listEvents(requestId: string): Promise<(RequestEvent & { id: string })[]> {
      return db
        .selectFrom('submission_events')
        .select(['id', 'kind', 'detail', 'actor', 'happened_at as happenedAt'])
        .where('submission_id', '=', requestId)
        .orderBy('happened_at')
        .orderBy('id')
        .execute()
    },
  }
}

const hashOf = (payload: string) => createHash('sha256').update(payload).digest('hex')

const sentHash = ({ payload, sent_hash }: Pick<Selectable<SubmissionsTable>, 'payload' | 'sent_hash'>) =>
  sent_hash ?? hashOf(payload)

const columns = {
  id: 'id',
  kind: 'kind',
  reference: 'reference',
  idempotencyKey: 'idempotency_key',
  status: 'status',
  quarantined: 'quarantined',
  payload: 'payload',
  payloadVersion: 'payload_version',
  contactName: 'contact_name',
  contactEmail: 'contact_email',
  searchText: 'search_text',
  apartmentId: 'apartment_id',
  propertyId: 'property_id',
  dueAt: 'due_at',
  alarm: 'alarm',
  answeredAt: 'answered_at',
  messageAt: 'message_at',
  receivedAt: 'received_at',
  closedAt: 'closed_at',
  deleteAfter: 'delete_after',
  legalHold: 'legal_hold',
  assigneeId: 'assignee_id',
  version: 'version',
  linkVersion: 'link_version',
  closedReason: 'closed_reason',
  shortlistedAt: 'shortlisted_at',
  refusalReason: 'refusal_reason',
  refusalNote: 'refusal_note',
  cameBy: 'came_by',
  enteredBy: 'entered_by',
  mergedInto: 'merged_into',
} as const satisfies Record<keyof StoredRequest, keyof SubmissionsTable>

const fields = Object.keys(columns) as (keyof StoredRequest)[]

/** Leaves out undefined values: an update keeps their columns. */
function toRow(request: Partial<StoredRequest>): Partial<Insertable<SubmissionsTable>> {
  const stored = { ...request, ...('payload' in request ? { payload: JSON.stringify(request.payload) } : {}) }
  const given = fields.filter((field) => stored[field] !== undefined)
  return Object.fromEntries(
    given.map((field) => [columns[field], typeof stored[field] === 'boolean' ? Number(stored[field]) : stored[field]]),
  )
}

/** For the other repositories that read this table. */
export function requestFromRow(row: Selectable<SubmissionsTable>): StoredRequest {
  return {
    ...(Object.fromEntries(fields.map((field) => [field, row[columns[field]]])) as unknown as StoredRequest),
    quarantined: row.quarantined === 1,
    legalHold: row.legal_hold === 1,
    payload: JSON.parse(row.payload),
  }
}
