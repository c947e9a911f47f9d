import { stat } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { engineOf } from './engine.server.ts'
import { databaseFile } from './data-dir.server.ts'
import type { Tables } from './tables.server.ts'

export type DatabaseFacts = { engine: 'SQLite' | 'PostgreSQL'; version: string; bytes: number }

/** Which database this is, and how much room it takes (SQLite: the file and its log). */
export async function databaseFacts(db: Kysely<Tables>, dataDir: string): Promise<DatabaseFacts> {
  if (engineOf(db) === 'postgres') {
    const { rows } = await sql<{ version: string; bytes: string }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(db)
    return { engine: 'PostgreSQL', version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) }
  }
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
  const sizes = await Promise.all(
    ['', '-wal'].map((ending) =>
      stat(databaseFile(dataDir) + ending).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return { engine: 'SQLite', version: rows[0]?.version ?? '', bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
