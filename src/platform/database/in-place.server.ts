import { statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Remembers which file the open SQLite database is. The returned check throws when the path leads elsewhere by now: after
 * a rename or an unlink a server goes on writing into a file that nobody will find again, and answers 201. It throws as well when the
 * file has become smaller, which SQLite never makes it.
 */
export function watchDatabaseFile(path: string): () => void {
  const opened = statSync(path, { bigint: true })
  let { size } = opened
  return () => {
    const now = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (now?.ino !== opened.ino || now.dev !== opened.dev) {
      throw new Error('The database file was moved or replaced while the server runs; restart the server')
    }
    if (now.size < size) throw new Error('The database file was cut off while the server runs; restore a backup')
    size = now.size
  }
}

/** Where SQLite's file lies. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite')
}
