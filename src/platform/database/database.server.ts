import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type Pg from 'pg'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { openFile } from './sqlite/connection.server.ts'
import type { WriteLimits } from './sqlite/write-queue.server.ts'
import { splitDialect } from './sqlite/writer-dialect.server.ts'
import { lazily } from '../lazily.server.ts'
import { DatabaseBusyError } from './database-busy.server.ts'
import { directDialect } from './sqlite-dialect.server.ts'
import type { Tables } from './tables.server.ts'

export type Db = Kysely<Tables> | Transaction<Tables>
export type Trx = Transaction<Tables>

/** How long a tool waits for SQLite's lock, and how long the server's writer thread does. */
const TOOL_BUSY_TIMEOUT_MS = 30_000
const SERVER_BUSY_TIMEOUT_MS = 5000
const CACHE_KIB = 32_000
const WRITER_CACHE_KIB = 16_000

export type OpenOptions = {
  databaseUrl: string | null
  dataDir: string
  /** `server`: writes in a thread of its own. `tool`: writes in this one, and waits long for a running server's locks. */
  as?: 'server' | 'tool'
}

/** Opens the company's database: PostgreSQL by address, else SQLite in the data directory. The caller destroys it. */
export function openDatabase({ databaseUrl, dataDir, as = 'server' }: OpenOptions): Kysely<Tables> {
  if (databaseUrl !== null) return openPostgres(databaseUrl)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'site.sqlite')
  return as === 'tool' ? openSqlite(path, TOOL_BUSY_TIMEOUT_MS) : openServerSqlite(path)
}

/** Opens one SQLite file (or `:memory:`) with one connection, in this thread. */
export function openSqlite(path: string, busyTimeoutMs = 0): Kysely<Tables> {
  const database = openFile(path, { busyTimeoutMs, cacheKib: CACHE_KIB })
  return new Kysely<Tables>({ dialect: directDialect(database) })
}

/** Opens one SQLite file for a server: reads in this thread, writes in another that nobody waits for but who writes. */
export function openServerSqlite(path: string, { limits }: { limits?: WriteLimits } = {}): Kysely<Tables> {
  const reader = openFile(path, { busyTimeoutMs: 0, cacheKib: CACHE_KIB })
  reader.exec('pragma query_only = on')
  const writer = { path, busyTimeoutMs: SERVER_BUSY_TIMEOUT_MS, cacheKib: WRITER_CACHE_KIB }
  return new Kysely<Tables>({ dialect: splitDialect(reader, writer, limits) })
}

// count() and sum() come as bigint text otherwise; every number here is far below 2^53.
const pg = lazily<typeof Pg>('pg', ({ types }) => {
  types.setTypeParser(types.builtins.INT8, Number)
  types.setTypeParser(types.builtins.NUMERIC, Number)
})

/** So many wait for one of the pool's connections; the next one is refused at once. */
const MOST_WAITING = 128

/** @throws DatabaseBusyError when no connection comes in time. */
async function connectTo(pool: Pg.Pool): Promise<Pg.PoolClient> {
  if (pool.waitingCount >= MOST_WAITING) throw new DatabaseBusyError(`${pool.waitingCount} wait for PostgreSQL`)
  try {
    return await pool.connect()
  } catch (error) {
    // pg's words for `connectionTimeoutMillis`; it has no code for it.
    const isTimeout = error instanceof Error && error.message.includes('timeout exceeded when trying to connect')
    throw isTimeout ? new DatabaseBusyError('PostgreSQL has no connection free', { cause: error }) : error
  }
}

type PostgresOptions = {
  /** How long a statement may take; tools that copy a whole table need longer than visitors wait. */
  statementMs?: number
}

/** `pg` waits for ever when the server stops answering, unless each of these is set. */
export function openPostgres(url: string, { statementMs = 4000 }: PostgresOptions = {}): Kysely<Tables> {
  const pool = new (pg().Pool)({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: statementMs + 1000,
    statement_timeout: statementMs,
    keepAlive: true,
  })
  // A line that is cut in the midst of a transaction: without a listener it would end the process. The query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {}) // An idle connection that breaks is replaced by the pool; the query that needs one reports.
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => connectTo(pool), end: () => pool.end() },
    }),
  })
}
