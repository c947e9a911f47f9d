import { PostgresAdapter, type Kysely } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Which engine answers. The few queries that must differ ask here. */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
