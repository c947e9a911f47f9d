import type { App } from '#platform/app.server.ts'
import type { OfferingName } from '../offerings.ts'
import type { ContentRecord, ContentStore, ContentValues } from './content-store.ts'
import type { FeedbackStore } from './feedback.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { FieldGroup, FieldOption } from './field-spec.ts'

/** `error` forbids publishing, `warning` wants to be confirmed. */
export type Check = { tone: 'error' | 'warning'; text: string; field?: string }

export type Badge = { text: string; tone: 'green' | 'red' | 'amber' | 'blue' | 'grey' }

/** `forbids`: it must go first. Otherwise a note about what follows. */
export type Hanging = { text: string; forbids: boolean }

/** `needs`: the right without which it is nobody's matter. */
export type FollowUp = { text: string; to: string; needs?: 'applications.read' }

/** Requests, as the address of the inbox finds them; `none` is said where there are no such. */
export type RequestsAbout = { title: string; none: string; filters: Readonly<Record<string, string>> }

/** Which `…read` and `…write` a kind of content asks for. */
export type ContentRealm = 'portfolio' | 'texts' | 'jobs' | 'incidents' | 'company'

/** A record in the list. */
export type Line = { title: string; line?: string; badges?: Badge[] }

/** Options by field name, as they are now: the buildings, the categories. */
export type Options = Readonly<Record<string, readonly FieldOption[]>>

/**
 * A kind of content, declared: list, form, locking, history and undo are the same for all
 * (`office/website/content`). A new kind is one of these, a `ContentStore` beside it, its line in the office's list, and its addresses.
 */
export type ContentKind = {
  /** Stored in history and audit log; never renamed. */
  name: string
  /** Its address: `/verwaltung/<path>`. */
  path: string
  realm: ContentRealm
  one: string
  many: string
  /** „Neue Wohnung“ */
  newLabel: string
  groups: readonly FieldGroup[]
  /** First values of a new record. */
  start: ContentValues
  /** Offered above the list, by field name. */
  filters?: readonly { name: string; label: string }[]
  /** Gaps by the name of the store's `lacking`: one more filter. */
  gaps?: readonly FieldOption[]
  /** The field that says whether visitors see it; without one everything is seen. */
  shownBy?: 'is_published' | 'is_active'
  /** Its records are always there: none is added or removed. */
  isFixed?: true
  /** Saving what is preset says that somebody looked at it. */
  countsUnchanged?: true
  /** Values that empty choices stand for, by field. */
  emptyMeans?: () => Readonly<Record<string, string>>
  /** Values of such a record until somebody saves it. */
  standardOf?: (id: string) => ContentValues
  /** The field of which no two records may hold the same. */
  unique?: string
  /** Records stand in an order of their own, in each group of `within` for itself. */
  ordered?: { by: 'sort_order'; within?: string }
  /** The order that the website itself gives them, where there is nothing to arrange. */
  orderNote?: string
  /** Lists in sentences what would suffer from a removal; asked again in the transaction that removes it. */
  hangsOn?: (db: Db, id: string, values: ContentValues) => Promise<Hanging[]> | Hanging[]
  /** Work that its state leaves elsewhere, or people who wait for it: a flat that is let has open applications, a draft those who look for one. */
  follows?: (app: App, record: ContentRecord) => Promise<FollowUp | null>
  /** Owner under which its pictures are kept. */
  media?: 'property' | 'apartment' | 'location'
  /** PDFs to download are kept with it. */
  hasDocuments?: boolean
  hasPreview?: boolean
  store: (db: Db) => ContentStore
  /** `id`: of the record that is edited, if there is one. */
  options?: (db: Db, id?: string) => Promise<Options>
  line: (values: ContentValues, options: Options, id: string) => Line
  /** Offerings that show it; where the company offers none of it, only what is stored keeps its list in the menu. */
  shownFor?: readonly OfferingName[]
  /** Where visitors see it. */
  publicPath?: (id: string, values: ContentValues) => string | null
  /** Warnings before visitors see it. */
  check?: (app: App, id: string, values: ContentValues) => Promise<Check[]> | Check[]
  /** Faults of several fields together, by field. `id` is empty for a new record. */
  faults?: (values: ContentValues, id: string) => Record<string, string>
  /** Doubtful values that may be right, by field: stored once somebody ticks that it is so. */
  doubts?: (values: ContentValues) => Record<string, string>
  /** Before it is stored, outside the transaction: asks a geocoder. */
  prepare?: (app: App, values: ContentValues, before: ContentValues | null) => Promise<ContentValues>
  /** Visitors' feedback on its records. */
  feedback?: (db: Db) => FeedbackStore
  /** Requests that a record is about. */
  requests?: (record: ContentRecord) => RequestsAbout
  /** One-tap changes in the list. */
  quick?: readonly {
    name: string
    label: string
    /** Words of the list afterwards, behind the record's name: „ist vermietet.“ */
    done: string
    changes: ContentValues
    isOffered: (values: ContentValues) => boolean
  }[]
}
