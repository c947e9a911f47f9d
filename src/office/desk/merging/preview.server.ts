import type { App } from '#platform/app.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isSameSender } from '#requests/request/same-sender.ts'
import { isClosed, statusLabels, type RequestStatus } from '#requests/request/status.ts'
import { tags } from '#requests/request/tags/repository.server.ts'
import { formatDateTime, plural } from '#ui/format.ts'
import { quoted } from '#values/quoted.ts'
import { mayReadKind, mayWriteKind, roleNames, roles } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { kindLabel } from '../request/kind-labels.ts'
import { directionFault, directionFaultText, pairFault, pairFaultText, suggestSurvivor } from './rules.ts'
import { hangingOn } from './merge.server.ts'

export type ShownSide = {
  id: string
  version: number
  reference: string
  kind: string
  name: string
  receivedAt: string
  status: RequestStatus
}

export type MergePreview = {
  closing: ShownSide
  surviving: ShownSide
  /** Why it cannot be done, this way round or at all. */
  fault: string | null
  /** The other way round can be chosen. */
  mayTurn: boolean
  /** In sentences: what will be so. */
  happens: string[]
}

export type Wanted = { other: StoredRequest; survivor: string }

/** The request that was chosen beside this one; null: there is none that this person may work on. */
export async function findOther(app: App, staff: Staff, typed: string): Promise<StoredRequest | null> {
  const reference = readReference(typed)
  const found = reference === null ? null : await requests(app.db).findByReference(reference)
  return found && mayWriteKind(staff.role, found.kind) ? found : null
}

/** Previews a merge. `survivor`: the reference of the one that goes on, if somebody has chosen. */
export async function previewMerge(
  app: App,
  request: StoredRequest,
  { other, survivor }: Wanted,
): Promise<MergePreview> {
  const pair = pairFault(request, other)
  const wanted = [request, other].find(({ reference }) => reference === readReference(survivor))
  const first = wanted ?? suggestSurvivor(request, other)
  const oneWay = await readDirection(app, first === request ? other : request, first)
  const otherWay = await readDirection(app, first, first === request ? other : request)
  // Nobody has to know beforehand which way round it works.
  const isTurned = wanted === undefined && oneWay.fault !== null && otherWay.fault === null
  const { closing, surviving, fault } = isTurned ? otherWay : oneWay
  return {
    closing: sideOf(closing),
    surviving: sideOf(surviving),
    fault: pair === null ? fault : pairFaultText(pair),
    mayTurn: pair === null && (isTurned ? oneWay : otherWay).fault === null,
    happens: pair === null && fault === null ? await whatHappens(app, closing, surviving) : [],
  }
}

async function readDirection(app: App, closing: StoredRequest, surviving: StoredRequest) {
  const fault = directionFault(closing, surviving, await hangingOn(app, app.db, closing))
  const references = { closing: showReference(closing.reference), surviving: showReference(surviving.reference) }
  return { closing, surviving, fault: fault && directionFaultText(fault, references) }
}

function sideOf({ id, version, reference, kind, contactName, receivedAt, status }: StoredRequest): ShownSide {
  return { id, version, reference: showReference(reference), kind, name: contactName, receivedAt, status }
}

async function whatHappens(app: App, closing: StoredRequest, surviving: StoredRequest): Promise<string[]> {
  const [from, into] = [showReference(closing.reference), showReference(surviving.reference)]
  const [written, files, events, tagged] = await Promise.all([
    messages(app.db).list(closing.id),
    requestFiles(app.db).listByRequest(closing.id),
    requests(app.db).listEvents(closing.id),
    tags(app.db).of([closing.id]),
  ])
  const notes = events.filter(({ kind }) => kind === 'note').length
  const parts = [
    'die Angaben',
    ...(written.length > 0 ? [plural(written.length, 'Nachricht', 'Nachrichten')] : []),
    ...(notes > 0 ? [plural(notes, 'Notiz', 'Notizen')] : []),
    ...(files.length > 0 ? [plural(files.length, 'Datei', 'Dateien')] : []),
  ]
  const labels = (tagged.get(closing.id) ?? []).map(({ label }) => quoted(label))
  return [
    isClosed(closing.status)
      ? `${from} ist schon geschlossen (${statusLabels[closing.status]}) und führt danach zu ${into}.`
      : `${from} wird geschlossen, ${into} bleibt offen.`,
    `Der Verlauf von ${into} zeigt danach auch, was zu ${from} gehört (${listed(parts)}), in der Reihenfolge der Zeit.`,
    ...(labels.length > 0 ? [`Schlagwörter bleiben an ${from}: ${listed(labels)}.`] : []),
    ...promiseOf(closing, surviving),
    ...senderOf(closing, surviving),
    ...rightsOf(closing, surviving),
    `${from} wird nicht vor ${into} gelöscht.`,
    'Es geht keine E-Mail hinaus, und Sie können beide wieder trennen.',
  ]
}

const listed = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

/** A promise ends with its request, so staff see when the one with the earlier date would be closed. */
function promiseOf(closing: StoredRequest, surviving: StoredRequest): string[] {
  const owed = ({ dueAt, answeredAt, status }: StoredRequest) =>
    answeredAt === null && !isClosed(status) && status !== 'wartet' ? dueAt : null
  const [ends, stays] = [owed(closing), owed(surviving)]
  if (ends === null || (stays !== null && stays <= ends)) return []
  const time = (moment: string) => `${formatDateTime(new Date(moment))} Uhr`
  const after = stays === null ? 'danach gilt keine Frist mehr' : `danach gilt ${time(stays)}`
  return [`Versprochen war eine Antwort bis ${time(ends)}; ${after}.`]
}

function senderOf(closing: StoredRequest, surviving: StoredRequest): string[] {
  const [from, into] = [showReference(closing.reference), showReference(surviving.reference)]
  if (isSameSender(closing, surviving))
    return [`Beide kamen von derselben Adresse: Links und Antworten zu ${from} führen danach zu ${into}.`]
  if (closing.contactEmail === '') return [`Zu ${from} gibt es keine E-Mail-Adresse.`]
  return [
    `Es sind zwei Absender. ${closing.contactName} sieht weiter nur, was zu ${from} gehört, und nichts aus ${into}. Was ${closing.contactName} schreibt, steht auch dort. Antworten an ${closing.contactName} schreiben Sie in ${from}.`,
  ]
}

/** A role that sees only one of the kinds would read half of it. */
function rightsOf(closing: StoredRequest, surviving: StoredRequest): string[] {
  const blind = roleNames.filter((role) => mayReadKind(role, surviving.kind) && !mayReadKind(role, closing.kind))
  const half = roleNames.filter((role) => mayReadKind(role, closing.kind) && !mayReadKind(role, surviving.kind))
  const named = (found: typeof blind) => listed(found.map((role) => quoted(roles[role].label)))
  return [
    ...(blind.length > 0
      ? [
          `Die Rolle ${named(blind)} sieht die Art ${quoted(kindLabel(closing.kind))} nicht und liest in ${showReference(surviving.reference)} nichts davon.`,
        ]
      : []),
    ...(half.length > 0
      ? [`Die Rolle ${named(half)} sieht ${showReference(surviving.reference)} nicht und arbeitet dann nicht mehr mit.`]
      : []),
  ]
}
