import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { mailFile } from '#platform/mail/mailer.server.ts'
import { forgetDeletedPages, retention, type DueSubmission } from './repository.server.ts'

/** trust.md: never more than a fifth at once without somebody looking. */
const LARGEST_SHARE = 0.2
/** The daily run writes at least one row a day, so a gap this long means that the clock jumped or the site slept. */
const LONGEST_GAP_DAYS = 30
const CLOCK_SKEW_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000
const BATCH = 500

export type RetentionRule = 'retention' | 'quarantine'
export type DueGroup = { kind: string; rule: RetentionRule; count: number }

export type RetentionOutcome =
  | { kind: 'planned'; groups: DueGroup[]; total: number; refusal: string | null }
  | { kind: 'refused'; groups: DueGroup[]; total: number; refusal: string }
  | { kind: 'done'; groups: DueGroup[]; total: number; isForgotten: boolean }

type Options = {
  dryRun?: boolean
  /** The exact number of submissions that somebody has looked at; lifts the refusals when it is still right. */
  confirmed?: number
}

/**
 * Deletes what has been kept long enough: first the files, then the rows with everything that hangs on them, in batches so
 * that visitors do not wait; then the log in which SQLite would still hold them. Safe to repeat after a crash.
 */
export async function runRetention(app: App, { dryRun = false, confirmed }: Options = {}): Promise<RetentionOutcome> {
  const now = app.clock.now()
  const groups = (await retention(app.db).countDue(now)).map(({ kind, quarantined, count }) => ({
    kind,
    rule: ruleOf(quarantined),
    count,
  }))
  const total = groups.reduce((sum, group) => sum + group.count, 0)
  const refusal = confirmed !== undefined && confirmed === total ? null : await reasonToRefuse(app, total, now)
  if (dryRun) return { kind: 'planned', groups, total, refusal }
  if (refusal !== null) {
    app.log.warn('retention refused', { total, reason: refusal })
    return { kind: 'refused', groups, total, refusal }
  }

  const deleted = new Map<string, DueGroup>()
  for (let left = total; left > 0; left -= BATCH) {
    await setImmediate() // SQLite answers without a pause, so visitors would wait for all batches.
    const batch = await deleteBatch(app, Math.min(left, BATCH), now)
    for (const group of batch) {
      const key = `${group.kind} ${group.rule}`
      deleted.set(key, { ...group, count: group.count + (deleted.get(key)?.count ?? 0) })
    }
  }
  const isForgotten = await forgetDeletedPages(app.db)
  const done = [...deleted.values()]
  const count = done.reduce((sum, group) => sum + group.count, 0)
  await retention(app.db).log({ id: app.newId(), kind: '*', rule: 'run', count, now })
  app.log.info('retention done', { total: count, isForgotten })
  return { kind: 'done', groups: done, total: count, isForgotten }
}

async function reasonToRefuse(app: App, total: number, now: Date): Promise<string | null> {
  const last = await retention(app.db).lastActivityAt()
  if (last !== null) {
    const gapMs = now.getTime() - new Date(last).getTime()
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

async function deleteBatch(app: App, limit: number, now: Date): Promise<DueGroup[]> {
  const due = await retention(app.db).findDue(now, limit)
  // Files first: after a crash a row without its file is found again, a file without its row never.
  for (const submission of due) await removeFiles(app, submission)
  return app.db.transaction().execute(async (trx) => {
    const gone = new Set(
      await retention(trx).delete(
        due.map((submission) => submission.id),
        now,
      ),
    )
    const groups = new Map<string, DueGroup>()
    for (const { id, kind, quarantined } of due) {
      if (!gone.has(id)) continue
      const rule = ruleOf(quarantined)
      groups.set(`${kind} ${rule}`, { kind, rule, count: 1 + (groups.get(`${kind} ${rule}`)?.count ?? 0) })
    }
    for (const group of groups.values()) await retention(trx).log({ id: app.newId(), ...group, now })
    return [...groups.values()]
  })
}

async function removeFiles(app: App, { outboxIds, storageKeys }: DueSubmission): Promise<void> {
  const files = [
    ...outboxIds.map((id) => mailFile(app.config.dataDir, id)),
    ...storageKeys.map((key) => join(app.config.dataDir, 'uploads', key)),
  ]
  await Promise.all(files.map((file) => rm(file, { force: true })))
}

function ruleOf(quarantined: boolean): RetentionRule {
  return quarantined ? 'quarantine' : 'retention'
}
