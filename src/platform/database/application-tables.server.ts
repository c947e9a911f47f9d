/** The columns of what the office keeps about applications; how they are spelled is said in `tables.server.ts`. */

/** Who sent a submission, so that two of the same person about the same flat are found. */
type SubmissionSendersTable = {
  submission_id: string
  /** The flat, the building or the job that it is about. */
  about: string
  /** SHA-256 of something that tells a person from others. */
  sender_key: string
}

/** Who asked to see whose name before the shortlist. */
type ApplicationRevealsTable = { submission_id: string; staff_id: string; revealed_at: string }

type ViewingSlotsTable = {
  id: string
  /** The flat; the building for applications without one. */
  about: string
  starts_at: string
  ends_at: string
  places: number
  meeting_point: string
  /** For those who are invited. */
  note: string | null
  agent_id: string | null
  agent_name: string
  cancelled_at: string | null
  /** RFC 5545: raised with every change that calendars must learn of. */
  sequence: number
  version: number
  created_at: string
  updated_at: string
}

type ViewingInvitationsTable = {
  slot_id: string
  submission_id: string
  /** offered, accepted, declined */
  state: string
  invited_at: string
  answered_at: string | null
}

export type ApplicationTables = {
  submission_senders: SubmissionSendersTable
  application_reveals: ApplicationRevealsTable
  viewing_slots: ViewingSlotsTable
  viewing_invitations: ViewingInvitationsTable
}
