import type { Generated } from 'kysely'

/** The columns of what visitors send and of the mails about it; how they are spelled is said in `tables.server.ts`. */
type Flag = 0 | 1

export type SubmissionsTable = {
  id: string
  kind: string
  reference: string
  idempotency_key: string
  status: string
  /** 1: kept apart as probable spam; the office sees it, the receipt is held back until somebody releases it. */
  quarantined: Flag
  payload: string
  payload_version: number
  contact_name: string
  contact_email: string
  search_text: string
  apartment_id: string | null
  property_id: string | null
  due_at: string | null
  received_at: string
  closed_at: string | null
  /** When the office first wrote to the sender. */
  answered_at: Generated<string | null>
  /** 2: an emergency, 1: danger to people, 3: both (`requests/request/alarm.ts`). */
  alarm: Generated<number>
  /** When the sender wrote what nobody has answered yet. */
  message_at: Generated<string | null>
  delete_after: string | null
  legal_hold: Flag
  assignee_id: string | null
  /** Raised by every change in the office. */
  version: number
  /** Raised to void the links to the sender's page that were sent before. */
  link_version: Generated<number>
  /** Why it is closed, where its status does not say it: `zurueckgezogen`. */
  closed_reason: string | null
  /** Applications: since when it is on the shortlist. */
  shortlisted_at: string | null
  /** Applications: why it was refused, a code; the database takes no refused application without. */
  refusal_reason: string | null
  refusal_note: string | null
  /** How it came in, where somebody of the staff entered it: `telefon`, `schalter`, `brief`. */
  came_by: Generated<string | null>
  entered_by: Generated<string | null>
  /** Closed, because it is handled together with this one. */
  merged_into: Generated<string | null>
  /** SHA-256 of the payload as it was sent, once it is another; null: it is as it was sent. */
  sent_hash: Generated<string | null>
}

type SubmissionFilesTable = {
  id: string
  submission_id: string
  field: string
  original_name: string
  detected_type: string
  size_bytes: number
  sha256: string
  storage_key: string
  created_at: string
  /** The message that it came with, of the sender or of the office; null: with the form, or with a note. */
  message_id: string | null
  /** The note (an event) that it came with. */
  note_id: Generated<string | null>
}

type SubmissionEventsTable = {
  id: string
  submission_id: string
  kind: string
  detail: string | null
  actor: string | null
  happened_at: string
}

export type OutboxTable = {
  id: string
  channel: 'mail' | 'push' | 'webhook'
  purpose: string
  /** What it belongs to: request, search, listener (of an incident), booking (of a viewing), device. */
  owner_kind: string | null
  /** Null while there is a kind: it is gone. */
  owner_id: string | null
  to_name: string | null
  to_address: string
  /** Where an answer goes: the sender in the notice, the company in the receipt. */
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string | null
  created_at: string
  attempts: number
  /** Null: held back. */
  next_attempt_at: string | null
  claimed_until: string | null
  sent_at: string | null
  failed_at: string | null
  last_error: string | null
  message_id: string
  /** The Message-ID that this mail belongs under. */
  thread_id: string | null
  /** Folded name, address and subject. */
  search_text: Generated<string>
}

type MailAttachmentsTable = {
  outbox_id: string
  position: number
  name: string
  content_type: string
  content: string
}

/** Messages between office and sender. */
type SubmissionMessagesTable = {
  id: string
  submission_id: string
  origin: 'office' | 'sender'
  staff_id: string | null
  subject: string | null
  body: string
  /** The part that a mail repeated of earlier ones, below the sender's own words. */
  quoted: Generated<string | null>
  /** Folded subject and body. */
  search_text: Generated<string>
  outbox_id: string | null
  template_key: string | null
  idempotency_key: string | null
  created_at: string
  /** Null: on the sender's page, or from the office. */
  came_by: Generated<'mail' | null>
}

/** Mails that came in and are done, each by a sum of its content. */
type IncomingMailsTable = { key: string; outcome: string; happened_at: string }

type MailboxesTable = {
  name: string
  uid_validity: string | null
  last_uid: number
  reader: string | null
  claimed_until: string | null
}

type DeletionLogTable = { id: string; kind: string; rule: string; count: number; deleted_at: string }

/** The columns of what the office keeps about applications; how they are spelled is said in `tables.server.ts`. */

/** Senders, so that two requests of the same person about the same flat are found. */
type SubmissionSendersTable = {
  submission_id: string
  /** The flat, the building or the job that it is about. */
  about: string
  /** SHA-256 of something that tells a person from others. */
  sender_key: string
}

/** Wishes of staff to see an applicant's name before the shortlist. */
type ApplicationRevealsTable = { submission_id: string; staff_id: string; revealed_at: string }

type ViewingSlotsTable = {
  id: string
  /** The flat; the building for applications without one. */
  about: string
  starts_at: string
  ends_at: string
  places: number
  meeting_point: string
  /** For those who come. */
  note: string | null
  agent_id: string | null
  agent_name: string
  cancelled_at: string | null
  /** RFC 5545: raised with every change that calendars must learn of. */
  sequence: number
  version: number
  created_at: string
  updated_at: string
  /** Null: only for those who are invited. */
  booking: 'first' | 'draw' | null
  /** Until when one may register for the draw. */
  closes_at: string | null
  drawn_at: string | null
}

/** People who asked for a place at a viewing that anybody may book. */
type ViewingBookingsTable = {
  /** Eight signs like those of a reference. */
  id: string
  slot_id: string
  email: string
  name: string
  phone: string | null
  /** held, asked (neither is confirmed yet), registered (for the draw), waiting, booked */
  state: string
  /** Among those who wait, from 1. */
  rank: number
  held_until: string | null
  created_at: string
  confirmed_at: string | null
  /** When the last mail was written that only confirms or leads to its page. */
  mailed_at: string
  reminded_at: string | null
  /** 1: was there, 0: did not come. */
  attended: 0 | 1 | null
}

type ViewingInvitationsTable = {
  slot_id: string
  submission_id: string
  /** offered, accepted, declined */
  state: string
  invited_at: string
  answered_at: string | null
}

type SubmissionTagsTable = { submission_id: string; tag_key: string; label: string; kind: string }

/** Not to be shown among the open ones before this moment. */
type SubmissionSnoozesTable = { submission_id: string; snoozed_until: string }

export type SubmissionTables = {
  submissions: SubmissionsTable
  submission_files: SubmissionFilesTable
  submission_events: SubmissionEventsTable
  outbox: OutboxTable
  deletion_log: DeletionLogTable
  submission_messages: SubmissionMessagesTable
  mail_attachments: MailAttachmentsTable
  submission_senders: SubmissionSendersTable
  application_reveals: ApplicationRevealsTable
  submission_tags: SubmissionTagsTable
  submission_snoozes: SubmissionSnoozesTable
  viewing_slots: ViewingSlotsTable
  viewing_invitations: ViewingInvitationsTable
  viewing_bookings: ViewingBookingsTable
  incoming_mails: IncomingMailsTable
  mailboxes: MailboxesTable
}
