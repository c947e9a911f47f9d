import { setImmediate } from 'node:timers/promises'
import { findSubject, type Subject } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { onceByKey } from '#platform/once-by-key.server.ts'
import type { Cell } from '#platform/spreadsheet/csv.ts'
import type { InboxCursor, InboxQuery } from '#requests/submissions/inbox/inbox-query.ts'
import { inbox, sortValue } from '#requests/submissions/inbox/repository.server.ts'
import { isNeutral, neutralName } from '#requests/submissions/neutral.ts'
import { showReference } from '#requests/submissions/reference.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
import { statusLabels } from '#requests/submissions/status.ts'
import { type Tag, tags } from '#requests/submissions/tags/repository.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { neutralPayload } from '#office/desk/applications/neutral/neutral.server.ts'
import { reasonLabel } from '#office/desk/refusals/reasons.ts'
import { kindLabel } from '#office/desk/request/kind-labels.ts'
import { waysIn } from '#office/desk/entry/came-by.ts'
import { enteredTextsOf } from '#office/desk/request/request-kinds.server.ts'
import { enteredColumns } from './export-columns.ts'

/** More in one file is refused: nobody reads it, and it is a copy of half the database. */
export const MOST_ROWS = 50_000
/** Read at a time: with the longest texts a form takes, 25 rows are some 3 MB. */
const BATCH = 25

export type Table = { headings: string[]; rows: AsyncGenerator<Cell[]> }

type Row = {
  submission: Submission
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
  const subjectOf = ({ apartmentId, propertyId }: Submission) =>
    once(`${apartmentId} ${propertyId}`, () => findSubject(app, { apartmentId, propertyId }))
  let cursor: InboxCursor | undefined
  for (let count = 0; count < MOST_ROWS; count += BATCH) {
    const page = await inbox(app.db).page({ ...query, limit: BATCH, ...(cursor && { cursor }) }, staff.id)
    const requests = await inbox(app.db).listByIds(page.rows.map(({ id }) => id))
    const tagged = await tags(app.db).of(requests.map(({ submission: { id } }) => id))
    const into = await submissions(app.db).referencesOf(
      requests.flatMap(({ submission: { mergedInto } }) => mergedInto ?? []),
    )
    await noteExport(app, staff, requests)
    for (const row of requests) {
      await setImmediate() // SQLite answers without a pause, so visitors would wait for all of it.
      const subject = await subjectOf(row.submission)
      const belongsTo = into.get(row.submission.mergedInto ?? '') ?? null
      const own = tagged.get(row.submission.id) ?? []
      const shown = { ...row, submission: seen(row.submission), subject, tags: own, belongsTo }
      yield columns.map(({ cell }) => cell(shown))
    }
    const last = page.rows.at(-1)
    if (!page.hasLater || !last) return
    cursor = { value: sortValue(last, query.sort), id: last.id, direction: 'after' }
  }
}

/** Before the shortlist a file shows no more than the page does, even to somebody who asked for one name (decision 0024). */
function seen(submission: Submission): Submission {
  if (!isNeutral(submission)) return submission
  const { payload, reference } = submission
  return {
    ...submission,
    contactName: neutralName(showReference(reference)),
    contactEmail: '',
    payload: neutralPayload(payload),
  }
}

async function noteExport(app: App, staff: Staff, rows: readonly { submission: Submission }[]): Promise<void> {
  const happenedAt = app.clock.now().toISOString()
  await app.db.transaction().execute(async (trx) => {
    const event = { kind: 'exported', detail: null, actor: staff.id, happenedAt }
    await Promise.all(
      rows.map(({ submission: { id } }) => submissions(trx).addEvent(id, { id: app.newId(), ...event })),
    )
  })
}

function envelopeColumns(team: ReadonlyMap<string, string>): Column[] {
  const moment = (at: string | null): Cell => (at === null ? null : { moment: at })
  return [
    { heading: 'Vorgang', cell: ({ submission }) => showReference(submission.reference) },
    { heading: 'Art', cell: ({ submission }) => kindLabel(submission.kind) },
    { heading: 'Status', cell: ({ submission }) => statusLabels[submission.status] },
    { heading: 'Eingegangen', cell: ({ submission }) => moment(submission.receivedAt) },
    { heading: 'Versprochen bis', cell: ({ submission }) => moment(submission.dueAt) },
    { heading: 'Abgeschlossen', cell: ({ submission }) => moment(submission.closedAt) },
    { heading: 'Gehört zu', cell: ({ belongsTo }) => (belongsTo === null ? null : showReference(belongsTo)) },
    { heading: 'Name', cell: ({ submission }) => submission.contactName },
    { heading: 'E-Mail', cell: ({ submission }) => submission.contactEmail },
    { heading: 'Wohnung', cell: ({ subject }) => subject?.apartment?.name ?? null },
    { heading: 'Gebäude', cell: ({ subject }) => subject?.propertyName ?? null },
    {
      heading: 'Zuständig',
      cell: ({ submission: { assigneeId } }) =>
        assigneeId === null ? null : (team.get(assigneeId) ?? 'früheres Konto'),
    },
    { heading: 'Herkunft', cell: ({ submission: { cameBy } }) => (cameBy === null ? 'Website' : waysIn[cameBy].label) },
    {
      heading: 'Eingetragen von',
      cell: ({ submission: { enteredBy } }) => (enteredBy === null ? null : (team.get(enteredBy) ?? 'früheres Konto')),
    },
    { heading: 'Schlagwörter', cell: ({ tags: own }) => own.map(({ label }) => label).join(', ') || null },
    { heading: 'Engere Auswahl', cell: ({ submission }) => moment(submission.shortlistedAt) },
    { heading: 'Grund der Absage', cell: ({ submission }) => refusalOf(submission) },
    { heading: 'Dateien', cell: ({ fileCount }) => (fileCount === 0 ? null : { number: fileCount }) },
    { heading: 'Wird gelöscht', cell: ({ submission }) => moment(submission.deleteAfter) },
    { heading: 'Löschung ausgesetzt', cell: ({ submission }) => (submission.legalHold ? 'Ja' : null) },
  ]
}

function refusalOf({ kind, status, refusalReason }: Submission): Cell {
  if (refusalReason === null || status !== 'abgelehnt') return null
  return reasonLabel(kind, refusalReason)
}

function columnsOf(kind: string, isNamed: boolean): Column[] {
  return enteredColumns(enteredTextsOf(kind)).map(({ heading, cell }) => ({
    heading: isNamed ? `${kindLabel(kind)}: ${heading}` : heading,
    cell: ({ submission }) => (submission.kind === kind ? cell(asFields(submission.payload)) : null),
  }))
}

function asFields(payload: unknown): Record<string, unknown> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {}
}
