import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { Db } from './database.server.ts'
import { engineOf } from './engine.server.ts'
import { directDialect } from './sqlite-dialect.server.ts'
import type { Tables } from './tables.server.ts'

/** Opens a copy without changing a byte of it; the caller destroys it. */
export function openCopy(path: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: directDialect(new DatabaseSync(path, { readOnly: true })) })
}

/** How many rows each table has, by name; the migrator's own tables too. */
export async function countTables(db: Kysely<Tables>): Promise<Record<string, number>> {
  const names =
    engineOf(db) === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`
      : sql<{
          name: string
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by 1`
  const counts: Record<string, number> = {}
  for (const { name } of (await names.execute(db)).rows) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.count ?? 0)
  }
  return counts
}

/** Works on one state of a PostgreSQL database that `pg_dump --snapshot` sees as well. */
export async function onSnapshot<T>(
  db: Kysely<Tables>,
  work: (on: { db: Db; snapshot: string }) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
      return work({ db: trx, snapshot: rows[0]?.snapshot ?? '' })
    })
}

/** Makes an empty PostgreSQL database beside the given one; `drop` removes it, also while somebody is connected. */
export async function makeDatabase(
  db: Kysely<Tables>,
  databaseUrl: string,
  name: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  await sql`create database ${sql.id(name)} template template0`.execute(db)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => void (await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)),
  }
}
