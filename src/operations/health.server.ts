import type { App } from '#platform/app.server.ts'
import { freeBytes } from '#platform/database/data-dir.server.ts'
import { assertWritable } from '#platform/database/integrity.server.ts'
import { isMigrated } from '#platform/database/migrate.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { withinTime } from '#platform/within-time.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** `/healthz` tells the truth within 5 seconds, also when the database says nothing at all. */
const LONGEST_CHECK_MS = 3500
/** A client that asks often gets the last answer: a check writes to the disk. */
const FRESH_FOR_MS = 1000
/** One request with its mails takes about 50 KB; with less room than this the next one may not be stored. */
const LEAST_FOR_A_WRITE_BYTES = 1024 * 1024

type Check = { at: number; result: Promise<void> }
const lastChecks = new WeakMap<App, Check>()

/**
 * Resolves when requests can be stored: the database answers, is on its newest form and takes a write, and the disk has room.
 * @throws whatever hinders it.
 */
export function assertHealthy(app: App): Promise<void> {
  const known = lastChecks.get(app)
  if (known && performance.now() - known.at < FRESH_FOR_MS) return known.result
  const late = () => new Error(`No answer within ${LONGEST_CHECK_MS} ms`)
  const result = withinTime(assertTakesWrites(app), LONGEST_CHECK_MS, late)
  lastChecks.set(app, { at: performance.now(), result })
  return result
}

async function assertTakesWrites(app: App): Promise<void> {
  app.confirmDatabase?.()
  if (!(await isMigrated(app.db))) throw new Error('A migration is missing')
  if ((await freeBytes(app.config.dataDir)) < LEAST_FOR_A_WRITE_BYTES) throw new Error('The disk of DATA_DIR is full')
  await assertWritable(app.db)
}

/** Longer than the first retries take: a mail server that is restarted is no alarm. */
const OLDEST_MAIL_MINUTES = 30
export const LEAST_FREE_BYTES = 200 * 1024 * 1024

export type ReadinessCheck = { name: 'mail' | 'disk'; isOk: boolean; detail: string }

/**
 * Adds to `/healthz` for `/readyz`: whether mails leave and the disk has room. The details hold no personal data. A mail
 * that was given up is named but is no alarm by itself: one wrong address must not take the site out of service.
 */
export async function checkReadiness(app: App): Promise<{ isReady: boolean; checks: ReadinessCheck[] }> {
  const checks = await Promise.all([checkMail(app), checkDisk(app)])
  return { isReady: checks.every((check) => check.isOk), checks }
}

async function checkMail(app: App): Promise<ReadinessCheck> {
  const now = app.clock.now()
  const { failed, oldestDueAt } = await outbox(app.db).health(now)
  const minutes =
    oldestDueAt === null ? 0 : Math.max(0, Math.floor((now.getTime() - new Date(oldestDueAt).getTime()) / MINUTE_MS))
  const waiting = oldestDueAt === null ? 'no mail waits' : `the oldest mail has waited ${minutes} min`
  return { name: 'mail', isOk: minutes <= OLDEST_MAIL_MINUTES, detail: `${waiting}, ${failed} given up` }
}

async function checkDisk(app: App): Promise<ReadinessCheck> {
  try {
    const free = await freeBytes(app.config.dataDir)
    return { name: 'disk', isOk: free >= LEAST_FREE_BYTES, detail: `${Math.floor(free / 1024 / 1024)} MB free` }
  } catch {
    return { name: 'disk', isOk: false, detail: 'the data directory cannot be read' }
  }
}
