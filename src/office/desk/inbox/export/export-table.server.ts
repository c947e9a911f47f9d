import { setImmediate } from 'node:timers/promises'
import { findSubject, type Subject } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { onceByKey } from '#platform/once-by-key.server.ts'
import type { Cell } from '#platform/spreadsheet/csv.ts'
import type { InboxCursor, InboxQuery } from '#requests/request/inbox/inbox-query.ts'
import { inbox, sortValue } from '#requests/request/inbox/repository.server.ts'
import { isNeutral, neutralName } from '#requests/request/neutral.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { statusLabels } from '#requests/request/status.ts'
import { type Tag, tags } from '#requests/request/tags/repository.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { neutralPayload } from '#office/desk/applications/neutral/neutral.server.ts'
import { asFields } from '#office/desk/applications/neutral/personal-words.server.ts'
import { reasonLabel } from '#office/desk/refusals/reasons.ts'
import { kindLabel } from '#office/desk/request/kind-labels.ts'
import { waysIn } from '#office/desk/entry/came-by.ts'
import { addEvent } from '#office/desk/request/note-change.server.ts'
import { enteredTextsOf } from '#office/desk/request/request-kinds.server.ts'
import { enteredColumns } from './export-columns.ts'

/** More in one file is refused: nobody reads it, and it is a copy of half the database. */
export const MOST_ROWS = 50_000
/** Read at a time: with the longest texts a form takes, 25 rows are some 3 MB. */
const BATCH = 25

export type Table = { headings: string[]; rows: AsyncGenerator<Cell[]> }

type Row = {
  request: StoredRequest
  fileCount: number
  tags: readonly Tag[]
  subject: Subject | null
  /** The reference of the request that it is handled together with. */
  belongsTo: string | null
}
type Column = { heading: string; cell: (row: Row) => Cell }

export type ExportContext = {
  app: App
  staff: Staff
  query: InboxQuery
  /** Names of accounts by their ids. */
  team: ReadonlyMap<string, string>
}

/** The list as a table, in its order: what stands around each request, then what was entered. Several kinds name theirs before each field. */
export function tableOf(context: ExportContext, kinds: readonly string[]): Table {
  const columns = [...envelopeColumns(context.team), ...kinds.flatMap((kind) => columnsOf(kind, kinds.length > 1))]
  return {
    headings: columns.map(({ heading }) => heading),
    rows: rowsOf({ ...context, query: { ...context.query, kinds } }, columns),
  }
}

/** The kinds of which something is in the list. */
export async function kindsInList({ app, staff, query }: ExportContext): Promise<string[]> {
  const present = []
  for (const kind of query.kinds) {
    const { rows } = await inbox(app.db).page({ ...query, kinds: [kind], limit: 1 }, staff.id)
    if (rows.length > 0) present.push(kind)
  }
  return present
}

async function* rowsOf({ app, staff, query }: ExportContext, columns: readonly Column[]): AsyncGenerator<Cell[]> {
  const once = onceByKey<Subject | null>({ isKept: true })
  const subjectOf = ({ apartmentId, propertyId }: StoredRequest) =>
    once(`${apartmentId} ${propertyId}`, () => findSubject(app, { apartmentId, propertyId }))
  let cursor: InboxCursor | undefined
  for (let count = 0; count < MOST_ROWS; count += BATCH) {
    const page = await inbox(app.db).page({ ...query, limit: BATCH, ...(cursor && { cursor }) }, staff.id)
    const found = await inbox(app.db).listByIds(page.rows.map(({ id }) => id))
    const tagged = await tags(app.db).of(found.map(({ request: { id } }) => id))
    const into = await requests(app.db).referencesOf(found.flatMap(({ request: { mergedInto } }) => mergedInto ?? []))
    await noteExport(app, staff, found)
    for (const row of found) {
      await setImmediate() // SQLite answers without a pause, so visitors would wait for all of it.
      const subject = await subjectOf(row.request)
      const belongsTo = into.get(row.request.mergedInto ?? '') ?? null
      const own = tagged.get(row.request.id) ?? []
      const shown = { ...row, request: seen(row.request), subject, tags: own, belongsTo }
      yield columns.map(({ cell }) => cell(shown))
    }
    const last = page.rows.at(-1)
    if (!page.hasLater || !last) return
    cursor = { value: sortValue(last, query.sort), id: last.id, direction: 'after' }
  }
}

/** Before the shortlist a file shows no more than the page does, even to somebody who asked for one name (decision 0024). */
function seen(request: StoredRequest): StoredRequest {
  if (!isNeutral(request)) return request
  const { payload, reference } = request
  return {
    ...request,
    contactName: neutralName(showReference(reference)),
    contactEmail: '',
    payload: neutralPayload(payload),
  }
}

async function noteExport(app: App, staff: Staff, rows: readonly { request: StoredRequest }[]): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    await Promise.all(rows.map(({ request: { id } }) => addEvent(app, trx, staff, { id, kind: 'exported' })))
  })
}

function envelopeColumns(team: ReadonlyMap<string, string>): Column[] {
  const moment = (at: string | null): Cell => (at === null ? null : { moment: at })
  return [
    { heading: 'Vorgang', cell: ({ request }) => showReference(request.reference) },
    { heading: 'Art', cell: ({ request }) => kindLabel(request.kind) },
    { heading: 'Status', cell: ({ request }) => statusLabels[request.status] },
    { heading: 'Eingegangen', cell: ({ request }) => moment(request.receivedAt) },
    { heading: 'Versprochen bis', cell: ({ request }) => moment(request.dueAt) },
    { heading: 'Abgeschlossen', cell: ({ request }) => moment(request.closedAt) },
    { heading: 'Gehört zu', cell: ({ belongsTo }) => (belongsTo === null ? null : showReference(belongsTo)) },
    { heading: 'Name', cell: ({ request }) => request.contactName },
    { heading: 'E-Mail', cell: ({ request }) => request.contactEmail },
    { heading: 'Wohnung', cell: ({ subject }) => subject?.apartment?.name ?? null },
    { heading: 'Gebäude', cell: ({ subject }) => subject?.propertyName ?? null },
    {
      heading: 'Zuständig',
      cell: ({ request: { assigneeId } }) => (assigneeId === null ? null : (team.get(assigneeId) ?? 'früheres Konto')),
    },
    { heading: 'Herkunft', cell: ({ request: { cameBy } }) => (cameBy === null ? 'Website' : waysIn[cameBy].label) },
    {
      heading: 'Eingetragen von',
      cell: ({ request: { enteredBy } }) => (enteredBy === null ? null : (team.get(enteredBy) ?? 'früheres Konto')),
    },
    { heading: 'Schlagwörter', cell: ({ tags: own }) => own.map(({ label }) => label).join(', ') || null },
    { heading: 'Engere Auswahl', cell: ({ request }) => moment(request.shortlistedAt) },
    { heading: 'Grund der Absage', cell: ({ request }) => refusalOf(request) },
    { heading: 'Dateien', cell: ({ fileCount }) => (fileCount === 0 ? null : { number: fileCount }) },
    { heading: 'Wird gelöscht', cell: ({ request }) => moment(request.deleteAfter) },
    { heading: 'Löschung ausgesetzt', cell: ({ request }) => (request.legalHold ? 'Ja' : null) },
  ]
}

function refusalOf({ kind, status, refusalReason }: StoredRequest): Cell {
  if (refusalReason === null || status !== 'abgelehnt') return null
  return reasonLabel(kind, refusalReason)
}

function columnsOf(kind: string, isNamed: boolean): Column[] {
  return enteredColumns(enteredTextsOf(kind)).map(({ heading, cell }) => ({
    heading: isNamed ? `${kindLabel(kind)}: ${heading}` : heading,
    cell: ({ request }) => (request.kind === kind ? cell(asFields(request.payload)) : null),
  }))
}
