import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'

const KEPT_STATEMENTS = 500

export type Row = Record<string, SQLOutputValue>

/** What a statement did: rows when it gives any, else how many it changed. */
export type StatementResult = { rows: Row[]; changes: number | bigint | null; lastInsertRowid: number | bigint | null }

/**
 * `node:sqlite` stores NULL for what it does not know; a repository that forgets to convert must hear of it instead.
 * @throws TypeError
 */
export function bind(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (ArrayBuffer.isView(value)) return value as Uint8Array
  throw new TypeError(`Cannot bind ${value instanceof Date ? 'a Date' : typeof value} to an SQL parameter`)
}

/** Runs statements on one connection and keeps them prepared. */
export function statementsOf(database: DatabaseSync) {
  const kept = new Map<string, ReturnType<typeof prepare>>()

  function prepare(sql: string) {
    const statement = database.prepare(sql)
    return { statement, givesRows: statement.columns().length > 0 }
  }

  return (sql: string, parameters: readonly SQLInputValue[]): StatementResult => {
    let known = kept.get(sql)
    if (!known) {
      if (kept.size >= KEPT_STATEMENTS) kept.clear()
      known = prepare(sql)
      kept.set(sql, known)
    }
    if (known.givesRows) {
      return { rows: known.statement.all(...parameters), changes: null, lastInsertRowid: null }
    }
    return { rows: [], ...known.statement.run(...parameters) }
  }
}
