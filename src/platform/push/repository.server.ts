import type { Db } from '#platform/database/database.server.ts'

export type PushDevice = { id: string; name: string; createdAt: string; reachedAt: string | null }
/** A browser's address for push messages (RFC 8030, RFC 8291); the keys as base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** The table staff_push_devices. */
export function pushDevices(db: Db) {
  return {
    /** The newest first. Where their messages go is for the sender alone. */
    async listOf(staffId: string): Promise<PushDevice[]> {
      return db
        .selectFrom('staff_push_devices')
        .select(['id', 'name', 'created_at as createdAt', 'reached_at as reachedAt'])
        .where('staff_id', '=', staffId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
    },

    async find(id: string): Promise<Subscription | null> {
      const row = await db
        .selectFrom('staff_push_devices')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ?? null
    },

    /** Where its messages go: a name, for the list of what was sent. */
    async hostsOf(staffId: string): Promise<{ id: string; host: string }[]> {
      const rows = await db
        .selectFrom('staff_push_devices')
        .select(['id', 'endpoint'])
        .where('staff_id', '=', staffId)
        .execute()
      return rows.map(({ id, endpoint }) => ({ id, host: new URL(endpoint).host }))
    },

    /** @returns false when this browser is known already, to whomever. */
    async add(device: Subscription & { id: string; staffId: string; name: string; createdAt: Date }): Promise<boolean> {
      const { id, staffId, name, endpoint, p256dh, auth, createdAt } = device
      const added = await db
        .insertInto('staff_push_devices')
        .values({
          id,
          staff_id: staffId,
          name,
          endpoint,
          p256dh,
          auth,
          created_at: createdAt.toISOString(),
          reached_at: null,
        })
        .onConflict((conflict) => conflict.column('endpoint').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    async noteReached(id: string, now: Date): Promise<void> {
      await db.updateTable('staff_push_devices').set({ reached_at: now.toISOString() }).where('id', '=', id).execute()
    },

    /** Its push service knows it no longer. */
    async forget(id: string): Promise<void> {
      await db.deleteFrom('staff_push_devices').where('id', '=', id).execute()
    },

    /** @returns false when this person has no such device. */
    async remove(staffId: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('staff_push_devices')
        .where('staff_id', '=', staffId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },

    async removeAll(staffId: string): Promise<void> {
      await db.deleteFrom('staff_push_devices').where('staff_id', '=', staffId).execute()
    },
  }
}
