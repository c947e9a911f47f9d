import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { removePartFiles } from '#platform/files/part-file.server.ts'
import { storageKeysOf } from '#platform/files/uploaded-file.ts'
import { type CalendarMail, readCalendar } from '#requests/incoming-mail/calendar-answer.ts'
import { judgeSender, type SenderVerdict } from '#requests/incoming-mail/sender-verdict.ts'
import { judgeMail, type MailNature } from '#requests/incoming-mail/judge-mail.ts'
import { type MailRefusal, type ReadMail, readMail } from '#requests/incoming-mail/read-mail.server.ts'
import { incomingMails } from '#requests/incoming-mail/repository.server.ts'
import { answeredMails } from '#requests/outbox/answered/repository.server.ts'
import { storeRequest } from '#requests/request/accept.server.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { addMessage } from '../status/add-message.server.ts'
import { answerByCalendar, type CalendarAnswer } from './answer-by-calendar.server.ts'
import { findAnswered } from './find-request.server.ts'
import { messageWords, requestWords } from './mail-words.ts'
import { answersElsewhere, type MailSender, senderOf } from './mail-sender.ts'
import { noteBounce, noteProgram } from './note-machine-mail.server.ts'
import { takeAttachments } from './take-attachments.server.ts'
import { DAY_MS } from '#values/durations.ts'

export type MailOutcome =
  | { kind: 'message' | 'request' /** As shown. */; reference: string }
  | { kind: 'bounce' | 'auto-reply' | 'read-receipt' | 'own' | 'repeated' }
  | { kind: 'refused'; reason: MailRefusal | 'no-sender' }

/** An address that gets so many receipts in a day is a machine that does not say so. */
const MOST_RECEIPTS = 5

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
  const answered = await findAnswered(app, mail)
  if (nature === 'auto-reply' || nature === 'read-receipt')
    return noteProgram(app, mail, { kind: nature, request: answered.request })
  const senderCheck = judgeSender(mail.authentication, mail.from.address, app.config.mailAuthservId)
  const calendar = readCalendar(mail.calendar)
  const isTrusted = senderCheck !== 'failed' && nature !== 'spam'
  const booked = calendar && isTrusted ? await answerByCalendar(app, calendar, mail.from.address) : null
  const request = booked?.request ?? answered.request
  if (request && nature !== 'spam') {
    const added = await addReply(app, mail, { request, senderCheck, nature, calendar, booked })
    if (added) return added
  }
  return addRequest(app, mail, { nature, hint: answered.hint, senderCheck, calendar })
}

type Judged = { nature: MailNature; senderCheck: SenderVerdict | null; calendar: CalendarMail | null }
type Reply = Judged & { request: StoredRequest; booked: CalendarAnswer | null }

/** @returns null when it was withdrawn in this moment. */
async function addReply(app: App, mail: ReadMail, reply: Reply): Promise<MailOutcome | null> {
  const { request, senderCheck, nature, calendar, booked } = reply
  const taken = await takeAttachments(app, mail, formKinds.email_message.files ?? {})
  const { own, quoted } = messageWords(mail, calendar)
  const elsewhere = answersElsewhere(mail)
  const isYes = calendar?.method === 'REPLY' && calendar.answer === 'accepted' && calendar.comment === ''
  const message = (leftOut: readonly string[]) => ({
    text: [
      own || '(ohne Text)',
      booked?.hint,
      elsewhere && `Die E-Mail bittet um Antwort an ${elsewhere}. Antworten gehen weiter an die Adresse des Vorgangs.`,
      ...leftOutText(leftOut),
    ]
      .filter(Boolean)
      .join('\n\n'),
    quoted,
    idempotencyKey: mail.key,
    cameBy: 'mail' as const,
    senderCheck,
    isQuiet: nature === 'machine' || nature === 'newsletter' || (booked?.isDone ?? (isYes && mail.text === '')),
  })
  let added = await addMessage(app, request, { ...message(taken.leftOut), files: taken.files })
  if (added === 'too-many-files') {
    const names = taken.files.map(
      ({ originalName }) => `${originalName}: Zu diesem Vorgang gehören schon zu viele Dateien.`,
    )
    added = await addMessage(app, request, { ...message([...taken.leftOut, ...names]), files: [] })
  }
  if (added === 'closed') return null
  return added === 'repeated' ? { kind: 'repeated' } : { kind: 'message', reference: showReference(request.reference) }
}

async function addRequest(app: App, mail: ReadMail, judged: Judged & { hint: string | null }): Promise<MailOutcome> {
  const { nature, hint, senderCheck, calendar } = judged
  const kind = formKinds.email_message
  const sender = senderOf(mail, nature)
  const text = requestWords(mail, calendar)
  const payload = (leftOut: readonly string[]) => kind.parse(payloadOf(mail, { sender, text, leftOut }))
  // Its files are looked at only when the rest can be stored.
  if (!payload([]).ok) return { kind: 'refused', reason: 'no-sender' }
  const taken = await takeAttachments(app, mail, kind.files ?? {})
  const parsed = payload(taken.leftOut)
  if (!parsed.ok) {
    await removePartFiles(app.config.dataDir, storageKeysOf(taken.files))
    return { kind: 'refused', reason: 'unreadable' }
  }
  const isPerson = nature === 'person' || nature === 'spam' || sender.isEnquiry
  const outcome = await storeRequest(app, kind, {
    payload: parsed.data,
    idempotencyKey: mail.key,
    quarantine: nature === 'spam' ? 'spam-mark' : null,
    files: taken.files,
    note: hint,
    senderCheck,
    // The one whose address was misused has asked for nothing.
    withoutReceipt: senderCheck === 'failed' || !isPerson || (await isFlooding(app, sender.email)),
    withoutDeadline: !isPerson && nature !== 'list',
  })
  if (outcome.kind === 'busy') throw new Error('The mail could not be stored now')
  if (outcome.kind !== 'received' || outcome.repeated) return { kind: 'repeated' }
  return { kind: 'request', reference: outcome.reference }
}

async function isFlooding(app: App, address: string): Promise<boolean> {
  const since = new Date(app.clock.now().getTime() - DAY_MS)
  return (await answeredMails(app.db).receiptsTo(address.toLowerCase(), since)) >= MOST_RECEIPTS
}

type Entered = { sender: MailSender; text: string; leftOut: readonly string[] }

function payloadOf(mail: ReadMail, { sender, text, leftOut }: Entered) {
  return {
    absender: sender.name.slice(0, 200),
    email: sender.email,
    telefon: sender.phone.slice(0, 50),
    gesendet_ueber: sender.via.slice(0, 500),
    betreff: mail.subject.slice(0, 300),
    nachricht: text,
    nicht_uebernommen: leftOut.join('\n'),
  }
}

const leftOutText = (leftOut: readonly string[]) =>
  leftOut.length === 0 ? [] : [`Nicht übernommene Anhänge:\n${leftOut.join('\n')}`]
