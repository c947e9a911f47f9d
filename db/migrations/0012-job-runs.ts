import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Which day a daily job ran last, so that one of several servers does it. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('job_runs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull()),
  ).execute()
}
