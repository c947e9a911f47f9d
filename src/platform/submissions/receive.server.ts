import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { together } from '#platform/database/together.ts'
import { submissionFiles, type UploadedFile } from '#platform/files/repository.server.ts'
import { placeUploads } from '#platform/files/uploads.server.ts'
import { foldText } from '#platform/fold.ts'
import { mailCompany } from '#platform/mail/company.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { outbox } from '#platform/outbox/repository.server.ts'
import { whileStoring } from './in-flight.server.ts'
import { newReference, showReference } from './reference.ts'
import { submissions, type Submission } from './repository.server.ts'
import { senderLink } from './sender-link.server.ts'
import { senderKeys } from './senders/keys.server.ts'
import { senders } from './senders/repository.server.ts'
import type { FieldErrors, SubmissionKind } from './submission-kind.ts'

/** Why a submission is set apart for staff to look at instead of being trusted; never a reason to throw it away. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-token' | 'bad-token'

export type Received = {
  payload: unknown
  /** 8–200 visible characters, one per form load (`idempotency-key.ts`). */
  idempotencyKey: string
  quarantine: QuarantineReason | null
  /** Whole on disk; they get their place before the transaction and their rows in it. */
  files?: readonly UploadedFile[]
}

export type ReceiveOutcome =
  | { kind: 'received' /** As shown: `7K42-PXR8`. */; reference: string; repeated: boolean }
  | { kind: 'refused'; title: string; errors?: FieldErrors }

const DAY_MS = 24 * 60 * 60 * 1000
/** trust.md: what looks like spam is kept for 30 days. */
const QUARANTINE_DAYS = 30
/** 7.8 · 10¹⁰ references: ten taken ones in a row mean that something else is wrong. */
const REFERENCE_TRIES = 10

/**
 * Stores a submission, its first event, its files' rows and its two mails in one transaction: all of it or nothing. When this returns
 * `received`, everything is on disk. The same key again gives the same reference and stores nothing, even when the kind
 * would refuse by now. A refusal of the kind is a value; everything unexpected is thrown, and then nothing is stored.
 */
export async function receiveSubmission<Payload>(
  app: App,
  kind: SubmissionKind<Payload>,
  received: Received & { payload: Payload },
): Promise<ReceiveOutcome> {
  const keys = received.files?.map(({ storageKey }) => storageKey) ?? []
  await placeUploads(app, keys)
  const outcome = await whileStoring(app, () =>
    app.db.transaction().execute((trx) => storeOnce(app, trx, kind, received)),
  )
  app.confirmDatabase?.()
  if (outcome.kind === 'received' && !outcome.repeated) {
    app.wakeOutbox()
    app.log.info('submission received', { kind: kind.kind, quarantine: received.quarantine })
  }
  return outcome
}

async function storeOnce<Payload>(
  app: App,
  trx: Trx,
  kind: SubmissionKind<Payload>,
  received: Received & { payload: Payload },
): Promise<ReceiveOutcome> {
  // A key counts within its form, so that a client that reuses one for another form loses nothing.
  const idempotencyKey = `${kind.kind}:${received.idempotencyKey}`
  const known = await submissions(trx).findReferenceByKey(idempotencyKey)
  if (known !== null) return { kind: 'received', reference: showReference(known), repeated: true }

  const refusal = await kind.refuse?.(trx, received.payload)
  if (refusal) return { kind: 'refused', ...refusal }

  const draft = envelope(app, kind, received, idempotencyKey)
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    const submission = { ...draft, reference: newReference() }
    if (await submissions(trx).insert(submission)) {
      await addRest(app, trx, kind, received, submission)
      return { kind: 'received', reference: showReference(submission.reference), repeated: false }
    }
    // Either the reference is taken, or (PostgreSQL) another request stored this key after our look.
    const winner = await submissions(trx).findReferenceByKey(idempotencyKey)
    if (winner !== null) return { kind: 'received', reference: showReference(winner), repeated: true }
  }
  throw new Error(`No free reference in ${REFERENCE_TRIES} tries`)
}

/** What belongs to a submission that has its row. */
async function addRest<Payload>(
  app: App,
  trx: Trx,
  kind: SubmissionKind<Payload>,
  received: Received & { payload: Payload },
  submission: Submission,
): Promise<void> {
  const { sender } = kind.describe(received.payload)
  const { files = [] } = received
  const now = new Date(submission.receivedAt)
  await together([
    submissions(trx).addEvent(submission.id, {
      id: app.newId(),
      kind: 'received',
      detail: received.quarantine,
      actor: null,
      happenedAt: submission.receivedAt,
    }),
    ...(sender ? [senders(trx).add(submission.id, sender.about, senderKeys({ ...submission, ...sender }))] : []),
    submissionFiles(trx).insert(submission.id, files, { newId: app.newId, now }),
    addMails(app, trx, kind, { ...received, files }, submission),
  ])
}

function envelope<Payload>(
  app: App,
  kind: SubmissionKind<Payload>,
  { payload, quarantine }: Received & { payload: Payload },
  idempotencyKey: string,
): Omit<Submission, 'reference'> {
  const receivedAt = app.clock.now()
  const about = kind.describe(payload)
  const daysKept = quarantine ? QUARANTINE_DAYS : kind.keepFrom === 'closed' ? null : kind.keepForDays
  return {
    id: app.newId(),
    kind: kind.kind,
    idempotencyKey,
    status: 'neu',
    quarantined: quarantine !== null,
    payload,
    payloadVersion: kind.payloadVersion,
    contactName: about.contactName,
    contactEmail: about.contactEmail,
    searchText: foldText([about.contactName, about.contactEmail, ...(about.searchWords ?? [])].join(' ')),
    apartmentId: about.apartmentId ?? null,
    propertyId: about.propertyId ?? null,
    dueAt: kind.dueAt?.(payload, receivedAt)?.toISOString() ?? null,
    receivedAt: receivedAt.toISOString(),
    closedAt: null,
    deleteAfter: daysKept === null ? null : new Date(receivedAt.getTime() + daysKept * DAY_MS).toISOString(),
    legalHold: false,
    assigneeId: null,
    version: 1,
    linkVersion: 1,
    closedReason: null,
    shortlistedAt: null,
    refusalReason: null,
    refusalNote: null,
  }
}

async function addMails<Payload>(
  app: App,
  trx: Trx,
  kind: SubmissionKind<Payload>,
  { payload, files }: { payload: Payload; files: readonly UploadedFile[] },
  submission: Submission,
) {
  const company = mailCompany(app.config.siteUrl)
  const receivedAt = new Date(submission.receivedAt)
  const dueAt = submission.dueAt === null ? null : new Date(submission.dueAt)
  const mails = kind.mails(payload, {
    reference: showReference(submission.reference),
    receivedAt,
    dueAt,
    company,
    files,
  })
  const sender = app.config.mailFrom.split('@').at(-1)

  const add = async (purpose: 'receipt' | 'notice', to: { name: string | null; address: string }) => {
    const frame = purpose === 'receipt' ? { senderLink: senderLink(app, submission) } : {}
    const { subject, text, html } = renderMail(mails[purpose], company, frame)
    const id = app.newId()
    await outbox(trx).add({
      id,
      submissionId: submission.id,
      purpose,
      toName: to.name,
      toAddress: to.address,
      // Each side answers the other, never the address that only sends.
      replyTo: purpose === 'notice' && !kind.hidesSender ? submission.contactEmail : app.config.mailTo,
      subject: purpose === 'notice' && submission.quarantined ? `[Spam-Verdacht] ${subject}` : subject,
      text,
      html,
      createdAt: receivedAt,
      // A receipt for probable spam would carry our name to whoever's address was typed in.
      held: purpose === 'receipt' && submission.quarantined,
      messageId: `<${id}@${sender}>`,
    })
  }
  await together([
    add('receipt', { name: null, address: submission.contactEmail }),
    add('notice', { name: company.brand, address: app.config.mailTo }),
  ])
}
