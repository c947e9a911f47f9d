import { DatabaseSync } from 'node:sqlite'
import type { App } from '../app.server.ts'
import { readContentVersion } from './content-version.server.ts'
import { sharedReads } from '../shared-reads.server.ts'
import { databaseFile } from './in-place.server.ts'

/** Where the running server learns how new the content is: as new as the last commit of any process before `read` was called. */
export type ContentVersionSource = {
  read: () => number | Promise<number>
  close: () => void
}

/** @throws when the database cannot be opened. Migrations must have run. */
export function contentVersionSource({ config, db }: Pick<App, 'config' | 'db'>): ContentVersionSource {
  if (config.databaseUrl === null) return fileVersion(databaseFile(config.dataDir))
  // All who ask while one query runs share the next one.
  return { read: sharedReads(async () => (await readContentVersion(db)).contentVersion), close: () => {} }
}

/**
 * SQLite, on a connection of its own that never writes. `data_version` stands in memory that all processes share and changes with every
 * commit of another connection (1.3 µs); the row is read only then. Requests that arrive in one iteration of the event loop share one read.
 */
function fileVersion(path: string): ContentVersionSource {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 })
  const changes = database.prepare('pragma data_version')
  const row = database.prepare('select content_version from content_state where id = 1')
  let seen: unknown
  let version = Number.NaN
  let isKnown = false
  const forget = () => {
    isKnown = false
  }
  return {
    read() {
      if (isKnown) return version
      const now = changes.get()?.data_version
      if (now !== seen) {
        version = Number(row.get()?.content_version)
        seen = now
      }
      isKnown = true
      setImmediate(forget)
      return version
    },
    close: () => database.close(),
  }
}
