import type { Db } from '#platform/database/database.server.ts'

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null; isBackedUp: boolean }

/** The table staff_passkeys; its rows are written by the sign-in library, names and uses by us. */
export function staffPasskeys(db: Db) {
  return {
    /** Oldest first. */
    async listOf(staffId: string): Promise<Passkey[]> {
      const rows = await db
        .selectFrom('staff_passkeys')
        .select(['id', 'name', 'created_at', 'last_used_at', 'backed_up'])
        .where('staff_id', '=', staffId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        isBackedUp: row.backed_up === 1,
      }))
    },

    /** Lists the staff ids that have a passkey. */
    async owners(): Promise<Set<string>> {
      const rows = await db.selectFrom('staff_passkeys').select('staff_id').distinct().execute()
      return new Set(rows.map((row) => row.staff_id))
    },

    async countOf(staffId: string): Promise<number> {
      const { count } = await db
        .selectFrom('staff_passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('staff_id', '=', staffId)
        .executeTakeFirstOrThrow()
      return count
    },

    async noteUse(credentialId: string, now: Date): Promise<void> {
      await db
        .updateTable('staff_passkeys')
        .set({ last_used_at: now.toISOString() })
        .where('credential_id', '=', credentialId)
        .execute()
    },

    /** @returns false when this person has no such passkey. */
    async rename(staffId: string, id: string, name: string): Promise<boolean> {
      const changed = await db
        .updateTable('staff_passkeys')
        .set({ name })
        .where('staff_id', '=', staffId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return changed !== undefined
    },

    /** @returns false when this person has no such passkey. */
    async remove(staffId: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('staff_passkeys')
        .where('staff_id', '=', staffId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },
  }
}
