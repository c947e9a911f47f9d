import type { App } from '#platform/app.server.ts'
import { keepUploads, listPartFiles } from './part-file.server.ts'
import { submissionFiles } from './repository.server.ts'
import { dropUploads } from './uploads.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/**
 * For files of which nobody knows whether their submission was stored: a row keeps its file, all others go.
 * @throws when the database does not answer; then everything stays, and the sweeper tries again.
 */
export async function settleUploads(
  app: Pick<App, 'db' | 'config'>,
  keys: readonly string[],
): Promise<{ kept: number; removed: number }> {
  const known = await submissionFiles(app.db).knownKeys(keys)
  const orphans = keys.filter((key) => !known.has(key))
  await keepUploads(app.config.dataDir, [...known])
  await dropUploads(app, orphans)
  return { kept: known.size, removed: orphans.length }
}

/**
 * Clears what aborted requests and killed processes left in `.part`: files older than a day, or all at the start, when this
 * server is the data directory's only one. Looks at nothing else, so a wrong database costs no stored file.
 */
export async function sweepUploads(app: App, { olderThanMs = DAY_MS } = {}): Promise<void> {
  const before = new Date(app.clock.now().getTime() - olderThanMs)
  const keys = await listPartFiles(app.config.dataDir, before)
  for (let start = 0; start < keys.length; start += BATCH) {
    const { removed } = await settleUploads(app, keys.slice(start, start + BATCH))
    app.log.info('unfinished uploads removed', { removed })
  }
}
