import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** „War das hilfreich?“: one line for each answer below an article, without who. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('help_feedback')
      // A random number, which the second step names.
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('article_id', 'text', (column) => column.notNull().references('help_articles.id').onDelete('cascade'))
      .addColumn('is_helpful', 'integer', (column) => column.notNull())
      .addColumn('missing', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema
    .createIndex('help_feedback_by_article')
    .on('help_feedback')
    .columns(['article_id', 'created_at'])
    .execute()
  await db.schema.createIndex('help_feedback_by_age').on('help_feedback').column('created_at').execute()
}
