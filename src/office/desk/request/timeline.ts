import { kinds } from '#areas/kinds.ts'
import { formatDate, formatDateTime } from '#ui/format.ts'
import { purposeLabel } from '#requests/outbox/message.ts'
import type { ListedMessage } from '#requests/outbox/repository.server.ts'
import type { Message } from '#requests/request/messages/repository.server.ts'
import type { RequestEvent } from '#requests/request/repository.server.ts'
import { reasonLabel } from '../refusals/reasons.ts'
import type { ShownFile } from '#platform/files/uploaded-file.ts'
import { senderCheckOf } from './sender-check/sender-check.ts'
import type { SenderVerdict } from '#requests/incoming-mail/sender-verdict.ts'
import { isCameBy, waysIn } from '../entry/came-by.ts'
import { isRequestStatus, statusLabels } from '#requests/request/status.ts'
import { quoted } from '#values/quoted.ts'
import { wordTable } from '#platform/word-table.ts'

/** One line of the timeline. `text` is what somebody wrote: a note, an answer, what the sender added. */
export type TimelineEntry = { at: string; title: string; who: string | null; text?: string; isWarning?: boolean } & {
  /** Where it is part of the conversation: whose words these are. */
  part?: 'sender' | 'office' | 'note'
  /** Of what is handled together with this request: under which number it came, and of whom. */
  origin?: { reference: string; label: string }
  /** A mail that did not arrive and can be tried again. */
  resend?: string
  files?: readonly ShownFile[]
  /** The part that a mail repeated of earlier ones. */
  quoted?: string
  senderCheck?: SenderVerdict
}

/** `isKept`: there is no mail server, so mails are kept as files. */
type TimelineContext = {
  written?: readonly Written[]
  isKept?: boolean
  /** Whom each note names, by its event. */
  mentioned?: ReadonlyMap<string, string>
  /** The files of this message or note. */
  filesOf?: (id: string) => readonly ShownFile[]
}

const delivered = {
  sent: { done: 'zugestellt', doing: 'wird gesendet', sent: 'gesendet' },
  kept: { done: 'abgelegt', doing: 'wird abgelegt', sent: 'als Datei abgelegt' },
}

type Written = Pick<Message, 'id' | 'origin' | 'body' | 'outboxId' | 'staffId' | 'createdAt' | 'cameBy' | 'quoted'>

/**
 * Words for each kind of event. An event of another kind shows its name: add it here when you add one.
 * `name` turns an account's id into a person's name.
 */
const titles = wordTable<(detail: string | null, name: (id: string) => string) => string>({
  received: (detail) => (detail === null ? 'Eingegangen' : 'Eingegangen, mit Spam-Verdacht'),
  entered: (detail) => (isCameBy(detail) ? waysIn[detail].taken : 'Eingetragen'),
  viewed: () => 'Geöffnet',
  exported: () => 'Ausgegeben (Export)',
  released: () => 'Spam-Verdacht aufgehoben, Eingangsbestätigung freigegeben',
  status: (detail) => `Status: ${detail !== null && isRequestStatus(detail) ? statusLabels[detail] : detail}`,
  assigned: (detail, name) => (detail === null ? 'Niemand ist mehr zuständig' : `Zuständig: ${name(detail)}`),
  note: () => 'Notiz',
  message: () => 'Nachricht vom Absender',
  'auto-reply': () => 'Automatische Antwort des Absenders eingegangen, etwa wegen Abwesenheit',
  'read-receipt': () => 'Lesebestätigung des Absenders eingegangen',
  'message-read': () => 'Nachricht gelesen, keine Antwort nötig',
  withdrawn: () => 'Vom Absender zurückgezogen',
  place: (detail) => `Ort vom Absender nachgetragen: ${detail}`,
  'place-entered': (detail) => `Ort eingetragen: ${detail}`,
  'link-voided': () => 'Link zur Seite des Absenders ungültig gemacht',
  tagged: (detail) => `Schlagwort ${quoted(detail ?? '')} hinzugefügt`,
  untagged: (detail) => `Schlagwort ${quoted(detail ?? '')} entfernt`,
  snoozed: (detail) => `Wiedervorlage am ${formatDate(detail ?? '')}`,
  'snooze-ended': () => 'Wiedervorlage beendet',
  hold: () => 'Löschung ausgesetzt',
  'hold-lifted': () => 'Löschung wieder möglich',
  refused: (detail) => `Ablehnungsgrund: ${refusedBecause(detail)}`,
  shortlisted: () => 'In die engere Auswahl genommen',
  unshortlisted: () => 'Aus der engeren Auswahl genommen',
  revealed: () => 'Angaben zur Person vor der engeren Auswahl angesehen',
  'viewing-invited': () => 'Zur Besichtigung eingeladen',
  'viewing-accepted': (detail) => `Besichtigung zugesagt: ${detail}`,
  'viewing-declined': () => 'Besichtigung abgesagt (vom Absender)',
  'viewing-changed': (detail) => `Besichtigung geändert: ${detail}`,
  'viewing-cancelled': (detail) => `Besichtigung abgesagt (von uns): ${detail}`,
  duplicate: (detail) => `Als Duplikat von ${detail} geschlossen`,
  'duplicate-undone': () => 'Wieder geöffnet: kein Duplikat',
  'has-duplicate-undone': (detail) => `${detail} ist wieder offen`,
  'has-duplicate': (detail) => `Das Duplikat ${detail} ist geschlossen`,
  merged: (detail) => `Geschlossen: zusammengeführt mit ${detail?.split('\n')[0]}`,
  separated: () => 'Wieder getrennt: steht für sich',
  'has-merged': (detail) => `${detail} ist mit diesem Vorgang zusammengeführt`,
  'has-separated': (detail) => `${detail} ist wieder getrennt`,
})

/** The first line of the detail is the code, what follows was written. */
function refusedBecause(detail: string | null): string {
  const code = detail?.split('\n')[0] ?? ''
  const known = kinds.find(({ refusal }) => Object.hasOwn(refusal?.reasons ?? {}, code))
  return reasonLabel(known?.kind ?? '', code)
}

/** Events that stand in the timeline as something else: mails, an answer as its mail, and with a message what the mail server says of its sender. */
const shownOtherwise = new Set(['answered', 'mail_sent', 'mail_failed', 'sender-check'])

/** Events whose detail is what somebody wrote. */
const hasOwnText = new Set(['note', 'hold', 'hold-lifted', 'viewing-invited'])

const parts = wordTable<TimelineEntry['part']>({ note: 'note', message: 'sender' })

/** Events and mails in one order, newest first. */
export function timelineOf(
  events: readonly (RequestEvent & { id?: string })[],
  mails: readonly ListedMessage[],
  team: ReadonlyMap<string, string>,
  { written = [], isKept = false, mentioned = new Map(), filesOf = () => [] }: TimelineContext = {},
): TimelineEntry[] {
  const name = (id: string) => team.get(id) ?? 'früheres Konto'
  const entries = events
    .filter(({ kind }) => !shownOtherwise.has(kind))
    .map(({ id = '', kind, detail, actor, happenedAt }) => ({
      at: happenedAt,
      title: (titles[kind]?.(detail, name) ?? kind) + addition({ id, kind, detail }, { written, mentioned }),
      who: whoOf(actor, team),
      ...textOf(kind, detail, written),
      ...(kind === 'message' ? senderCheckOf(events, detail) : {}),
      ...(parts[kind] ? { part: parts[kind], files: filesOf(kind === 'message' ? (detail ?? '') : id) } : {}),
    }))
  const sent = mails.map((mail) => {
    const answer = written.find(({ outboxId }) => outboxId === mail.id)
    return answer === undefined
      ? mailEntry(mail, isKept)
      : {
          ...mailEntry(mail, isKept),
          who: whoOf(answer.staffId, team),
          text: answer.body,
          part: 'office' as const,
          files: filesOf(answer.id),
        }
  })
  const unsent = written
    .filter(({ origin, outboxId }) => origin === 'office' && outboxId === null)
    .map(({ id, staffId, body, createdAt }) => ({
      at: createdAt,
      title: 'Antwort: nicht gesendet, es gibt keine E-Mail-Adresse',
      who: whoOf(staffId, team),
      text: body,
      part: 'office' as const,
      files: filesOf(id),
    }))
  return newestFirst([...entries, ...sent, ...unsent])
}

export const newestFirst = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted((one, other) => other.at.localeCompare(one.at))

/** Further words of a title: by which way a message came, whom a note names. */
function addition(
  { id, kind, detail }: Pick<RequestEvent, 'kind' | 'detail'> & { id: string },
  { written, mentioned }: Required<Pick<TimelineContext, 'written' | 'mentioned'>>,
): string {
  if (kind === 'note' && mentioned.has(id)) return `, Hinweis an ${mentioned.get(id)}`
  return isByMail(kind, detail, written) ? ' per E-Mail' : ''
}

const isByMail = (kind: string, detail: string | null, written: readonly Written[]) =>
  kind === 'message' && written.some(({ id, cameBy }) => id === detail && cameBy === 'mail')

function textOf(
  kind: string,
  detail: string | null,
  written: readonly Written[],
): Pick<TimelineEntry, 'text' | 'quoted'> {
  if (detail === null) return {}
  const message = kind === 'message' ? written.find(({ id }) => id === detail) : undefined
  const text = hasOwnText.has(kind)
    ? detail
    : kind === 'refused'
      ? detail.split('\n').slice(1).join('\n')
      : message?.body
  return { ...(text ? { text } : {}), ...(message?.quoted ? { quoted: message.quoted } : {}) }
}

function whoOf(actor: string | null, team: ReadonlyMap<string, string>): string | null {
  if (actor === null) return null
  return team.get(actor) ?? (actor === 'office' ? 'Werkzeug für den Betrieb' : 'früheres Konto')
}

function mailEntry(mail: ListedMessage, isKept: boolean): TimelineEntry {
  const what = purposeLabel(mail.purpose)
  // The first try that fails is said, even though more follow by themselves.
  const isUndelivered = mail.state === 'failed' || (mail.state === 'waiting' && mail.attempts > 0)
  return {
    at: mail.sentAt ?? mail.failedAt ?? mail.createdAt,
    title: `${what} ${quoted(mail.subject)} an ${mail.toAddress}: ${deliveryText(mail, isKept)}`,
    who: null,
    isWarning: isUndelivered,
    ...(isUndelivered ? { resend: mail.id } : {}),
  }
}

function deliveryText({ state, attempts, lastError, nextAttemptAt }: ListedMessage, isKept: boolean): string {
  const { done, doing, sent } = delivered[isKept ? 'kept' : 'sent']
  if (state === 'failed')
    return `⚠ nicht ${lastError?.startsWith('EBOUNCE') ? 'zustellbar' : done}. ${deliveryReason(lastError)}`
  if (state === 'waiting' && attempts > 0) {
    const next = nextAttemptAt === null ? '' : ` Nächster Versuch: ${formatDateTime(new Date(nextAttemptAt))} Uhr.`
    return `⚠ noch nicht ${done}. ${deliveryReason(lastError)}${next}`
  }
  return { sent, waiting: 'wartet', sending: doing, held: 'zurückgehalten' }[state]
}

/** Why a mail did not arrive, in words, from what the outbox noted: `ECONNECTION: connect ECONNREFUSED …`. */
function deliveryReason(lastError: string | null): string {
  if (lastError === null) return 'unbekannter Grund'
  if (lastError.startsWith('EFILEGONE')) return 'Ein Anhang ist nicht mehr da.'
  const code = /\b([45]\d\d)\b/.exec(lastError)?.[1]
  const bounce = /^EBOUNCE: ([\d.]+)/.exec(lastError)?.[1]
  if (bounce) return `Der Mailserver des Empfängers hat sie zurückgeschickt (${bounce}).`
  if (/^(ECONNECTION|ESOCKET|EDNS|ECONNREFUSED)/.test(lastError)) return 'Der Mailserver ist nicht erreichbar.'
  if (/^(ETIMEDOUT|ETOOLONG)/.test(lastError)) return 'Der Mailserver antwortet nicht.'
  if (/^(EAUTH|ETLS)/.test(lastError)) return 'Der Mailserver lehnt unsere Anmeldung ab.'
  if (code?.startsWith('4')) return `Der Mailserver nimmt gerade nichts an (${code}).`
  if (code === '552' || /quota|mailbox full/i.test(lastError)) return 'Das Postfach des Empfängers ist voll.'
  if (code?.startsWith('5')) return `Der Mailserver lehnt die Adresse oder die Mail ab (${code}).`
  return lastError.slice(0, 120)
}
