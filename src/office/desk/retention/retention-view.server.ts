import { kinds } from '#areas/kinds.ts'
import type { App } from '#platform/app.server.ts'
import { agedKinds, agedPeriods } from '#requests/retention/aged-tables.server.ts'
import { msUntilNextRun } from '#requests/retention/daily.server.ts'
import { type DeletionLogEntry, retention } from '#requests/retention/repository.server.ts'
import { planRetention } from '#requests/retention/run-retention.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { type Cursor, showCursor } from '#office/frame/cursor.ts'

export const DUE_PER_PAGE = 50
const LOG_PER_PAGE = 100
const LAST_RUNS = 5

/** Reads what the next run would delete, for the page; the operator's tool reads the same plan. */
export async function retentionView(app: App, after?: Cursor) {
  const now = app.clock.now()
  const due = await retention(app.db).listDue(
    now,
    DUE_PER_PAGE + 1,
    after && { deleteAfter: after.moment, id: after.id },
  )
  const shown = due.slice(0, DUE_PER_PAGE)
  const last = due.length > DUE_PER_PAGE ? shown.at(-1) : undefined
  return {
    plan: await planRetention(app),
    due: shown.map(({ kind, reference, receivedAt, deleteAfter, quarantined }) => ({
      kind,
      reference: showReference(reference),
      receivedAt,
      deleteAfter,
      quarantined,
    })),
    next: last ? showCursor(last.deleteAfter, last.id) : null,
    nextRunAt: new Date(now.getTime() + msUntilNextRun(now)).toISOString(),
    periods: [
      ...kinds.map(({ kind, keepFor, keepFrom = 'received' }) => ({ kind, period: keepFor, from: keepFrom })),
      ...agedKinds.map((kind) => ({ kind, period: agedPeriods[kind], from: 'age' as const })),
    ],
    held: await retention(app.db).countHeld(),
    runs: (await retention(app.db).listLog({ limit: LAST_RUNS, rule: 'run' })).map(({ deletedAt, count }) => ({
      at: deletedAt,
      count,
    })),
  }
}

export async function deletionLogPage(app: App, cursor?: Cursor) {
  const after = cursor && { deletedAt: cursor.moment, id: cursor.id }
  const found = await retention(app.db).listLog({ limit: LOG_PER_PAGE + 1, ...(after && { after }) })
  const entries: DeletionLogEntry[] = found.slice(0, LOG_PER_PAGE)
  const last = found.length > LOG_PER_PAGE ? entries.at(-1) : undefined
  return { entries, next: last ? showCursor(last.deletedAt, last.id) : null }
}
