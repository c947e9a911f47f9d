import { CompiledQuery, type Insertable, type Kysely, sql as rawSql, type Transaction } from 'kysely'
import type { Row } from './sqlite/statements.server.ts'
import type { Db } from './database.server.ts'
import { engineOf } from './engine.server.ts'
import { SplitAdapter } from './sqlite/writer-dialect.server.ts'
import type { Tables } from './tables.server.ts'

/** A statement that is ready to run. `mustReturn`: without a row in answer, nothing of its transaction is kept. */
export type Statement = { sql: string; parameters: readonly unknown[]; mustReturn: boolean }

const texts = new Map<string, string>()

type InsertOptions = {
  /** A row whose key is taken is left out instead of being an error, and then its whole transaction is. */
  unlessTaken?: boolean
}

/** An INSERT of one row. Its text is made once for all with these columns: making it takes longer than running it. */
export function insertion<Name extends keyof Tables & string>(
  db: Db,
  table: Name,
  row: Insertable<Tables[Name]>,
  { unlessTaken = false }: InsertOptions = {},
): Statement {
  const key = `${engineOf<Tables>(db)} ${table} ${unlessTaken} ${Object.keys(row).join()}`
  let sql = texts.get(key)
  if (sql === undefined) {
    sql = textOf(db, table, row, unlessTaken)
    texts.set(key, sql)
  }
  return { sql, parameters: Object.values(row), mustReturn: unlessTaken }
}

function textOf<Name extends keyof Tables & string>(
  db: Db,
  table: Name,
  row: Insertable<Tables[Name]>,
  unlessTaken: boolean,
): string {
  const insert = db.insertInto(table).values(row as Insertable<Tables[Name]> & Record<string, unknown>)
  const query = unlessTaken
    ? insert.onConflict((conflict) => conflict.doNothing()).returning(rawSql.ref('id').as('id'))
    : insert
  return query.compile().sql
}

/** Runs one statement where it is: in the transaction that is open, or as one of its own. */
export async function run(db: Db, { sql, parameters }: Statement): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))).rows
}

class RowMissing extends Error {}

/**
 * Stores all of these statements or none of them; none needs the answer of another. On SQLite in a server they cross to the thread that
 * writes in one message, together with those of others, instead of one by one.
 * @returns the rows of each when they are on disk; null when nothing is stored, because a row that must come did not.
 */
export async function storeWhole(db: Kysely<Tables>, statements: readonly Statement[]): Promise<Row[][] | null> {
  const executor = db.getExecutor()
  const { adapter } = executor
  // Asking for a connection opens the database, so that closing it closes it.
  if (adapter instanceof SplitAdapter) return executor.provideConnection(() => adapter.storeWhole(statements))
  try {
    return await db.transaction().execute((trx) => runAll(trx, statements))
  } catch (error) {
    if (error instanceof RowMissing) return null
    throw error
  }
}

async function runAll(trx: Transaction<Tables>, statements: readonly Statement[]): Promise<Row[][]> {
  const all: Row[][] = []
  for (const statement of statements) {
    const rows = await run(trx, statement)
    if (statement.mustReturn && rows.length === 0) throw new RowMissing()
    all.push(rows)
  }
  return all
}
