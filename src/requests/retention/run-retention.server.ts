import { setImmediate } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { type AgedKind, agedKinds } from './aged-tables.server.ts'
import { agedLines } from './aged/repository.server.ts'
import { type DueGroup, deleteRequests, removeMailFiles, sumUp } from './delete-requests.server.ts'
import { forgetDeletedPages } from '#platform/database/deleted-pages.server.ts'
import { type DeletionRule, retention } from './repository.server.ts'
import { DAY_MS, MINUTE_MS } from '#values/durations.ts'

/** Never more than a fifth at once without somebody looking: a wrong clock would delete everything. */
const LARGEST_SHARE = 0.2
/** The daily run writes at least one row a day, so a gap this long means that the clock jumped or the site slept. */
const LONGEST_GAP_DAYS = 30
const CLOCK_SKEW_MS = 5 * MINUTE_MS
/** Files are removed while the database waits, so a visitor waits for at most so many. */
const BATCH = 100
const LINES_BATCH = 1000

/** Plans a run as of now. Both the office's page and the operator's tool show it. */
export type RetentionPlan = {
  groups: DueGroup[]
  /** Requests; what --confirm must say. */
  total: number
  /** Old lines of logs, by table. */
  aged: { kind: AgedKind; count: number }[]
  /** Why the run would delete nothing; null: it would. */
  refusal: string | null
}

export type RetentionOutcome =
  | ({ kind: 'planned' } & RetentionPlan)
  | ({ kind: 'refused' } & RetentionPlan & { refusal: string })
  | ({ kind: 'done'; isForgotten: boolean } & Omit<RetentionPlan, 'refusal'>)

type Options = {
  dryRun?: boolean
  /** The exact number of requests that somebody has looked at; lifts the refusals when it is still right. */
  confirmed?: number | undefined
}

export async function planRetention(app: App, confirmed?: number): Promise<RetentionPlan> {
  const now = app.clock.now()
  const groups = (await retention(app.db).countDue(now)).map(({ kind, quarantined, count }) => ({
    kind,
    rule: ruleOf({ quarantined }),
    count,
  }))
  const total = countOf(groups)
  const aged = []
  for (const kind of agedKinds) {
    const count = await agedLines(app.db, now).count(kind)
    if (count > 0) aged.push({ kind, count })
  }
  const isConfirmed = confirmed !== undefined && confirmed === total
  return { groups, total, aged, refusal: isConfirmed ? null : await reasonToRefuse(app, total, now) }
}

/**
 * Deletes what has been kept long enough: requests with everything that hangs on them and old lines of logs, in batches so that
 * visitors do not wait; then the pages in which SQLite would still hold them. Safe to repeat after a crash.
 */
export async function runRetention(app: App, { dryRun = false, confirmed }: Options = {}): Promise<RetentionOutcome> {
  const now = app.clock.now()
  const plan = await planRetention(app, confirmed)
  const { total, refusal } = plan
  if (dryRun) return { kind: 'planned', ...plan }
  if (refusal !== null) {
    app.log.warn('retention refused', { total, reason: refusal })
    return { kind: 'refused', ...plan, refusal }
  }

  const deleted: DueGroup[] = []
  for (let left = total; left > 0; left -= BATCH) {
    await setImmediate() // SQLite answers without a pause, so visitors would wait for all batches.
    const limit = Math.min(left, BATCH)
    deleted.push(...(await deleteRequests(app, (trx) => retention(trx).findDue(now, limit), ruleOf)))
  }
  const aged = []
  for (const { kind } of plan.aged) aged.push({ kind, count: await deleteAged(app, kind, now) })
  const isForgotten = await forgetDeletedPages(app)
  const groups = sumUp(deleted)
  const count = countOf(groups)
  await retention(app.db).log({ id: app.newId(), kind: '*', rule: 'run', count, now })
  app.log.info('retention done', { total: count, isForgotten })
  return { kind: 'done', groups, total: count, aged, isForgotten }
}

async function deleteAged(app: App, kind: AgedKind, now: Date): Promise<number> {
  let count = 0
  for (let went = LINES_BATCH; went === LINES_BATCH; count += went) {
    await setImmediate()
    const ids = await agedLines(app.db, now).find(kind, LINES_BATCH)
    // A mail that was kept as a file goes before its row: after a crash a row without its file is found again.
    if (kind === 'outbox') await removeMailFiles(app, ids)
    await agedLines(app.db, now).end(kind, ids)
    went = ids.length
  }
  await retention(app.db).log({ id: app.newId(), kind, rule: 'age', count, now })
  return count
}

async function reasonToRefuse(app: App, total: number, now: Date): Promise<string | null> {
  const last = await retention(app.db).lastActivityAt()
  if (last !== null) {
    const gapMs = now.getTime() - Date.parse(last)
    if (gapMs < -CLOCK_SKEW_MS)
      return `Die Uhr geht nach: Der letzte Eintrag ist von ${last}, jetzt ist es ${now.toISOString()}.`
    if (gapMs > LONGEST_GAP_DAYS * DAY_MS) {
      return `Der letzte Eintrag ist ${Math.floor(gapMs / DAY_MS)} Tage alt. Entweder ist die Uhr gesprungen oder die Seite stand still.`
    }
  }
  const all = await retention(app.db).countAll()
  if (total > all * LARGEST_SHARE) return `${total} von ${all} Einsendungen wären zu löschen, mehr als 20 % auf einmal.`
  return null
}

function countOf(groups: readonly DueGroup[]): number {
  return groups.reduce((sum, group) => sum + group.count, 0)
}

function ruleOf({ quarantined }: { quarantined: boolean }): DeletionRule {
  return quarantined ? 'quarantine' : 'retention'
}
