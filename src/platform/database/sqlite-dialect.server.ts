import type { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { bind, isLocked, statementsOf, type StatementResult } from './sqlite/connection.server.ts'

const LONGEST_LOCK_WAIT_MS = 5000

/** The rows in Kysely's form. */
export function toQueryResult<Row>({ rows, changes, lastInsertRowid }: StatementResult): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes === null ? {} : { numAffectedRows: BigInt(changes) }),
    ...(lastInsertRowid === null ? {} : { insertId: BigInt(lastInsertRowid) }),
  }
}

/** One connection of this thread. Its statements wait for another process's lock without freezing the event loop. */
export function directConnection(database: DatabaseSync): DatabaseConnection {
  const run = statementsOf(database)
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const values = parameters.map(bind)
      const givesUpAt = performance.now() + LONGEST_LOCK_WAIT_MS
      for (let waitMs = 2; ; waitMs = Math.min(waitMs * 2, 50)) {
        try {
          return toQueryResult<Row>(run(sql, values))
        } catch (error) {
          if (!isLocked(error) || performance.now() > givesUpAt) throw error
        }
        await new Promise((resolve) => setTimeout(resolve, waitMs))
      }
    },
    async *streamQuery<Row>(query: CompiledQuery) {
      yield await this.executeQuery<Row>(query)
    },
  }
}

/** A failed migration must leave nothing behind; Kysely's adapter would not wrap DDL in a transaction. */
export class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Makes the dialect that Kysely needs besides its connections. */
export function sqliteDialect(driver: Driver, adapter: SqliteAdapter): Dialect {
  return {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * Kysely over Node's own SQLite, all in this thread: for tools, tests and databases in memory. A transaction takes the lock at its
 * beginning: a deferred BEGIN that writes later fails at once when another process wrote meanwhile (24 of 60 in a trial).
 */
export function directDialect(database: DatabaseSync): Dialect {
  const connection = directConnection(database)
  const execute = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)))
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: () => execute('begin immediate'),
    commitTransaction: () => execute('commit'),
    // A full disk may have ended the transaction already; its error must not be hidden by that of a second rollback.
    rollbackTransaction: async () => {
      if (database.isTransaction) await execute('rollback')
    },
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  }
  return sqliteDialect(driver, new TransactionalDdlAdapter())
}
