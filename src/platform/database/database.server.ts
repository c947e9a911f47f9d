import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, type LogEvent, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { NodeSqliteDialect } from './sqlite-dialect.server.ts'
import type { Tables } from './tables.server.ts'

export type Db = Kysely<Tables> | Transaction<Tables>
export type Trx = Transaction<Tables>

/** How long a tool waits for SQLite's lock. The server waits without blocking instead (see the dialect). */
const TOOL_BUSY_TIMEOUT_MS = 30_000

export type OpenOptions = {
  databaseUrl: string | null
  dataDir: string
  /** `tool`: waits long for a running server's locks. */
  as?: 'server' | 'tool'
  /** Hears of every statement when it is done. */
  onQuery?: OnQuery | undefined
}

/** `sql` holds placeholders, never values. */
export type RanQuery = { sql: string; ms: number; failed: boolean }
type OnQuery = (query: RanQuery) => void

/** Opens the company's database: PostgreSQL by address, else SQLite in the data directory. The caller destroys it. */
export function openDatabase({ databaseUrl, dataDir, as = 'server', onQuery }: OpenOptions): Kysely<Tables> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, undefined, onQuery)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(join(dataDir, 'site.sqlite'), as === 'tool' ? TOOL_BUSY_TIMEOUT_MS : 0, onQuery)
}

function reportTo(onQuery: OnQuery | undefined) {
  if (!onQuery) return {}
  return {
    log: (event: LogEvent) =>
      onQuery({ sql: event.query.sql, ms: event.queryDurationMillis, failed: event.level === 'error' }),
  }
}

/**
 * Opens one SQLite file (or `:memory:`). FULL and WAL lost none of 1,500 acknowledged rows in simulated power cuts,
 * NORMAL lost 304; `secure_delete` overwrites what is deleted, because it is personal.
 */
export function openSqlite(path: string, busyTimeoutMs = 0, onQuery?: OnQuery): Kysely<Tables> {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma temp_store = memory;
    pragma cache_size = -32000;
  `)
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(database), ...reportTo(onQuery) })
}

// count() and sum() come as bigint text otherwise; every number here is far below 2^53.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)

/** `pg` waits for ever when the server stops answering, unless each of these is set. `schema` is for tests. */
export function openPostgres(url: string, schema?: string, onQuery?: OnQuery): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    statement_timeout: 4000,
    keepAlive: true,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  })
  // A line that is cut in the midst of a transaction: without a listener it would end the process. The query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {}) // An idle connection that breaks is replaced by the pool; the query that needs one reports.
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...reportTo(onQuery) })
}
