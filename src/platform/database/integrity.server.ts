import { sql, type Kysely } from 'kysely'
import { engineOf } from './engine.server.ts'
import type { Tables } from './tables.server.ts'

/** The database file is damaged. A server must not go on: what it answers may be wrong, what it stores may be lost. */
export class DamagedDatabaseError extends Error {
  /** EX_DATAERR of sysexits.h. */
  readonly exitCode = 65

  constructor(damage: string) {
    super(
      `Die Datenbank ist beschädigt (${damage}). Stellen Sie eine Sicherung wieder her: npm run office -- restore DATEI`,
    )
  }
}

export type Damage = {
  /** Pages and indexes. */ pages: string[] /** Rows whose parent is missing. */
  orphans: string[]
}

/**
 * Looks for damage in the database file; empty lists when all is well, and on PostgreSQL, which checks its own pages.
 * `thorough` also compares every index with its table (slower).
 */
export async function findDamage(db: Kysely<Tables>, { thorough = false } = {}): Promise<Damage> {
  if (engineOf(db) === 'postgres') return { pages: [], orphans: [] }
  const check = thorough
    ? sql<Record<string, string>>`pragma integrity_check(10)`
    : sql<Record<string, string>>`pragma quick_check(10)`
  const { rows } = await check.execute(db)
  const orphans = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  return {
    pages: rows.flatMap((row) => Object.values(row)).filter((line) => line !== 'ok'),
    orphans: orphans.rows.map((row) => `${row.table}: a row names a missing row of ${row.parent}`),
  }
}

/** True for the errors that SQLite gives when a file is damaged (SQLITE_CORRUPT) or no database at all (SQLITE_NOTADB). */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)
}

/**
 * Writes a number into the file's head that nothing else uses: that needs the lock, the log beside the file and the disk's yes.
 * Nothing on PostgreSQL, whose disk is watched where it stands.
 * @throws what a request would meet now.
 */
export async function assertWritable(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) !== 'sqlite') return
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx)
    await sql`pragma user_version = ${sql.lit(rows[0]?.user_version === 0 ? 1 : 0)}`.execute(trx)
  })
}
