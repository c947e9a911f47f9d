import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { foldText } from '#platform/fold.ts'
import { outbox } from '../outbox/repository.server.ts'
import { alarmOf } from './alarm.ts'
import { deletionAfter, deletionWhileOpen } from './deletion.ts'
import { whileStoring } from './in-flight.server.ts'
import { mailsOf } from './mails-of.server.ts'
import { newReference, showReference } from './reference.ts'
import { type CameBy, requests, type StoredRequest } from './repository.server.ts'
import { searchedPhone } from './searched-phone.ts'
import { senderKeys, senders } from './senders/repository.server.ts'
import type { FieldErrors, RequestDescription, RequestKind } from './request-kind.ts'

/** Why a request is set apart for staff to look at instead of being trusted; never a reason to throw it away. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-token' | 'bad-token' | 'spam-mark'

export type Received = {
  payload: unknown
  /** 8–200 visible characters, one per form load (`idempotency-key.ts`). */
  idempotencyKey: string
  quarantine: QuarantineReason | null
  /** In their place already (`storeWithFiles`); their rows come with the request. */
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
  /** The key belongs to a request with another content. Nothing is stored. */
  | { kind: 'key-taken' }

/** So long somebody may find what only looked like spam. */
const QUARANTINE = { days: 30 }
/** 7.8 · 10¹⁰ references: ten taken ones in a row mean that something else is wrong. */
const REFERENCE_TRIES = 10

/**
 * Stores a request, its first event, its files' rows and its two mails in one transaction: all of it or nothing. When this returns
 * `received`, everything is on disk. The same key with the same content gives the same reference and stores nothing,
 * even when the kind would refuse by now; with another content it is refused. A refusal of the kind is a value; everything unexpected is thrown, and then nothing is stored.
 */
export async function receiveRequest<Payload>(
  app: App,
  kind: RequestKind<Payload>,
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
type Stored<Payload> = { kind: RequestKind<Payload>; received: Storing<Payload>; request: StoredRequest }
type Known = NonNullable<Awaited<ReturnType<ReturnType<typeof requests>['findByKey']>>>

/** A key counts within its form, so that a client that reuses one for another form loses nothing. */
const keyOf = (kind: { kind: string }, { idempotencyKey }: Received) => `${kind.kind}:${idempotencyKey}`

const filesAsText = (files: readonly StoredFile[]) =>
  files
    .map(({ field, sha256 }) => `${field}:${sha256}`)
    .toSorted()
    .join()

/** Decides what a known key means for this content. */
async function repeatOf(trx: Trx, known: Known, { payload, files = [] }: Storing<unknown>): Promise<ReceiveOutcome> {
  const kept = (await requestFiles(trx).listByRequest(known.id)).filter(({ messageId }) => messageId === null)
  const isSame = known.wasSent(payload) && filesAsText(kept) === filesAsText(files)
  return isSame
    ? { kind: 'received', reference: showReference(known.reference), repeated: true }
    : { kind: 'key-taken' }
}

async function store<Payload>(
  app: App,
  trx: Trx,
  kind: RequestKind<Payload>,
  received: Storing<Payload>,
): Promise<ReceiveOutcome> {
  const idempotencyKey = keyOf(kind, received)
  if (kind.refuse) {
    const known = await requests(trx).findByKey(idempotencyKey)
    if (known !== null) return repeatOf(trx, known, received)
    const refusal = await kind.refuse(trx, received.payload)
    if (refusal) return { kind: 'refused', ...refusal }
  }

  const draft = envelope(app, kind, received)
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    const request = { ...draft, reference: newReference() }
    if (await requests(trx).insert(request)) {
      await storeRest(app, trx, { kind, received, request })
      return { kind: 'received', reference: showReference(request.reference), repeated: false }
    }
    // Either the reference is taken or the key is known.
    const winner = await requests(trx).findByKey(idempotencyKey)
    if (winner !== null) return repeatOf(trx, winner, received)
  }
  throw new Error(`No free reference in ${REFERENCE_TRIES} tries`)
}

/** Stores what belongs to a request beside its row. */
async function storeRest<Payload>(app: App, trx: Trx, stored: Stored<Payload>): Promise<void> {
  const { kind, received, request } = stored
  const { id, receivedAt } = request
  const { payload, quarantine, files = [], withoutReceipt = false, note = null, senderCheck = null, entry } = received
  const event = { id: app.newId(), kind: 'received', detail: quarantine, actor: null, happenedAt: receivedAt }
  await requests(trx).addEvent(id, event)
  if (note !== null) await requests(trx).addEvent(id, { ...event, id: app.newId(), kind: 'note', detail: note })
  if (senderCheck !== null)
    await requests(trx).addEvent(id, { ...event, id: app.newId(), kind: 'sender-check', detail: senderCheck })
  if (entry) {
    const entered = { ...event, id: app.newId(), kind: 'entered', detail: entry.cameBy, actor: entry.staffId }
    await requests(trx).addEvent(id, entered)
  }
  const { sender } = kind.describe(payload)
  if (sender) await senders(trx).add(id, sender.about, senderKeys({ ...request, ...sender }))
  await requestFiles(trx).insert(id, files, { newId: app.newId, now: new Date(receivedAt) })
  const flat = (await kind.nameFlat?.(trx, payload)) ?? null
  const mails = mailsOf(app, kind, payload, files, request, flat)
  await outbox(trx).add(...mails.filter(({ purpose }) => !withoutReceipt || purpose !== 'receipt'))
}

function envelope<Payload>(
  app: App,
  kind: RequestKind<Payload>,
  received: Storing<Payload>,
): Omit<StoredRequest, 'reference'> {
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
function searchTextOf({ contactName, contactEmail, searchWords = [] }: RequestDescription): string {
  const phones = searchWords.map(searchedPhone).filter((phone) => phone !== null)
  return foldText([contactName, contactEmail, ...searchWords, ...phones].join(' '))
}
