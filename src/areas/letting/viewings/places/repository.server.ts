import type { Trx } from '#platform/database/database.server.ts'
import { viewings } from '../repository.server.ts'
import { slotFromRow } from '../viewing-rows.server.ts'
import type { ViewingSlot } from '../viewing.ts'

/** `begun`: the appointment that was accepted before is over, nothing is left to choose. */
export type AcceptOutcome = 'accepted' | 'unchanged' | 'full' | 'gone' | 'begun'

/**
 * Nobody else takes or frees a place of this slot until the transaction ends. The row is locked by an update that changes nothing: on
 * PostgreSQL others wait for it, on SQLite the transaction holds the only write lock anyway.
 */
export async function lockSlot(trx: Trx, id: string): Promise<ViewingSlot | null> {
  const row = await trx
    .updateTable('viewing_slots')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? slotFromRow(row) : null
}

/** Takes a place for an applicant, inside the caller's transaction; of two who want the last one, the second is refused. */
export async function acceptPlace(
  trx: Trx,
  { slotId, requestId, now }: { slotId: string; requestId: string; now: Date },
): Promise<AcceptOutcome> {
  await trx
    .updateTable('viewing_invitations')
    .set(({ ref }) => ({ invited_at: ref('invited_at') }))
    .where('submission_id', '=', requestId)
    .execute()
  const slot = await lockSlot(trx, slotId)
  const moment = now.toISOString()
  if (!slot || slot.cancelledAt !== null || slot.startsAt <= moment) return 'gone'
  const offered = await viewings(trx).offeredTo(requestId)
  const wanted = offered.find(({ id }) => id === slotId)
  if (!wanted) return 'gone'
  if (wanted.state === 'accepted') return 'unchanged'
  if (
    offered.some(
      ({ state, startsAt, cancelledAt }) => state === 'accepted' && cancelledAt === null && startsAt <= moment,
    )
  )
    return 'begun'
  if (wanted.taken >= slot.places) return 'full'
  await trx
    .updateTable('viewing_invitations')
    .set(({ eb }) => ({
      state: eb.case().when('slot_id', '=', slotId).then('accepted').else('offered').end(),
      answered_at: moment,
    }))
    .where('submission_id', '=', requestId)
    .where(({ eb, or }) => or([eb('slot_id', '=', slotId), eb('state', '=', 'accepted')]))
    .execute()
  return 'accepted'
}
