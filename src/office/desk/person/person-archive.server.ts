import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { cleanFileName } from '#platform/files/file-name.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { statusLabels } from '#requests/request/status.ts'
import { type ZipItem, writeZip } from '#platform/zip/write-zip.server.ts'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { kindLabel } from '../request/kind-labels.ts'
import type { FoundPerson, FoundRequest } from './find-person.server.ts'
import { looseHolders } from './loose-holders.server.ts'
import { overviewHtml, requestHtml } from './person-html.ts'
import { type Chapter, type PartOptions, requestParts } from './request-parts.server.ts'

/**
 * Everything about a person as an archive (Art. 15 and 20 DSGVO): a page to begin with, and a folder for each request with
 * a page to read, the data for programs, and the files. What is given out is noted with each request. `staff` is null for an operator.
 */
export function personArchive(
  app: App,
  staff: { id: string; name: string } | null,
  person: FoundPerson,
  options: PartOptions,
): Readable {
  return writeZip(items(app, staff, person, options), app.clock.now())
}

async function* items(
  app: App,
  staff: { id: string; name: string } | null,
  person: FoundPerson,
  options: PartOptions,
): AsyncGenerator<ZipItem> {
  const others = person.loose.map(({ label, items: found }) => `${label}: ${found.length}`)
  const rows = person.requests.map((request) => ({
    folder: folderOf(request),
    kind: kindLabel(request.kind),
    reference: request.reference,
    receivedAt: request.receivedAt,
    until: untilOf(request),
  }))
  yield {
    name: 'uebersicht.html',
    content: overviewHtml({ email: person.email, rows, others, now: app.clock.now(), siteUrl: app.config.siteUrl }),
  }
  for (const request of person.requests) yield* requestItems(app, staff, request, options)
  for (const { kind, label, items: found } of person.loose) {
    const holder = looseHolders.find((each) => each.kind === kind)
    if (!holder) continue
    const ids = found.map(({ id }) => id)
    const chapter = await holder.read(app.db, ids)
    yield { name: `weiteres/${kind}.html`, content: requestHtml(label, [], [chapter]) }
    yield { name: `weiteres/${kind}.json`, content: json(dataOf([chapter])) }
  }
}

async function* requestItems(
  app: App,
  staff: { id: string; name: string } | null,
  request: FoundRequest,
  options: PartOptions,
): AsyncGenerator<ZipItem> {
  await setImmediate() // SQLite answers without a pause, so visitors would wait for all requests.
  const stored = await requests(app.db).findById(request.id)
  if (!stored) return // deleted meanwhile
  const chapters: Chapter[] = []
  for (const part of requestParts) chapters.push(...(await part.read(app, stored, options)))
  await noteExport(app, staff, stored.id)

  const { reference } = request
  const folder = folderOf(request)
  const title = `${kindLabel(stored.kind)} ${reference}`
  const envelope = [
    ['Status', statusLabels[stored.status]],
    ['Eingegangen', `${formatDateTime(new Date(stored.receivedAt))} Uhr`],
    ['Abgeschlossen', stored.closedAt === null ? '–' : `${formatDateTime(new Date(stored.closedAt))} Uhr`],
    ['Wird gelöscht', untilOf(request)],
  ] as const
  yield { name: `${folder}/angaben.html`, content: requestHtml(title, envelope, chapters) }
  const { kind, status, receivedAt, closedAt, deleteAfter, contactName, contactEmail } = stored
  const about = { vorgang: reference, art: kind, status, eingegangen: receivedAt, abgeschlossen: closedAt }
  yield {
    name: `${folder}/daten.json`,
    content: json({ ...about, loeschung_ab: deleteAfter, name: contactName, email: contactEmail, ...dataOf(chapters) }),
  }
  for (const { name, storageKey } of chapters.flatMap(({ files = [] }) => files)) {
    const content = await openUpload(app, storageKey)
    if (content) yield { name: `${folder}/dateien/${cleanFileName(name)}`, content }
  }
}

async function noteExport(app: App, staff: { id: string; name: string } | null, id: string): Promise<void> {
  const happenedAt = app.clock.now().toISOString()
  await app.db.transaction().execute(async (trx) => {
    const actor = staff?.id ?? 'office'
    await requests(trx).addEvent(id, { id: app.newId(), kind: 'exported', detail: null, actor, happenedAt })
    await recordAudit(app, trx, staff, { action: 'person.export', subject: { kind: 'submission', id } })
  })
}

const folderOf = ({ reference }: FoundRequest) => `vorgaenge/${reference}`
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function dataOf(chapters: readonly Chapter[]): Record<string, unknown> {
  return Object.fromEntries(chapters.flatMap(({ data }) => (data ? [[data.key, data.value]] : [])))
}

function untilOf({ isHeld, deleteAfter }: FoundRequest): string {
  if (isHeld) return 'vorerst nicht, weil wir ihn als Nachweis brauchen'
  return deleteAfter === null ? 'nach Abschluss und Ablauf der Frist' : formatDayOf(deleteAfter)
}
