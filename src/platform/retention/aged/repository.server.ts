import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { type AgedTable, oldestKept } from '../aged-tables.server.ts'

type Kind = AgedTable['kind']

/** The lines of tables whose time is over by their age (`agedTables`), oldest first. Of the history of content only the names go. */
export function agedLines(db: Db, now: Date) {
  const queries = {
    audit_log: (before: string) =>
      linesOf(db.selectFrom('audit_log').select('id').where('happened_at', '<', before).orderBy('happened_at')),
    content_history: (before: string) =>
      linesOf(
        db
          .selectFrom('content_history')
          .select('id')
          // Without a person: an import from a file, or a name that is gone already.
          .where('staff_id', 'is not', null)
          .where('happened_at', '<', before)
          .orderBy('happened_at'),
      ),
    viewing_slots: (before: string) =>
      linesOf(
        db
          .selectFrom('viewing_slots')
          .select('id')
          .where('ends_at', '<', before)
          // Invitations go with the application of whoever was invited.
          .where('id', 'not in', db.selectFrom('viewing_invitations').select('slot_id'))
          .orderBy('ends_at'),
      ),
    outbox: (before: string) =>
      linesOf(
        db
          .selectFrom('outbox')
          .select('id')
          .where('submission_id', 'is', null)
          .where('created_at', '<', before)
          .orderBy('created_at'),
      ),
  } satisfies Record<Kind, unknown>
  const of = (table: AgedTable) => queries[table.kind](oldestKept(table, now))
  return {
    count: (table: AgedTable): Promise<number> => of(table).count(),

    find: (table: AgedTable, limit: number): Promise<string[]> => of(table).ids(limit),

    async delete(kind: Kind, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      if (kind === 'content_history')
        await db
          .updateTable('content_history')
          .set({ staff_id: null, staff_name: '' })
          .where('id', 'in', [...ids])
          .execute()
      else
        await db
          .deleteFrom(kind)
          .where('id', 'in', [...ids])
          .execute()
    },
  }
}

function linesOf<T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, { id: string }>) {
  return {
    ids: async (limit: number) => (await query.limit(limit).execute()).map(({ id }) => id),
    count: async () => {
      const counted = query.clearSelect().clearOrderBy()
      const row = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return row.count
    },
  }
}
