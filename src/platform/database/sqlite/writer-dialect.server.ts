import { DatabaseSync } from 'node:sqlite'
import {
  SelectQueryNode,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteAdapter,
} from 'kysely'
import { directConnection, toQueryResult, TransactionalDdlAdapter } from '../sqlite-dialect.server.ts'
import type { RanQuery } from '../database.server.ts'
import type { Statement } from '../whole-transaction.server.ts'
import { bind, type Row as StoredRow } from './statements.server.ts'
import type { Turn } from './turn.server.ts'
import { createWriteQueue, type WriteLimits, type WriteQueue } from './write-queue.server.ts'
import { startWriterThread } from './writer-thread.server.ts'

const READS =
  /^\s*(select|values|explain|pragma\s+(quick_check|integrity_check|foreign_key_check|table_\w+|index_\w+|page_count|freelist_count|cache_size|user_version\s*$))\b/i
/** SQLite does not take these inside a transaction. */
const STANDS_ALONE = /^\s*(pragma|vacuum|attach|detach)\b/i

type Options = {
  path: string
  /** Of this thread: sees the last commit, changes nothing. */
  reader: DatabaseSync
  busyTimeoutMs: number
  cacheKib: number
  limits?: WriteLimits
  /** Hears of every whole transaction; of single statements Kysely tells. */
  onWhole?: ((ran: RanQuery) => void) | undefined
}

/** Outside of transactions what reads runs in this thread at once; everything else waits for its turn in the thread that writes. */
class SplitConnection implements DatabaseConnection {
  readonly #reader: DatabaseConnection
  readonly #queue: WriteQueue
  #turn: Turn | null = null

  constructor(reader: DatabaseConnection, queue: WriteQueue) {
    this.#reader = reader
    this.#queue = queue
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const { query, sql, parameters } = compiled
    if (!this.#turn && (SelectQueryNode.is(query) || READS.test(sql))) return this.#reader.executeQuery<Row>(compiled)
    const values = parameters.map(bind)
    if (this.#turn) return toQueryResult<Row>(await this.#turn.run(sql, values))
    const run = STANDS_ALONE.test(sql) ? this.#queue.alone : this.#queue.single
    return toQueryResult<Row>(await run(sql, values))
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async begin(): Promise<void> {
    this.#turn = await this.#queue.begin()
  }

  async commit(): Promise<void> {
    await this.#turn?.keep()
    this.#turn = null
  }

  async rollback(): Promise<void> {
    await this.#turn?.drop()
    this.#turn = null
  }
}

class SplitDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #reader: DatabaseConnection
  readonly #queue: WriteQueue

  constructor(reader: DatabaseSync, queue: WriteQueue) {
    this.#database = reader
    this.#reader = directConnection(reader)
    this.#queue = queue
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SplitConnection> {
    return new SplitConnection(this.#reader, this.#queue)
  }

  beginTransaction = (connection: SplitConnection): Promise<void> => connection.begin()
  commitTransaction = (connection: SplitConnection): Promise<void> => connection.commit()
  rollbackTransaction = (connection: SplitConnection): Promise<void> => connection.rollback()

  async releaseConnection(): Promise<void> {}

  /** The writing connection is the last to close, so that it tidies up the log. */
  async destroy(): Promise<void> {
    this.#database.close()
    await this.#queue.close()
  }
}

/** Reads of one request do not wait for the transaction of another, and what is whole is stored with others at once. */
export class SplitAdapter extends TransactionalDdlAdapter {
  readonly #queue: WriteQueue
  readonly #onWhole: Options['onWhole']

  constructor(queue: WriteQueue, onWhole: Options['onWhole']) {
    super()
    this.#queue = queue
    this.#onWhole = onWhole
  }

  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** See `storeWhole` of `../whole-transaction.server.ts`. */
  async storeWhole(statements: readonly Statement[]): Promise<StoredRow[][] | null> {
    const bound = statements.map(({ sql, parameters, mustReturn }) => ({
      sql,
      parameters: parameters.map(bind),
      mustReturn,
    }))
    const stored = this.#queue.whole(bound)
    return this.#onWhole ? report(stored, statements, this.#onWhole) : stored
  }
}

async function report<Result>(
  stored: Promise<Result>,
  statements: readonly Statement[],
  onWhole: (ran: RanQuery) => void,
): Promise<Result> {
  const startedAt = performance.now()
  const tell = (failed: boolean) =>
    onWhole({ sql: statements.map(({ sql }) => sql).join('; '), ms: performance.now() - startedAt, failed })
  try {
    const result = await stored
    tell(false)
    return result
  } catch (error) {
    tell(true)
    throw error
  }
}

/** Kysely over one SQLite file with a reading connection in this thread and a writing one in a thread of its own (decision 0029). */
export class SplitSqliteDialect extends SqliteDialect {
  readonly #reader: DatabaseSync
  readonly #queue: WriteQueue
  readonly #onWhole: Options['onWhole']

  constructor({ path, reader, busyTimeoutMs, cacheKib, limits, onWhole }: Options) {
    super({ database: async () => Promise.reject(new Error('unused')) })
    this.#reader = reader
    this.#queue = createWriteQueue(startWriterThread({ path, busyTimeoutMs, cacheKib }), limits)
    this.#onWhole = onWhole
  }

  override createAdapter(): SqliteAdapter {
    return new SplitAdapter(this.#queue, this.#onWhole)
  }

  override createDriver(): Driver {
    return new SplitDriver(this.#reader, this.#queue)
  }
}
