import type { App } from '#platform/app.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isSameSender } from '#requests/request/same-sender.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { isHiddenFrom } from '../applications/neutral/reveals.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import { mentions } from '../mentions/repository.server.ts'
import { shownAttachments } from '../request/attachments/shown-attachment.ts'
import { kindLabel } from '../request/kind-labels.ts'
import { senderCheckOf } from '../request/sender-check/sender-check.ts'
import { summaryOf } from '../request/summary.server.ts'
import { sendersFiles } from '../request/shown-files.server.ts'
import { type TimelineEntry, timelineOf } from '../request/timeline.ts'

/** One that is handled together with a request, as its page names it. */
export type MergedRequest = {
  reference: string
  kind: string
  receivedAt: string
  version: number
  /** Null: the reader's role does not see this kind, or must not know yet who it is. */
  name: string | null
  /** It came from another address: its sender sees nothing of this request, and is answered there. */
  isOthers: boolean
}

export type MergedThread = {
  requests: MergedRequest[]
  timeline: TimelineEntry[]
  /** Messages of their senders since. */
  said: { at: string; text: string; from: string }[]
  files: ReturnType<typeof sendersFiles>
}

type Shown = { names: ReadonlyMap<string, string>; isKept: boolean; isHidden: boolean }

/** Requests merged into one, as far as this reader may see them. */
export async function readMergedThread(
  app: App,
  staff: Staff,
  surviving: StoredRequest,
  { names, isKept, isHidden }: Shown,
): Promise<MergedThread> {
  const thread: MergedThread = { requests: [], timeline: [], said: [], files: [] }
  for (const request of await merged(app.db).into(surviving.id)) {
    const { kind, receivedAt, version, contactName, contactEmail } = request
    const reference = showReference(request.reference)
    const isShown = !isHidden && mayReadKind(staff.role, kind) && !(await isHiddenFrom(app, staff, request))
    thread.requests.push({
      reference,
      kind,
      receivedAt,
      version,
      name: isShown ? contactName : null,
      isOthers: isShown && contactEmail !== '' && !isSameSender(request, surviving),
    })
    if (!isShown) continue
    await recordRead(app, staff, { action: 'request.read', subject: { kind: 'submission', id: request.id } })
    const part = await readPart(app, request, { names, isKept })
    thread.timeline.push(...part.timeline)
    thread.said.push(...part.said)
    thread.files.push(...part.files)
  }
  return thread
}

async function readPart(app: App, request: StoredRequest, { names, isKept }: Omit<Shown, 'isHidden'>) {
  const { id, kind, receivedAt, contactName } = request
  const [events, mails, written, stored, mentioned] = await Promise.all([
    requests(app.db).listEvents(id),
    outbox(app.db).list({ of: ofRequest(id) }),
    messages(app.db).list(id),
    requestFiles(app.db).listByRequest(id),
    mentions(app.db).namesOf(id),
  ])
  const reference = showReference(request.reference)
  const origin = { reference, label: `${kindLabel(kind)} von ${contactName}` }
  const filesOf = (of: string) => shownAttachments(stored, of)
  const entries = timelineOf(events, mails, names, { written, mentioned, isKept, filesOf })
  const summary = summaryOf(request, { codes: {}, rentEuro: null })
  const first: TimelineEntry = {
    at: receivedAt,
    title: 'Eingegangen',
    who: null,
    part: 'sender',
    ...senderCheckOf(events, null),
    text: [summary.subject, summary.facts.join(' · '), summary.text].filter(Boolean).join('\n'),
  }
  return {
    timeline: entries
      .filter(({ title }) => title !== first.title)
      .concat(first)
      .map((entry) => ({ ...entry, origin })),
    said: written
      .filter((message) => message.origin === 'sender')
      .map(({ createdAt: at, body: text }) => ({ at, text, from: `${reference} (${origin.label})` })),
    files: sendersFiles({ reference, kind }, stored, written, reference),
  }
}
