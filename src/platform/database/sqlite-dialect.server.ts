import type { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
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

/**
 * Takes the lock at the beginning of a transaction: a deferred BEGIN that writes later fails at once when another process wrote
 * meanwhile (24 of 60 in a trial). Single statements wait for the lock like transactions do.
 */
class DirectDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #connection: DatabaseConnection

  constructor(database: DatabaseSync) {
    super({ database: unused })
    this.#database = database
    this.#connection = directConnection(database)
  }

  override async init(): Promise<void> {}

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async destroy(): Promise<void> {
    this.#database.close()
  }
}

const unused = {
  close: () => {},
  prepare: () => {
    throw new Error('unused')
  },
}

/** A failed migration must leave nothing behind; Kysely's adapter would not wrap DDL in a transaction. */
export class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQLite dialect over Node's own SQLite, all in this thread: for tools, tests and databases in memory. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: unused })
    this.#database = database
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }

  override createDriver(): SqliteDriver {
    return new DirectDriver(this.#database)
  }
}
