import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { submissionFiles } from '#platform/files/repository.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { foldText } from '#platform/fold.ts'
import { outbox } from '../outbox/repository.server.ts'
import { alarmOf } from './alarm.ts'
import { deletionAfter, deletionWhileOpen } from './deletion.ts'
import { whileStoring } from './in-flight.server.ts'
import { mailsOf } from './mails-of.server.ts'
import { newReference, showReference } from './reference.ts'
import { type CameBy, submissions, type Submission } from './repository.server.ts'
import { searchedPhone } from './searched-phone.ts'
import { senderKeys, senders } from './senders/repository.server.ts'
import type { FieldErrors, SubmissionDescription, SubmissionKind } from './submission-kind.ts'

/** Why a submission is set apart for staff to look at instead of being trusted; never a reason to throw it away. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-token' | 'bad-token' | 'spam-mark'

export type Received = {
  payload: unknown
  /** 8–200 visible characters, one per form load (`idempotency-key.ts`). */
  idempotencyKey: string
  quarantine: QuarantineReason | null
  /** In their place already (`storeWithFiles`); their rows come with the submission. */
  files?: readonly StoredFile[]
  /** A machine sent it, and two machines might answer each other for ever. */
  withoutReceipt?: boolean
  /** A program wrote it, and waits for no answer. */
  withoutDeadline?: boolean
  /** For staff alone, in the timeline. */
  note?: string | null
  /** Of what came by mail: what the mail server says of its sender. */
  senderCheck?: string | null
  /** Somebody of the staff entered it for its sender, who need not have an e-mail address. */
  entry?: { cameBy: CameBy; staffId: string }
}

export type ReceiveOutcome =
  | { kind: 'received' /** As shown: `7K42-PXR8`. */; reference: string; repeated: boolean }
  | { kind: 'refused'; title: string; errors?: FieldErrors }
  /** The key belongs to a submission with another content. Nothing is stored. */
  | { kind: 'key-taken' }

/** So long somebody may find what only looked like spam. */
const QUARANTINE = { days: 30 }
/** 7.8 · 10¹⁰ references: ten taken ones in a row mean that something else is wrong. */
const REFERENCE_TRIES = 10

/**
 * Stores a submission, its first event, its files' rows and its two mails in one transaction: all of it or nothing. When this returns
 * `received`, everything is on disk. The same key with the same content gives the same reference and stores nothing,
 * even when the kind would refuse by now; with another content it is refused. A refusal of the kind is a value; everything unexpected is thrown, and then nothing is stored.
 */
export async function receiveSubmission<Payload>(
  app: App,
  kind: SubmissionKind<Payload>,
  received: Received & { payload: Payload },
): Promise<ReceiveOutcome> {
  const outcome = await whileStoring(app, () => app.db.transaction().execute((trx) => store(app, trx, kind, received)))
  app.confirmDatabase?.()
  if (outcome.kind === 'received' && !outcome.repeated) {
    app.wakeOutbox()
    app.log.info('submission received', { kind: kind.kind, quarantine: received.quarantine })
  }
  return outcome
}

type Storing<Payload> = Received & { payload: Payload }
type Stored<Payload> = { kind: SubmissionKind<Payload>; received: Storing<Payload>; submission: Submission }
type Known = NonNullable<Awaited<ReturnType<ReturnType<typeof submissions>['findByKey']>>>

/** A key counts within its form, so that a client that reuses one for another form loses nothing. */
const keyOf = (kind: { kind: string }, { idempotencyKey }: Received) => `${kind.kind}:${idempotencyKey}`

const filesAsText = (files: readonly StoredFile[]) =>
  files
    .map(({ field, sha256 }) => `${field}:${sha256}`)
    .toSorted()
    .join()

/** Decides what a known key means for this content. */
async function repeatOf(trx: Trx, known: Known, { payload, files = [] }: Storing<unknown>): Promise<ReceiveOutcome> {
  const kept = (await submissionFiles(trx).listBySubmission(known.id)).filter(({ messageId }) => messageId === null)
  const isSame = known.wasSent(payload) && filesAsText(kept) === filesAsText(files)
  return isSame
    ? { kind: 'received', reference: showReference(known.reference), repeated: true }
    : { kind: 'key-taken' }
}

async function store<Payload>(
  app: App,
  trx: Trx,
  kind: SubmissionKind<Payload>,
  received: Storing<Payload>,
): Promise<ReceiveOutcome> {
  const idempotencyKey = keyOf(kind, received)
  if (kind.refuse) {
    const known = await submissions(trx).findByKey(idempotencyKey)
    if (known !== null) return repeatOf(trx, known, received)
    const refusal = await kind.refuse(trx, received.payload)
    if (refusal) return { kind: 'refused', ...refusal }
  }

  const draft = envelope(app, kind, received)
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    const submission = { ...draft, reference: newReference() }
    if (await submissions(trx).insert(submission)) {
      await storeRest(app, trx, { kind, received, submission })
      return { kind: 'received', reference: showReference(submission.reference), repeated: false }
    }
    // Either the reference is taken or the key is known.
    const winner = await submissions(trx).findByKey(idempotencyKey)
    if (winner !== null) return repeatOf(trx, winner, received)
  }
  throw new Error(`No free reference in ${REFERENCE_TRIES} tries`)
}

/** Stores what belongs to a submission beside its row. */
async function storeRest<Payload>(app: App, trx: Trx, stored: Stored<Payload>): Promise<void> {
  const { kind, received, submission } = stored
  const { id, receivedAt } = submission
  const { payload, quarantine, files = [], withoutReceipt = false, note = null, senderCheck = null, entry } = received
  const event = { id: app.newId(), kind: 'received', detail: quarantine, actor: null, happenedAt: receivedAt }
  await submissions(trx).addEvent(id, event)
  if (note !== null) await submissions(trx).addEvent(id, { ...event, id: app.newId(), kind: 'note', detail: note })
  if (senderCheck !== null)
    await submissions(trx).addEvent(id, { ...event, id: app.newId(), kind: 'sender-check', detail: senderCheck })
  if (entry) {
    const entered = { ...event, id: app.newId(), kind: 'entered', detail: entry.cameBy, actor: entry.staffId }
    await submissions(trx).addEvent(id, entered)
  }
  const { sender } = kind.describe(payload)
  if (sender) await senders(trx).add(id, sender.about, senderKeys({ ...submission, ...sender }))
  await submissionFiles(trx).insert(id, files, { newId: app.newId, now: new Date(receivedAt) })
  const flat = (await kind.nameFlat?.(trx, payload)) ?? null
  const mails = mailsOf(app, kind, payload, files, submission, flat)
  await outbox(trx).add(...mails.filter(({ purpose }) => !withoutReceipt || purpose !== 'receipt'))
}

function envelope<Payload>(
  app: App,
  kind: SubmissionKind<Payload>,
  received: Storing<Payload>,
): Omit<Submission, 'reference'> {
  const { payload, quarantine, entry } = received
  const receivedAt = app.clock.now()
  const about = kind.describe(payload)
  return {
    id: app.newId(),
    kind: kind.kind,
    idempotencyKey: keyOf(kind, received),
    status: 'neu',
    quarantined: quarantine !== null,
    payload,
    payloadVersion: kind.payloadVersion,
    contactName: about.contactName,
    contactEmail: about.contactEmail,
    searchText: searchTextOf(about),
    apartmentId: about.apartmentId ?? null,
    propertyId: about.propertyId ?? null,
    dueAt: received.withoutDeadline ? null : (kind.dueAt?.(payload, receivedAt)?.toISOString() ?? null),
    alarm: about.alarm ? alarmOf(about.alarm) : 0,
    answeredAt: null,
    messageAt: null,
    receivedAt: receivedAt.toISOString(),
    closedAt: null,
    deleteAfter: quarantine ? deletionAfter(receivedAt, QUARANTINE) : deletionWhileOpen(kind, receivedAt.toISOString()),
    legalHold: false,
    assigneeId: null,
    version: 1,
    linkVersion: 1,
    closedReason: null,
    shortlistedAt: null,
    refusalReason: null,
    refusalNote: null,
    cameBy: entry?.cameBy ?? null,
    enteredBy: entry?.staffId ?? null,
    mergedInto: null,
  }
}

/** A telephone number is found as it was typed and in every other spelling. */
function searchTextOf({ contactName, contactEmail, searchWords = [] }: SubmissionDescription): string {
  const phones = searchWords.map(searchedPhone).filter((phone) => phone !== null)
  return foldText([contactName, contactEmail, ...searchWords, ...phones].join(' '))
}
