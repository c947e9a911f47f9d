import type { Kept } from './deletion.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { FileRules } from '#values/file-rule.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import type { MailCompany, MailContent } from '../mail/mail-content.ts'

/** Messages by field name (`email`, `household_members.0.name`), German, ready to be shown. */
export type FieldErrors = Record<string, string>

/**
 * Values that a form sent, as text: a field that came once is a string, one that came several times a list.
 * JSON keeps its own shape. Both are NFC-normalised and free of control characters before a kind sees them.
 */
export type SubmittedInput = Record<string, unknown>

export type ParseResult<Payload> = { ok: true; data: Payload } | { ok: false; errors: FieldErrors }

/** An expected "no" (the flat was taken meanwhile): shown as text, nothing is stored. `title` is a German sentence. */
export type Refusal = { title: string; errors?: FieldErrors }

/** Envelope of a payload: what staff search and sort by. */
export type RequestDescription = {
  contactName: string
  /** Already checked by the form's schema. The receipt goes here, and the office's answer. */
  contactEmail: string
  /** Words the office should find the request by, besides reference, name and e-mail address. */
  searchWords?: readonly string[]
  apartmentId?: string | null
  propertyId?: string | null
  /** Alarm that the office must see before everything else. */
  alarm?: { isEmergency: boolean; isDanger: boolean }
  /** For kinds where the same person may send the same matter twice: what it is about, and what else tells people apart. */
  sender?: { about: string; birthDate?: string | null; phone?: string | null }
}

export type MailContext = {
  /** As shown: `7K42-PXR8`. */
  reference: string
  receivedAt: Date
  dueAt: Date | null
  company: MailCompany
  /** Its flat by name (`nameFlat`). */
  flat: string | null
  /** Files of the request, checked; no scanner has looked at them. */
  files: readonly Pick<StoredFile, 'field' | 'originalName' | 'sizeBytes'>[]
}

/** `receipt` goes to the sender and holds nothing they typed, not even their name; `notice` goes to the company. */
export type RequestMails = { receipt: MailContent; notice: MailContent }

/** How staff read a payload again: its fields in groups, each with its label. A field that no group names is shown after them. */
export type EnteredTexts = {
  groups: readonly { heading: string; fields: readonly string[] }[]
  labels: Readonly<Record<string, string>>
  /** Labels of stored codes: `{ urgency_level: { high: 'Hoch' } }`. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The fields of each item of a list: `{ household_members: { name: 'Name' } }`. */
  items?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Names of the fields that hold telephone numbers. */
  phones?: readonly string[]
  /** Those of them that are the sender's own. */
  ownPhones?: readonly string[]
  /** Names of the fields that hold euros. */
  money?: readonly string[]
  /** Names of the fields that sum it up in a list: what it is about, facts beside it, what the sender wrote. */
  summary?: Readonly<Record<'subject' | 'fact' | 'text', readonly string[]>>
  /** Names of the file inputs. */
  files?: Readonly<Record<string, string>>
}

/** One of the forms: everything the pipeline has to know about it. */
export type RequestKind<Payload> = Kept & {
  /** Stored with each request, snake_case, never changed later: `tenant_application`. */
  kind: string
  /** Raised when the schema changes its meaning; stored beside the payload. */
  payloadVersion: number
  /** Largest request body in bytes; beyond it the answer is 413. */
  maxBytes: number
  /** The form's file inputs by name; `maxBytes` then counts texts and files together. Files are streamed to disk, checked and stored with the request. */
  files?: FileRules
  /** The form's schema. Unknown fields are dropped here. */
  parse(input: SubmittedInput): ParseResult<Payload>
  describe(payload: Payload): RequestDescription
  entered: EnteredTexts
  /** Until when the promised answer is due, from the times the site promises. */
  dueAt?(payload: Payload, receivedAt: Date): Date | null
  /** Parameters of the confirmation's address besides the reference, where the page asks for more afterwards. */
  confirmedWith?(payload: Payload): Readonly<Record<string, string>>
  /** Looks at the database inside the transaction that would store the payload. Use `trx` only: any other handle waits for ever. */
  refuse?(trx: Trx, payload: Payload): Promise<Refusal | null>
  /** Names the flat that it is about, for the mails: „Wohnung 3, Mainzer Straße 5, 12345 Neustadt“. */
  nameFlat?(trx: Trx, payload: Payload): Promise<string | null>
  mails(payload: Payload, context: MailContext): RequestMails
  /** The notice names nobody, so an answer to it does not go to the sender either. */
  hidesSender?: () => boolean
}
