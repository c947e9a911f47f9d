import type { RequestStatus } from '../status.ts'

export type InboxSort = 'newest' | 'oldest' | 'due'

/** Where a page of the list begins: the sorted value and id of the row before it. */
export type InboxCursor = { value: string; id: string; direction: 'after' | 'before' }

export type InboxQuery = {
  /** Which kinds the reader may see and wants to; none: nothing. */
  kinds: readonly string[]
  statuses: readonly RequestStatus[]
  /** An id, or `none`: nobody's. */
  assignee?: string
  /** Only what this person has not opened yet. */
  unreadBy?: string
  /** Only where a note names this person. */
  mentioned?: string
  /** Reference, name, e-mail address, another word of the form, one of the messages, or a tag. */
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
  /** Only what the sender of this request sent, if the reader may see that one (`kinds`) and who it was. */
  personOf?: { reference: string; kinds: readonly string[] }
  /** Only what is about this flat. */
  apartmentId?: string
  /** Only what is about this building or one of its flats. */
  propertyId?: string
  /** Only what has the tag of this key. */
  tag?: string
  /** Leaves out what is put off beyond this moment. */
  awakeAt?: Date
  /** Only what is put off, or was until its day came. */
  isSnoozedOnly?: boolean
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
  status: RequestStatus
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
