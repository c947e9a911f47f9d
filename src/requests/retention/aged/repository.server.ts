import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { type AgedTable, oldestKept } from '../aged-tables.server.ts'

type Kind = AgedTable['kind']

/** The lines of tables whose time is over by their age (`agedTables`), oldest first. Of the history of content only the names go. */
export function agedLines(db: Db, now: Date) {
  const kinds = {
    audit_log: {
      before: (oldest) =>
        linesOf(db.selectFrom('audit_log').select('id').where('happened_at', '<', oldest).orderBy('happened_at')),
      end: deleteFrom(db, 'audit_log'),
    },
    content_history: {
      before: (oldest) =>
        linesOf(
          db
            .selectFrom('content_history')
            .select('id')
            // Without a person: an import from a file, or a name that is gone already.
            .where('staff_id', 'is not', null)
            .where('happened_at', '<', oldest)
            .orderBy('happened_at'),
        ),
      end: (ids) => db.updateTable('content_history').set({ staff_id: null, staff_name: '' }).where('id', 'in', ids),
    },
    viewing_slots: {
      before: (oldest) =>
        linesOf(
          db
            .selectFrom('viewing_slots')
            .select('id')
            .where('ends_at', '<', oldest)
            // Invitations go with the application of the person who was invited.
            .where('id', 'not in', db.selectFrom('viewing_invitations').select('slot_id'))
            .orderBy('ends_at'),
        ),
      end: deleteFrom(db, 'viewing_slots'),
    },
    outbox: {
      before: (oldest) =>
        linesOf(
          db
            .selectFrom('outbox')
            .select('id')
            .where(({ eb, or }) => or([eb('owner_kind', 'is', null), eb('owner_kind', '<>', 'request')]))
            .where('created_at', '<', oldest)
            .orderBy('created_at'),
        ),
      end: deleteFrom(db, 'outbox'),
    },
    saved_searches: {
      before: (oldest) =>
        linesOf(db.selectFrom('saved_searches').select('id').where('ends_at', '<', oldest).orderBy('ends_at')),
      end: deleteFrom(db, 'saved_searches'),
    },
    incident_listeners: {
      before: (oldest) =>
        linesOf(
          db
            .selectFrom('incident_listeners')
            .innerJoin('incidents', 'incidents.id', 'incident_listeners.incident_id')
            .select('incident_listeners.id')
            .where('incidents.ended_at', '<', oldest)
            .orderBy('incidents.ended_at'),
        ),
      end: deleteFrom(db, 'incident_listeners'),
    },
    unconfirmed_listeners: {
      before: (oldest) =>
        linesOf(
          db
            .selectFrom('incident_listeners')
            .select('id')
            .where('confirmed_at', 'is', null)
            .where('mailed_at', '<', oldest)
            .orderBy('mailed_at'),
        ),
      end: deleteFrom(db, 'incident_listeners'),
    },
    viewing_bookings: {
      before: (oldest) =>
        linesOf(
          db
            .selectFrom('viewing_bookings')
            .innerJoin('viewing_slots', 'viewing_slots.id', 'viewing_bookings.slot_id')
            .select('viewing_bookings.id')
            .where('viewing_slots.ends_at', '<', oldest)
            .orderBy('viewing_slots.ends_at'),
        ),
      end: deleteFrom(db, 'viewing_bookings'),
    },
    unconfirmed_bookings: {
      before: (oldest) =>
        linesOf(
          db
            .selectFrom('viewing_bookings')
            .select('id')
            .where('confirmed_at', 'is', null)
            .where('mailed_at', '<', oldest)
            .orderBy('mailed_at'),
        ),
      end: deleteFrom(db, 'viewing_bookings'),
    },
    help_feedback: {
      before: (oldest) =>
        linesOf(db.selectFrom('help_feedback').select('id').where('created_at', '<', oldest).orderBy('created_at')),
      end: deleteFrom(db, 'help_feedback'),
    },
  } satisfies Record<Kind, AgedKind>
  const of = (table: AgedTable) => kinds[table.kind].before(oldestKept(table, now))
  return {
    count: (table: AgedTable): Promise<number> => of(table).count(),

    find: (table: AgedTable, limit: number): Promise<string[]> => of(table).ids(limit),

    /** Parts that the table loses: lines, or the names in them. */
    async end(kind: Kind, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await kinds[kind].end([...ids]).execute()
    },
  }
}

type AgedKind = {
  before: (oldest: string) => ReturnType<typeof linesOf>
  end: (ids: string[]) => { execute: () => Promise<unknown> }
}

type OwnTable = Exclude<Kind, 'content_history' | 'unconfirmed_listeners' | 'unconfirmed_bookings'>

const deleteFrom = (db: Db, table: OwnTable) => (ids: string[]) => db.deleteFrom(table).where('id', 'in', ids)

function linesOf<T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, { id: string }>) {
  return {
    ids: async (limit: number) => (await query.limit(limit).execute()).map(({ id }) => id),
    count: () => countOf(query.clearSelect().clearOrderBy()),
  }
}
