import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { discardUploads } from '#platform/files/part-file.server.ts'
import { cutQuote } from '#platform/incoming-mail/cut-quote.ts'
import { judgeSender, type SenderVerdict } from '#platform/incoming-mail/sender-verdict.ts'
import { judgeMail, type MailNature } from '#platform/incoming-mail/judge-mail.ts'
import { type MailRefusal, type ReadMail, readMail } from '#platform/incoming-mail/read-mail.server.ts'
import { incomingMails } from '#platform/incoming-mail/repository.server.ts'
import { answeredMails } from '#platform/outbox/answered/repository.server.ts'
import { storeSubmission } from '#platform/submissions/accept.server.ts'
import { showReference } from '#platform/submissions/reference.ts'
import type { Submission } from '#platform/submissions/repository.server.ts'
import { addMessage } from '../status/add-message.server.ts'
import { findAnswered } from './find-request.server.ts'
import { noteAutoReply, noteBounce } from './note-machine-mail.server.ts'
import { takeAttachments } from './take-attachments.server.ts'

export type MailOutcome =
  | { kind: 'message' | 'request' /** As shown. */; reference: string }
  | { kind: 'bounce' | 'auto-reply' | 'own' | 'repeated' }
  | { kind: 'refused'; reason: MailRefusal | 'no-sender' }

const LONGEST_MESSAGE = 20_000
const LONGEST_TEXT = 50_000
/** An address that gets so many receipts in a day is a machine that does not say so. */
const MOST_RECEIPTS = 5
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Takes a mail in: as a message of the request that it answers, or as a request of its own. Whole or not at all: when this returns, it is
 * stored. The same mail again stores nothing. @throws when the database or the disk does not take it now; it can be tried again.
 */
export async function receiveMail(app: App, bytes: Uint8Array): Promise<MailOutcome> {
  const read = await readMail(bytes)
  if (!read.ok) return { kind: 'refused', reason: read.reason }
  const { mail } = read
  if (await incomingMails(app.db).isDone(mail.key)) return { kind: 'repeated' }
  const outcome = await takeIn(app, mail)
  if (outcome.kind !== 'refused') await incomingMails(app.db).note(mail.key, outcome.kind, app.clock.now())
  app.log.info('mail received', { outcome: outcome.kind })
  return outcome
}

async function takeIn(app: App, mail: ReadMail): Promise<MailOutcome> {
  const nature = judgeMail(mail, app.config.mailFrom)
  if (nature === 'own' || (await answeredMails(app.db).find([mail.messageId])).length > 0) return { kind: 'own' }
  if (nature === 'bounce') return noteBounce(app, mail)
  const { submission, hint } = await findAnswered(app, mail)
  const senderCheck = judgeSender(mail.authentication, mail.fromAddress, app.config.mailAuthservId)
  if (nature === 'auto-reply') return noteAutoReply(app, mail, submission)
  if (submission && nature !== 'spam') {
    const added = await addReply(app, mail, { submission, senderCheck })
    if (added) return added
  }
  return addRequest(app, mail, { nature, hint, senderCheck })
}

type Reply = { submission: Submission; senderCheck: SenderVerdict | null }

/** @returns null when it was withdrawn in this moment. */
async function addReply(app: App, mail: ReadMail, { submission, senderCheck }: Reply): Promise<MailOutcome | null> {
  const taken = await takeAttachments(app, mail, formKinds.email_message.files ?? {})
  const text = cutQuote(mail.text).slice(0, LONGEST_MESSAGE)
  const message = (leftOut: readonly string[]) => ({
    text: [text || '(ohne Text)', ...leftOutText(leftOut)].join('\n\n'),
    idempotencyKey: mail.key,
    cameBy: 'mail' as const,
    senderCheck,
  })
  let added = await addMessage(app, submission, { ...message(taken.leftOut), files: taken.files })
  if (added === 'too-many-files') {
    const names = taken.files.map(({ originalName }) => `${originalName} (zu viele im Vorgang)`)
    added = await addMessage(app, submission, { ...message([...taken.leftOut, ...names]), files: [] })
  }
  if (added === 'closed') return null
  return added === 'repeated'
    ? { kind: 'repeated' }
    : { kind: 'message', reference: showReference(submission.reference) }
}

type Told = { nature: MailNature; hint: string | null; senderCheck: SenderVerdict | null }

async function addRequest(app: App, mail: ReadMail, { nature, hint, senderCheck }: Told): Promise<MailOutcome> {
  const kind = formKinds.email_message
  // Its files are looked at only when the rest can be stored.
  if (!kind.parse(payloadOf(mail, [])).ok) return { kind: 'refused', reason: 'no-sender' }
  const taken = await takeAttachments(app, mail, kind.files ?? {})
  const parsed = kind.parse(payloadOf(mail, taken.leftOut))
  if (!parsed.ok) {
    await discardUploads(
      app.config.dataDir,
      taken.files.map(({ storageKey }) => storageKey),
    )
    return { kind: 'refused', reason: 'unreadable' }
  }
  const outcome = await storeSubmission(app, kind, {
    payload: parsed.data,
    idempotencyKey: mail.key,
    quarantine: nature === 'spam' ? 'spam-mark' : null,
    files: taken.files,
    note: hint,
    senderCheck,
    // The one whose address was misused has asked for nothing.
    withoutReceipt: senderCheck === 'failed' || nature === 'machine' || (await isFlooding(app, mail)),
  })
  if (outcome.kind === 'busy') throw new Error('The mail could not be stored now')
  if (outcome.kind !== 'received' || outcome.repeated) return { kind: 'repeated' }
  return { kind: 'request', reference: outcome.reference }
}

async function isFlooding(app: App, { fromAddress }: ReadMail): Promise<boolean> {
  const since = new Date(app.clock.now().getTime() - DAY_MS)
  return (await answeredMails(app.db).receiptsTo(fromAddress.toLowerCase(), since)) >= MOST_RECEIPTS
}

function payloadOf(mail: ReadMail, leftOut: readonly string[]) {
  return {
    absender: (mail.fromName.trim() || mail.fromAddress).slice(0, 200),
    email: mail.fromAddress,
    betreff: mail.subject.slice(0, 300),
    nachricht: mail.text.slice(0, LONGEST_TEXT),
    nicht_uebernommen: leftOut.join('\n'),
  }
}

const leftOutText = (leftOut: readonly string[]) =>
  leftOut.length === 0 ? [] : [`Nicht übernommene Anhänge:\n${leftOut.join('\n')}`]
