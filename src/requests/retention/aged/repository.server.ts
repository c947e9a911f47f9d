import { type SelectQueryBuilder, sql, type StringReference } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { type AgedKind, oldestKept } from '../aged-tables.server.ts'

/** The lines of tables whose time is over by their age (`agedPeriods`), oldest first. Of the history of content only the names go. */
export function agedLines(db: Db, now: Date) {
  const kinds: Record<AgedKind, ReturnType<typeof agedBy>> = {
    audit_log: agedBy('happened_at', db.selectFrom('audit_log').select('id'), deleteFrom(db, 'audit_log')),
    content_history: agedBy(
      'happened_at',
      // Without a person: an import from a file, or a name that is gone already.
      db.selectFrom('content_history').select('id').where('staff_id', 'is not', null),
      (ids) => db.updateTable('content_history').set({ staff_id: null, staff_name: '' }).where('id', 'in', ids),
    ),
    viewing_slots: agedBy(
      'ends_at',
      db
        .selectFrom('viewing_slots')
        .select('id')
        // Invitations go with the application of the person who was invited.
        .where('id', 'not in', db.selectFrom('viewing_invitations').select('slot_id')),
      deleteFrom(db, 'viewing_slots'),
    ),
    outbox: agedBy(
      'created_at',
      db
        .selectFrom('outbox')
        .select('id')
        .where(({ eb, or }) => or([eb('owner_kind', 'is', null), eb('owner_kind', '<>', 'request')])),
      deleteFrom(db, 'outbox'),
    ),
    saved_searches: agedBy('ends_at', db.selectFrom('saved_searches').select('id'), deleteFrom(db, 'saved_searches')),
    incident_listeners: agedBy(
      'incidents.ended_at',
      db
        .selectFrom('incident_listeners')
        .innerJoin('incidents', 'incidents.id', 'incident_listeners.incident_id')
        .select('incident_listeners.id'),
      deleteFrom(db, 'incident_listeners'),
    ),
    unconfirmed_listeners: agedBy(
      'mailed_at',
      db.selectFrom('incident_listeners').select('id').where('confirmed_at', 'is', null),
      deleteFrom(db, 'incident_listeners'),
    ),
    viewing_bookings: agedBy(
      'viewing_slots.ends_at',
      db
        .selectFrom('viewing_bookings')
        .innerJoin('viewing_slots', 'viewing_slots.id', 'viewing_bookings.slot_id')
        .select('viewing_bookings.id'),
      deleteFrom(db, 'viewing_bookings'),
    ),
    unconfirmed_bookings: agedBy(
      'mailed_at',
      db.selectFrom('viewing_bookings').select('id').where('confirmed_at', 'is', null),
      deleteFrom(db, 'viewing_bookings'),
    ),
    help_feedback: agedBy('created_at', db.selectFrom('help_feedback').select('id'), deleteFrom(db, 'help_feedback')),
  }
  const of = (kind: AgedKind) => kinds[kind].before(oldestKept(kind, now))
  return {
    count: (kind: AgedKind): Promise<number> => of(kind).count(),

    find: (kind: AgedKind, limit: number): Promise<string[]> => of(kind).ids(limit),

    /** Parts that the table loses: lines, or the names in them. */
    async end(kind: AgedKind, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await kinds[kind].end([...ids]).execute()
    },
  }
}

type End = (ids: string[]) => { execute: () => Promise<unknown> }
type OwnTable = Exclude<AgedKind, 'content_history' | 'unconfirmed_listeners' | 'unconfirmed_bookings'>

const deleteFrom =
  (db: Db, table: OwnTable): End =>
  (ids) =>
    db.deleteFrom(table).where('id', 'in', ids)

/** The lines that a column is the age of, and how they end. */
function agedBy<T extends keyof Tables>(
  column: StringReference<Tables, T>,
  lines: SelectQueryBuilder<Tables, T, { id: string }>,
  end: End,
) {
  return {
    before: (oldest: string) => {
      const aged = lines.where(sql.ref<string>(column), '<', oldest)
      return {
        ids: async (limit: number) => (await aged.orderBy(sql.ref(column)).limit(limit).execute()).map(({ id }) => id),
        count: () => countOf(aged.clearSelect()),
      }
    },
    end,
  }
}
