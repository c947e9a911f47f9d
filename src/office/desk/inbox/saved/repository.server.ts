import type { Db } from '#platform/database/database.server.ts'

export type SavedFilter = { id: string; name: string; query: string }

/** The table staff_filters: each person's own. */
export function savedFilters(db: Db) {
  return {
    async listOf(staffId: string): Promise<SavedFilter[]> {
      return db
        .selectFrom('staff_filters')
        .select(['id', 'name', 'query'])
        .where('staff_id', '=', staffId)
        .orderBy('name')
        .orderBy('id')
        .execute()
    },

    async add(filter: SavedFilter & { staffId: string; now: Date }): Promise<void> {
      const { id, name, query, staffId, now } = filter
      await db
        .insertInto('staff_filters')
        .values({ id, name, query, staff_id: staffId, created_at: now.toISOString() })
        .execute()
    },

    async remove(staffId: string, id: string): Promise<void> {
      await db.deleteFrom('staff_filters').where('staff_id', '=', staffId).where('id', '=', id).execute()
    },
  }
}
