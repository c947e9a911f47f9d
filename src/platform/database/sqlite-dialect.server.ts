import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely'

const KEPT_STATEMENTS = 500
const LONGEST_LOCK_WAIT_MS = 5000

/** `node:sqlite` stores NULL for what it does not know; a repository that forgets to convert must hear of it instead. */
function bind(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (ArrayBuffer.isView(value)) return value as Uint8Array
  throw new TypeError(`Cannot bind ${value instanceof Date ? 'a Date' : typeof value} to an SQL parameter`)
}

const bound = (parameters: readonly unknown[]) => parameters.map(bind)

function wrap(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)) as IterableIterator<unknown>,
  }
}

/**
 * Takes the lock at the beginning of a transaction: a deferred BEGIN that writes later fails at once when another process wrote
 * meanwhile (24 of 60 in a trial). Single statements wait for the lock like transactions do.
 */
class PatientDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= patient(await super.acquireConnection()))
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Waiting inside SQLite would freeze the event loop as long as another process holds the lock. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
    async executeQuery(query, options) {
      const givesUpAt = performance.now() + LONGEST_LOCK_WAIT_MS
      for (let waitMs = 2; ; waitMs = Math.min(waitMs * 2, 50)) {
        try {
          return await connection.executeQuery(query, options)
        } catch (error) {
          if (!isBusy(error) || performance.now() > givesUpAt) throw error
        }
        await new Promise((resolve) => setTimeout(resolve, waitMs))
      }
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

/** A failed migration must leave nothing behind; Kysely's adapter would not wrap DDL in a transaction. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQLite dialect over Node's own SQLite: statements kept, parameters checked, transactions immediate. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({
      database: {
        close: () => {},
        prepare: () => {
          throw new Error('unused')
        },
      },
    })
    this.#database = database
  }

  override createAdapter() {
    return new TransactionalDdlAdapter()
  }

  override createDriver() {
    const kept = new Map<string, ReturnType<typeof wrap>>()
    const database = this.#database
    return new PatientDriver({
      database: {
        close: () => database.close(),
        prepare(sql: string) {
          const known = kept.get(sql)
          if (known) return known
          if (kept.size >= KEPT_STATEMENTS) kept.clear()
          const statement = wrap(database.prepare(sql))
          kept.set(sql, statement)
          return statement
        },
      },
    })
  }
}
