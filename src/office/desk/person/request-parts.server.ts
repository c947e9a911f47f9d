import type { App } from '#platform/app.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { personalData } from '#requests/personal-data/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { tags } from '#requests/request/tags/repository.server.ts'
import { formatBytes } from '#ui/format.ts'
import { enteredSections } from '#forms/staff-view.ts'
import { enteredTextsOf } from '../request/request-kinds.server.ts'
import { officeFileLabels } from '../request/attachments/rules.ts'
import { reasonLabel } from '../refusals/reasons.ts'
import { timelineOf } from '../request/timeline.ts'
import { wordTable } from '#platform/word-table.ts'

/** One chapter of what a person gets about a request: to read, and as data. */
export type Chapter = {
  heading: string
  facts?: readonly (readonly [label: string, value: string, use?: string])[]
  entries?: readonly { at: string; title: string; text?: string }[]
  /** Under this name in the data, unless there is none: `{ key: 'mails', value: […] }`. */
  data?: { key: string; value: unknown }
  files?: readonly { name: string; storageKey: string }[]
}

export type PartOptions = { withNotes: boolean }

/**
 * Tables that belong to a request and are deleted with it (foreign key). A table of a new room that tells of the sender joins with one
 * entry here; a test names the tables that are missing.
 */
export type RequestPart = {
  tables: readonly string[]
  read: (app: App, request: StoredRequest, options: PartOptions) => Promise<Chapter[]>
}

/**
 * Tables that hang on a request and tell nothing more of the sender: who of the staff opened it or asked for the name, whom a note names
 * and who gets which notice, answers that were never sent, sums of what was entered.
 */
export const tellsNothing: readonly string[] = [
  'submission_reads',
  'application_reveals',
  'answer_drafts',
  'submission_senders',
  'submission_snoozes',
  'request_presence',
  'note_mentions',
  'staff_alerts',
]

export const requestParts: readonly RequestPart[] = [
  { tables: ['submissions'], read: entered },
  { tables: ['submissions'], read: decision },
  { tables: ['submission_files'], read: files },
  { tables: ['viewing_invitations'], read: viewings },
  { tables: ['submission_messages'], read: conversation },
  { tables: ['submission_tags'], read: sorting },
  { tables: ['submission_events'], read: timeline },
  { tables: ['outbox', 'mail_attachments'], read: mails },
]

async function entered(_app: App, { kind, payload }: StoredRequest): Promise<Chapter[]> {
  const [first, ...others] = enteredSections(payload, enteredTextsOf(kind))
  return [{ heading: 'Angaben', ...first, data: { key: 'angaben', value: payload } }, ...others]
}

async function decision(_app: App, request: StoredRequest, { withNotes }: PartOptions): Promise<Chapter[]> {
  const { kind, status, refusalReason, refusalNote } = request
  if (refusalReason === null || status !== 'abgelehnt') return []
  const reason = reasonLabel(kind, refusalReason)
  const note = withNotes ? refusalNote : null
  return [
    {
      heading: 'Absage',
      facts: [['Grund', reason], ...(note === null ? [] : ([['Bemerkung', note]] as const))],
      data: { key: 'absage', value: { grund: refusalReason, bemerkung: note } },
    },
  ]
}

const viewingStates = wordTable<string>({ offered: 'eingeladen', accepted: 'zugesagt', declined: 'abgesagt' })

async function viewings(app: App, { id }: StoredRequest): Promise<Chapter[]> {
  const found = await personalData(app.db).viewingsOf(id)
  if (found.length === 0) return []
  return [
    {
      heading: 'Besichtigungen',
      entries: found.map(({ startsAt, meetingPoint, note, isCancelled, state }) => ({
        at: startsAt,
        title: `${meetingPoint}: ${isCancelled ? 'vom Büro abgesagt' : (viewingStates[state] ?? state)}`,
        ...(note === null ? {} : { text: note }),
      })),
      data: { key: 'besichtigungen', value: found },
    },
  ]
}

async function files(app: App, { id, kind }: StoredRequest, { withNotes }: PartOptions): Promise<Chapter[]> {
  const stored = await requestFiles(app.db).listByRequest(id)
  const found = stored.filter(({ noteId }) => withNotes || noteId === null)
  if (found.length === 0) return []
  const labels = { ...enteredTextsOf(kind).files, ...officeFileLabels }
  return [
    {
      heading: 'Dateien',
      facts: found.map(({ field, originalName, sizeBytes }) => [
        labels[field] ?? field,
        `${originalName} (${formatBytes(sizeBytes)})`,
      ]),
      data: {
        key: 'dateien',
        value: found.map(({ field, originalName, detectedType, sizeBytes, sha256 }) => ({
          feld: field,
          name: originalName,
          typ: detectedType,
          bytes: sizeBytes,
          sha256,
        })),
      },
      // A number before the name: two files may be called alike.
      files: found.map(({ originalName, storageKey }, index) => ({ name: `${index + 1}-${originalName}`, storageKey })),
    },
  ]
}

/** Leaves out which member of staff wrote: their names are their own (Art. 15 Abs. 4 DSGVO). */
async function conversation(app: App, { id }: StoredRequest): Promise<Chapter[]> {
  const found = await messages(app.db).list(id)
  if (found.length === 0) return []
  const from = (origin: string) => (origin === 'sender' ? 'Von Ihnen' : 'Von uns')
  return [
    {
      heading: 'Nachrichten',
      entries: found.map(({ origin, subject, body, quoted, createdAt }) => ({
        at: createdAt,
        title: subject ? `${from(origin)}: ${subject}` : from(origin),
        text: quoted ? `${body}\n\nZitiert:\n${quoted}` : body,
      })),
      data: {
        key: 'nachrichten',
        value: found.map(({ origin, subject, body, quoted, createdAt }) => ({
          von: origin === 'sender' ? 'absender' : 'unternehmen',
          betreff: subject,
          text: body,
          zitiert: quoted ?? null,
          zeitpunkt: createdAt,
        })),
      },
    },
  ]
}

/** Events with a text that staff wrote for each other, or that tells of others. */
const internal = new Set([
  'note',
  'hold',
  'hold-lifted',
  'refused',
  'tagged',
  'untagged',
  // They name the number of somebody else's request.
  'merged',
  'has-merged',
  'has-separated',
])

/** Words of the staff's own, as notes are. */
async function sorting(app: App, { id }: StoredRequest, { withNotes }: PartOptions): Promise<Chapter[]> {
  const own = withNotes ? ((await tags(app.db).of([id])).get(id) ?? []) : []
  if (own.length === 0) return []
  const labels = own.map(({ label }) => label)
  return [
    {
      heading: 'Schlagwörter',
      facts: [['Schlagwörter', labels.join(', ')]],
      data: { key: 'schlagwoerter', value: labels },
    },
  ]
}

async function timeline(app: App, { id }: StoredRequest, { withNotes }: PartOptions): Promise<Chapter[]> {
  const events = (await requests(app.db).listEvents(id)).filter(({ kind }) => withNotes || !internal.has(kind))
  const entries = timelineOf(
    events.map((event) => (event.kind === 'assigned' ? { ...event, detail: null } : event)),
    [],
    new Map(),
  ).map(({ at, title, text }) => ({
    at,
    title: title === 'Niemand ist mehr zuständig' ? 'Zuständigkeit geändert' : title,
    ...(text === undefined ? {} : { text }),
  }))
  return [
    {
      heading: 'Verlauf',
      entries: entries.toReversed(),
      data: {
        key: 'verlauf',
        value: entries.toReversed().map(({ at, title, text }) => ({ zeitpunkt: at, was: title, text: text ?? null })),
      },
    },
  ]
}

async function mails(app: App, { id }: StoredRequest): Promise<Chapter[]> {
  const found = await personalData(app.db).mailsOf(ofRequest(id))
  if (found.length === 0) return []
  return [mailChapter(found)]
}

export function mailChapter(found: Awaited<ReturnType<ReturnType<typeof personalData>['mailsOf']>>): Chapter {
  return {
    heading: 'E-Mails',
    entries: found.map(({ toAddress, subject, text, createdAt, sentAt, attachments }) => ({
      at: sentAt ?? createdAt,
      title: `An ${toAddress}: ${subject}${sentAt === null ? ' (nicht gesendet)' : ''}`,
      text: [text, ...attachments.map(({ name }) => `Anhang: ${name}`)].join('\n'),
    })),
    data: {
      key: 'mails',
      value: found.map(({ toAddress, subject, text, createdAt, sentAt, attachments }) => ({
        an: toAddress,
        betreff: subject,
        text,
        erstellt: createdAt,
        gesendet: sentAt,
        anhaenge: attachments,
      })),
    },
  }
}
