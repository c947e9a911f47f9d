import { sql, type Kysely } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import * as migrations from '#db/migrations.ts'
import { engineOf } from './engine.server.ts'
import type { Tables } from './tables.server.ts'

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) }

/** On PostgreSQL the migrator must be told its schema: it takes its tables in any other schema for its own. */
async function migratorOf(db: Kysely<Tables>): Promise<Migrator> {
  if (engineOf(db) === 'sqlite') return new Migrator({ db, provider })
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return new Migrator({ db, provider, migrationTableSchema: rows[0]?.schema ?? 'public' })
}

/**
 * Brings the database to the newest form; each step completely or not at all.
 * @param upTo the last step, for tests of a later one.
 * @returns the names of the steps that ran.
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<string[]> {
  const migrator = await migratorOf(db)
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Steps that take away what the version before writes: it would refuse forms until it ends (decision 0033). */
const takeAway = new Set(['0051-messages'])

/** This version cannot follow one that still serves. The process ends with this code (EX_UNAVAILABLE of sysexits.h). */
export class NeedsRestartError extends Error {
  readonly exitCode = 69

  constructor(step: string) {
    super(
      `Der Schritt ${step} verträgt keine ältere Fassung, die noch läuft. Beenden Sie die Website und starten Sie sie neu (systemctl restart website statt reload).`,
    )
  }
}

/** @throws NeedsRestartError when a step that has not run takes away what the version before writes. */
export async function refuseBesideOlder(db: Kysely<Tables>): Promise<void> {
  const step = (await pendingMigrations(db)).find((name) => takeAway.has(name))
  if (step !== undefined) throw new NeedsRestartError(step)
}

/** Names of the steps that have not run. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const known = await (await migratorOf(db)).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/** True when no step is missing. */
export const isMigrated = async (db: Kysely<Tables>): Promise<boolean> => (await pendingMigrations(db)).length === 0
