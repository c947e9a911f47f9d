import type { DatabaseSync } from 'node:sqlite'
import { type CompiledQuery, type DatabaseConnection, type Dialect, type QueryResult, SelectQueryNode } from 'kysely'
import { directConnection, sqliteDialect, toQueryResult, TransactionalDdlAdapter } from '../sqlite-dialect.server.ts'
import { bind } from './connection.server.ts'
import type { WriterOptions } from './protocol.ts'
import type { WriteLease } from './write-lease.server.ts'
import { createWriteQueue, type WriteLimits, type WriteQueue } from './write-queue.server.ts'

const READS =
  /^\s*(select|values|explain|pragma\s+(quick_check|integrity_check|foreign_key_check|table_\w+|index_\w+|page_count|freelist_count|cache_size|user_version\s*$))\b/i
/** SQLite does not take these inside a transaction. */
const STANDS_ALONE = /^\s*(pragma|vacuum|attach|detach)\b/i

/** Outside of transactions what reads runs in this thread at once; everything else waits for the write lease. */
class SplitConnection implements DatabaseConnection {
  readonly #reader: DatabaseConnection
  readonly #queue: WriteQueue
  /** Of a transaction. */
  lease: WriteLease | null = null

  constructor(reader: DatabaseConnection, queue: WriteQueue) {
    this.#reader = reader
    this.#queue = queue
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const { query, sql, parameters } = compiled
    if (!this.lease && (SelectQueryNode.is(query) || READS.test(sql))) return this.#reader.executeQuery<Row>(compiled)
    const values = parameters.map(bind)
    if (this.lease) return toQueryResult<Row>(await this.lease.run(sql, values))
    const lease = await this.#queue.lease({ standsAlone: STANDS_ALONE.test(sql) })
    try {
      const result = await lease.run(sql, values)
      await lease.commit()
      return toQueryResult<Row>(result)
    } finally {
      await lease.rollback()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}

/** Reads of one request do not wait for the transaction of another. */
class SplitAdapter extends TransactionalDdlAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Kysely over one SQLite file with a reading connection in this thread and a writing one in a thread of its own (decision 0042). */
export function splitDialect(database: DatabaseSync, writer: WriterOptions, limits?: WriteLimits): Dialect {
  const queue = createWriteQueue(writer, limits)
  const reader = directConnection(database)
  const driver = {
    init: async () => {},
    acquireConnection: async () => new SplitConnection(reader, queue),
    beginTransaction: async (connection: SplitConnection) => void (connection.lease = await queue.lease()),
    commitTransaction: async ({ lease }: SplitConnection) => lease?.commit(),
    rollbackTransaction: async ({ lease }: SplitConnection) => lease?.rollback(),
    releaseConnection: async () => {},
    /** The writing connection is the last to close, so that it tidies up the log. */
    async destroy() {
      database.close()
      await queue.close()
    },
  }
  return sqliteDialect(driver, new SplitAdapter())
}
