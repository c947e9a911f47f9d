import { readContentVersion } from './content-version.server.ts'
import type { Db } from './database.server.ts'

type Kept<Value> = { version: number; values: Map<string, Promise<Value>> }

/**
 * What was read of the public content, kept until the content changes: `most` values, those read last. It is shared by all who ask, so
 * nobody may change it, and it must hold for every reader (no drafts).
 */
export function keptByVersion<Value>(most: number) {
  const byDatabase = new WeakMap<Db, Kept<Value>>()

  return async (db: Db, key: string, read: () => Promise<Value>): Promise<Value> => {
    // What is read after this is never older than its version says.
    const { contentVersion: version } = await readContentVersion(db)
    let kept = byDatabase.get(db)
    if (kept?.version !== version) {
      kept = { version, values: new Map() }
      byDatabase.set(db, kept)
    }
    const { values } = kept
    const known = values.get(key)
    if (known) return known
    const value = read()
    if (values.size >= most) values.delete(values.keys().next().value ?? '')
    values.set(key, value)
    // A database that did not answer is asked again by the next.
    value.catch(() => values.delete(key))
    return value
  }
}
