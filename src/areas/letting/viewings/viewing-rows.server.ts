import type { SubmissionTables } from '#platform/database/submission-tables.server.ts'
import type { InvitationState, ViewingSlot } from './viewing.ts'

/** An invitation of one applicant to a slot. */
export type Invitation = { slotId: string; requestId: string; state: InvitationState; answeredAt: string | null }

/** Parts of a slot that the office may change. */
export type SlotChange = Pick<
  ViewingSlot,
  'startsAt' | 'endsAt' | 'places' | 'meetingPoint' | 'note' | 'agentId' | 'agentName' | 'booking' | 'closesAt'
>

export function changeColumns(slot: SlotChange) {
  return {
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    places: slot.places,
    meeting_point: slot.meetingPoint,
    note: slot.note,
    agent_id: slot.agentId,
    agent_name: slot.agentName,
    booking: slot.booking,
    closes_at: slot.closesAt,
  }
}

export function slotFromRow(row: SubmissionTables['viewing_slots']): ViewingSlot {
  return {
    id: row.id,
    about: row.about,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    places: row.places,
    meetingPoint: row.meeting_point,
    note: row.note,
    agentId: row.agent_id,
    agentName: row.agent_name,
    cancelledAt: row.cancelled_at,
    booking: row.booking,
    closesAt: row.closes_at,
    drawnAt: row.drawn_at,
    sequence: row.sequence,
    version: row.version,
  }
}

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
