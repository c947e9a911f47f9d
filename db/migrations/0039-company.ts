import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** The company's own facts, a row for each page on which staff edit them (`company/facts.ts`). */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('company')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      // JSON: values by the fact's name.
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
}
