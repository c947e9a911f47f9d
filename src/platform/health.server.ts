import { statfs } from 'node:fs/promises'
import type { App } from './app.server.ts'
import { assertWritable } from './database/integrity.server.ts'
import { isMigrated } from './database/migrate.server.ts'
import { withinTime } from './within-time.ts'

/** `/healthz` tells the truth within 5 seconds, also when the database says nothing at all. */
const LONGEST_CHECK_MS = 3500
/** A client that asks often gets the last answer: a check writes to the disk. */
const FRESH_FOR_MS = 1000
/** One submission with its mails takes about 50 KB; with less room than this the next one may not be stored. */
const LEAST_FREE_BYTES = 1024 * 1024

type Check = { at: number; result: Promise<void> }
const lastChecks = new WeakMap<App, Check>()

/**
 * Resolves when submissions can be stored: the database answers, is on its newest form and takes a write, and the disk has room.
 * @throws whatever hinders it.
 */
export function assertHealthy(app: App): Promise<void> {
  const known = lastChecks.get(app)
  if (known && performance.now() - known.at < FRESH_FOR_MS) return known.result
  const late = () => new Error(`No answer within ${LONGEST_CHECK_MS} ms`)
  const result = withinTime(check(app), LONGEST_CHECK_MS, late)
  lastChecks.set(app, { at: performance.now(), result })
  return result
}

async function check(app: App): Promise<void> {
  app.confirmDatabase?.()
  if (!(await isMigrated(app.db))) throw new Error('A migration is missing')
  await assertRoom(app.config.dataDir)
  await assertWritable(app.db)
}

async function assertRoom(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('The disk of DATA_DIR is full')
}
