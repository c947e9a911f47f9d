import { performance } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { App } from '../app.server.ts'
import { withinTime } from '../within-time.ts'
import { databaseFile } from './data-dir.server.ts'
import { DatabaseBusyError } from './database-busy.server.ts'
import type { Db, Trx } from './database.server.ts'
import type { Tables } from './tables.server.ts'
import { oneFor } from '#platform/one-for.ts'

/** Put together once: what is kept of the content asks for it at every use. */
const newest = CompiledQuery.raw('select content_version, changed_at from content_state')

type Newest = Pick<Tables['content_state'], 'content_version' | 'changed_at'>

/** Raised by every write to the portfolio, in its transaction: what is cached anywhere carries it and expires with it. */
export async function raiseContentVersion(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('content_state')
    .set({ content_version: sql<number>`content_version + 1`, changed_at: now.toISOString() })
    .where('id', '=', 1)
    .execute()
}

/** Changes content, whole or not at all, and raises its version: in the caller's transaction, else in one of its own. */
export async function changeContent(db: Db, now: Date, change: (trx: Trx) => Promise<unknown>): Promise<void> {
  const run = async (trx: Trx) => {
    await change(trx)
    await raiseContentVersion(trx, now)
  }
  if (db.isTransaction) await run(db as Trx)
  else await db.transaction().execute(run)
}

/** The portfolio's version and when it was raised last. */
export async function readContentVersion(db: Db): Promise<{ contentVersion: number; changedAt: string }> {
  const [row] = (await db.executeQuery<Newest>(newest)).rows
  if (!row) throw new Error('The content has no version')
  return { contentVersion: row.content_version, changedAt: row.changed_at }
}

/**
 * Keeps values of the public content until it changes: `most` of them, those read last. They are shared by all who ask, so
 * nobody may change it, and it must hold for every reader (no drafts). Who has a source of the version (below) gives it: on SQLite it
 * costs no query.
 */
export function keptByVersion<Value>(most: number) {
  const valuesOf = oneFor((_db: Db) => new LRUCache<string, Promise<Value>>({ max: most }))

  return async (db: Db, key: string, read: () => Promise<Value>, versions?: ContentVersionSource): Promise<Value> => {
    // A later read is never older than its version says.
    const contentVersion = versions ? await versions.read() : (await readContentVersion(db)).contentVersion
    const values = valuesOf(db)
    const versioned = `${contentVersion} ${key}`
    const known = values.get(versioned)
    if (known) return known
    const value = read()
    values.set(versioned, value)
    // A database that did not answer is asked again by the next.
    value.catch(() => values.delete(versioned))
    return value
  }
}

/** A page does not wait longer for a server that says nothing; two such times pass when it comes while one is asked. */
const VERSION_WITHIN_MS = 1000

/** Where the running server learns how new the content is: as new as the last commit of any process before `read` was called. */
export type ContentVersionSource = {
  read: () => number | Promise<number>
  close: () => void
}

type Versioned = { config: Pick<App['config'], 'dataDir' | 'databaseUrl'>; db: Db }

/** @throws when the database cannot be opened. Migrations must have run. */
export function contentVersionSource({ config, db }: Versioned): ContentVersionSource {
  if (config.databaseUrl === null) return fileVersion(databaseFile(config.dataDir))
  // All who ask while one query runs share the next one.
  const read = async () => (await readContentVersion(db)).contentVersion
  const late = () => new DatabaseBusyError('PostgreSQL does not say how new the content is')
  return { read: sharedReads(() => withinTime(read(), VERSION_WITHIN_MS, late)), close: () => {} }
}

/**
 * SQLite, on a connection of its own that never writes. `data_version` stands in memory that all processes share and changes with every
 * commit of another connection (2.4 µs); the row is read only then. Requests that arrive in one iteration of the event loop share one read.
 */
function fileVersion(path: string): ContentVersionSource {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 })
  const changes = database.prepare('pragma data_version')
  const row = database.prepare('select content_version from content_state where id = 1')
  let seen: unknown
  let version = Number.NaN
  let readIn = Number.NaN
  return {
    read() {
      // Notices that have arrived by this iteration were sent before it; the next one may tell of a later commit.
      const iteration = performance.nodeTiming.uvMetricsInfo.loopCount
      if (iteration === readIn) return version
      const now = changes.get()?.data_version
      if (now !== seen) {
        version = Number(row.get()?.content_version)
        seen = now
      }
      // Not when the database has refused: whoever comes next hears so as well.
      readIn = iteration
      return version
    },
    close: () => database.close(),
  }
}

/** One query at a time, and never one that began before it was asked for: a caller that comes while one runs waits for the next. */
export function sharedReads<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | null = null
  const begin = () => {
    next = null
    const asked = query()
    running = asked
    return asked
  }
  return () => (next ??= running.then(begin, begin))
}
