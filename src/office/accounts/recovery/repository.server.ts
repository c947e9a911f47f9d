import type { Db } from '#platform/database/database.server.ts'

/** The table staff_recovery_codes: hashes of codes that nobody has used yet. */
export function staffRecoveryCodes(db: Db) {
  return {
    async countOf(staffId: string): Promise<number> {
      const { count } = await db
        .selectFrom('staff_recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('staff_id', '=', staffId)
        .executeTakeFirstOrThrow()
      return count
    },

    /** The old ones stop working. Call it in a transaction. */
    async replace(staffId: string, hashes: readonly string[], now: Date): Promise<void> {
      await this.removeAll(staffId)
      const rows = hashes.map((hash) => ({ code_hash: hash, staff_id: staffId, created_at: now.toISOString() }))
      await db.insertInto('staff_recovery_codes').values(rows).execute()
    },

    /** @returns false when this person has no such code, or used it before. */
    async use(staffId: string, hash: string): Promise<boolean> {
      const used = await db
        .deleteFrom('staff_recovery_codes')
        .where('code_hash', '=', hash)
        .where('staff_id', '=', staffId)
        .returning('code_hash')
        .executeTakeFirst()
      return used !== undefined
    },

    async removeAll(staffId: string): Promise<void> {
      await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
    },
  }
}
