import type { Generated } from 'kysely'

/** The columns of what tells staff of each other and of their requests; how they are spelled is said in `tables.server.ts`. */

/** Staff who have a request open; a line that is older than a moment says nothing. */
type RequestPresenceTable = { submission_id: string; staff_id: string; writes: string; seen_at: string }

type NoteMentionsTable = {
  event_id: string
  staff_id: string
  submission_id: string
  author_id: string | null
  created_at: string
  seen_at: string | null
}

/** `how`: by mail. `push`: 1 when the own devices are told of it. */
type StaffAlertChoicesTable = { staff_id: string; event: string; how: string; push: Generated<0 | 1> }

type StaffPushDevicesTable = {
  id: string
  staff_id: string
  name: string
  /** Of the browser's push service; with it and the keys anybody could write to the device, so it is shown nowhere. */
  endpoint: string
  p256dh: string
  auth: string
  created_at: string
  /** When the push service last took a message for it. */
  reached_at: string | null
}

type StaffAlertsTable = {
  staff_id: string
  submission_id: string
  event: string
  /** Tells two of the same event apart. */
  key: string
  /** mail, push */
  channel: string
  due_at: string
  told_at: string | null
}

export type AlertTables = {
  request_presence: RequestPresenceTable
  note_mentions: NoteMentionsTable
  staff_alert_choices: StaffAlertChoicesTable
  staff_alerts: StaffAlertsTable
  staff_push_devices: StaffPushDevicesTable
}
