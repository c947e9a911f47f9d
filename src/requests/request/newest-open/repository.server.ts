import type { Db } from '#platform/database/database.server.ts'
import { openStatuses } from '../status.ts'

/** The newest open request, whose sender's link opens for certain; null when none is open. */
export async function newestOpenRequest(
  db: Db,
): Promise<{ id: string; reference: string; linkVersion: number; closedAt: null } | null> {
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'link_version'])
    .where('status', 'in', [...openStatuses])
    .where('quarantined', '=', 0)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, reference: row.reference, linkVersion: row.link_version, closedAt: null } : null
}
