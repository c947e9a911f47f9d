import { fromColumns } from '#platform/database/code-names.server.ts'
import type { SubmissionTables } from '#platform/database/submission-tables.server.ts'
import type { InvitationState, ViewingSlot } from './viewing.ts'

/** An invitation of one applicant to a slot. */
export type Invitation = { slotId: string; requestId: string; state: InvitationState; answeredAt: string | null }

/** Parts of a slot that the office may change. */
export type SlotChange = Pick<
  ViewingSlot,
  'startsAt' | 'endsAt' | 'places' | 'meetingPoint' | 'note' | 'agentId' | 'agentName' | 'booking' | 'closesAt'
>

export const slotFromRow = (row: SubmissionTables['viewing_slots']): ViewingSlot => fromColumns(row)

export function invitationFromRow(row: SubmissionTables['viewing_invitations']): Invitation {
  return {
    slotId: row.slot_id,
    requestId: row.submission_id,
    state: stateOf(row.state),
    answeredAt: row.answered_at,
  }
}

export function stateOf(state: string): InvitationState {
  return state === 'accepted' || state === 'declined' ? state : 'offered'
}
