import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

const withoutVersion = ['locations', 'media', 'help_categories', 'faq_items', 'trades', 'testimonials'] as const

/** The office edits all content: every kind of it has a version against overwriting, and its changes are kept. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of withoutVersion) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
  // What must stay in sight when a layout crops the picture: `left-top` … `right-bottom`; null is the centre.
  await db.schema.alterTable('media').addColumn('focus', 'text').execute()
  await db.schema.alterTable('media').addColumn('updated_at', 'text').execute()

  await strictTable(
    db,
    db.schema
      .createTable('content_history')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('happened_at', 'text', (column) => column.notNull())
      // No foreign keys: the history outlives accounts and content.
      .addColumn('staff_id', 'text')
      .addColumn('staff_name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('subject_title', 'text', (column) => column.notNull())
      // The version that the change made; 0 when it removed the record.
      .addColumn('version', 'integer', (column) => column.notNull())
      // JSON of all values; null where there was or is none.
      .addColumn('before_values', 'text')
      .addColumn('after_values', 'text'),
  ).execute()
  await db.schema.createIndex('content_history_by_age').on('content_history').columns(['happened_at', 'id']).execute()
  await db.schema
    .createIndex('content_history_by_subject')
    .on('content_history')
    .columns(['kind', 'subject_id', 'version'])
    .execute()
}
