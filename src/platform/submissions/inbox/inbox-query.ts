import type { SubmissionStatus } from '../status.ts'

export type InboxSort = 'newest' | 'oldest' | 'due'

/** Where a page of the list begins: the sorted value and id of the row before it. */
export type InboxCursor = { value: string; id: string; direction: 'after' | 'before' }

export type InboxQuery = {
  /** Which kinds the reader may see and wants to; none: nothing. */
  kinds: readonly string[]
  statuses: readonly SubmissionStatus[]
  /** An id, or `none`: nobody's. */
  assignee?: string
  /** Only what this person has not opened yet. */
  unreadBy?: string
  /** Reference, name, e-mail address, another word of the form, or one of the messages. */
  search?: string
  /** Only what came with an alarm. */
  isAlarmOnly?: boolean
  /** Only where the sender wrote what nobody has answered. */
  isMessageOnly?: boolean
  /** Only what was promised from this moment on, and is still owed; so with the next and in the order of due times. */
  dueFrom?: Date
  /** Only what was promised before this moment. */
  dueBefore?: Date
  /** Only what came in from this moment on, and before the other. */
  receivedFrom?: Date
  receivedBefore?: Date
  /** Only what must not be deleted. */
  isHeldOnly?: boolean
  quarantined: boolean
  sort: InboxSort
  cursor?: InboxCursor
  limit: number
}

/** A line of the list, without its payload. */
export type InboxRow = {
  id: string
  kind: string
  /** Without its hyphen. */
  reference: string
  status: SubmissionStatus
  contactName: string
  receivedAt: string
  dueAt: string | null
  answeredAt: string | null
  alarm: number
  messageAt: string | null
  assigneeId: string | null
  version: number
  shortlistedAt: string | null
  isUnread: boolean
}

export type InboxPage = { rows: InboxRow[]; hasEarlier: boolean; hasLater: boolean }
