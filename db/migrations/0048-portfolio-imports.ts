import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** A file that somebody laid before the office, between its preview and the press that takes it over. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('portfolio_imports')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('file_name', 'text', (column) => column.notNull())
      // JSON: rows and what was left out, as read.
      .addColumn('reading', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      // JSON: what became of it; null until it is taken over.
      .addColumn('report', 'text'),
  ).execute()
}
