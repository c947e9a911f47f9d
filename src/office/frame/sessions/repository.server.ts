import type { Db } from '#platform/database/database.server.ts'
import { HOUR_MS } from '#values/durations.ts'

/** Ways to open a session that count as both factors. */
export type Proof = 'passkey' | 'recovery_code'
export type StaffSession = { id: string; staffId: string; createdAt: string; lastUsedAt: string }

/** The tables staff_sessions, staff_used_codes and the expiry of staff_verifications; the rows themselves are the sign-in library's. */
export function staffSessions(db: Db) {
  return {
    async touch(id: string, now: Date): Promise<void> {
      await db.updateTable('staff_sessions').set({ last_used_at: now.toISOString() }).where('id', '=', id).execute()
    },

    /** Newest use first. */
    async listOf(staffId: string): Promise<StaffSession[]> {
      const rows = await db.selectFrom('staff_sessions').selectAll().where('staff_id', '=', staffId).execute()
      return rows
        .map((row) => ({
          id: row.id,
          staffId: row.staff_id,
          createdAt: row.created_at,
          lastUsedAt: row.last_used_at ?? row.created_at,
        }))
        .toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt))
    },

    /** `proof`: what opened it and counts as both factors; null: the password, with the app's code where there is one. */
    async find(id: string): Promise<{ createdAt: string; lastUsedAt: string | null; proof: Proof | null } | null> {
      const row = await db
        .selectFrom('staff_sessions')
        .select(['created_at', 'last_used_at', 'proof'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? { createdAt: row.created_at, lastUsedAt: row.last_used_at, proof: row.proof } : null
    },

    async markProven(id: string, proof: Proof): Promise<void> {
      await db.updateTable('staff_sessions').set({ proof }).where('id', '=', id).execute()
    },

    /** A new token in the place of an old one: what was shown then stays shown, and does not become younger. */
    async keepProof(id: string, proof: Proof, createdAt: string): Promise<void> {
      await db.updateTable('staff_sessions').set({ proof, created_at: createdAt }).where('id', '=', id).execute()
    },

    async endByToken(token: string): Promise<void> {
      await db.deleteFrom('staff_sessions').where('token', '=', token).execute()
    },

    /** Ends one session of this person; somebody else's stays. */
    async end(staffId: string, id: string): Promise<void> {
      await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '=', id).execute()
    },

    /** Ends every session of this person but `except`. */
    async endAll(staffId: string, except?: string): Promise<void> {
      let query = db.deleteFrom('staff_sessions').where('staff_id', '=', staffId)
      if (except !== undefined) query = query.where('id', '!=', except)
      await query.execute()
    },

    /** The account that is asked for a code: the value behind the library's cookie. */
    async findChallenged(identifier: string, now: Date): Promise<string | null> {
      const row = await db
        .selectFrom('staff_verifications')
        .select(['value', 'expires_at'])
        .where('identifier', '=', identifier)
        .executeTakeFirst()
      return row && row.expires_at > now.toISOString() ? row.value : null
    },

    /** @returns false when this code was used before. */
    async useCode(codeHash: string, now: Date): Promise<boolean> {
      const stored = await db
        .insertInto('staff_used_codes')
        .values({ code_hash: codeHash, used_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code_hash')
        .executeTakeFirst()
      return stored !== undefined
    },

    /** Forgets sessions, challenges and codes that are over. */
    async sweep(now: Date): Promise<void> {
      const at = now.toISOString()
      const anHourAgo = new Date(now.getTime() - HOUR_MS).toISOString()
      await db.deleteFrom('staff_sessions').where('expires_at', '<', at).execute()
      await db.deleteFrom('staff_verifications').where('expires_at', '<', at).execute()
      await db.deleteFrom('staff_used_codes').where('used_at', '<', anHourAgo).execute()
    },
  }
}
