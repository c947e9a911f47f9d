import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** What somebody has typed into an editor of content and not saved yet. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('editor_drafts')
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      // „neu“ stands for a record that is not there yet.
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('typed', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('editor_drafts_key', ['staff_id', 'kind', 'record_id']),
  ).execute()
}
