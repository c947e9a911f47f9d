import {
  type CreateTableBuilder,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** A database of whatever tables, or a transaction in it. */
type AnyDb = Pick<Kysely<never>, 'getExecutor'>

/** Which engine answers. The few queries that must differ ask here. */
export function engineOf(db: AnyDb): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** STRICT on SQLite, so that a column refuses what is not of its type; PostgreSQL always does. */
export function strictTable<Name extends string>(db: Kysely<never>, table: CreateTableBuilder<Name, never>) {
  return engineOf(db) === 'sqlite' ? table.modifyEnd(sql`strict`) : table
}

/** A column type for numbers with a fraction (areas, rooms, coordinates) that both engines know. */
export function realType(db: Kysely<never>) {
  return engineOf(db) === 'sqlite' ? sql`real` : sql`double precision`
}

/**
 * A text column as an expression: SQLite then chooses its index by the other conditions and the order, or by these instead of the order.
 * PostgreSQL gets the column, since it would think that almost nothing matches, and sort everything (4 ms → 200 ms).
 */
export function offIndex(db: AnyDb, column: string): RawBuilder<string> {
  return engineOf(db) === 'sqlite' ? sql<string>`(${sql.ref(column)} || '')` : sql.ref<string>(column)
}

/** Where `column` says that visitors may see the row; with a draft's id, that row too (for its preview). */
export function isShownOr(column: 'is_published' | 'is_active', draft?: string): RawBuilder<boolean> {
  const isShown = sql<boolean>`${sql.ref(column)} = 1`
  return draft === undefined ? isShown : sql<boolean>`(${isShown} or id = ${draft})`
}

/** How many rows a query finds. */
export async function countOf<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll().as('count')).$castTo<{ count: number }>()
  return (await counted.executeTakeFirstOrThrow()).count
}

type Pair = readonly [moment: string, id: string]

/** Keyset pagination: the rows on one side of the last one of the page before, in the order of both columns. */
export function beyond(columns: Pair, side: '<' | '>', last: Pair): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) ${sql.raw(side)} (${sql.join(last)})`
}

/** Rows of one statement: SQLite takes 32,766 values, and the widest table has 34 columns. */
const ROWS_PER_INSERT = 500

/** Splits rows into as many as one statement takes. */
export const batchesOf = <Row>(rows: readonly Row[], size = ROWS_PER_INSERT): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))
