import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** „War das hilfreich?“ of the assistant's answers as well: of no article, with the question that was answered. SQLite cannot drop a NOT NULL, so the table is made anew. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('help_feedback_by_article').execute()
  await db.schema.dropIndex('help_feedback_by_age').execute()
  await db.schema.alterTable('help_feedback').renameTo('help_feedback_of_articles').execute()
  await strictTable(
    db,
    db.schema
      .createTable('help_feedback')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('article_id', 'text', (column) => column.references('help_articles.id').onDelete('cascade'))
      .addColumn('question', 'text')
      .addColumn('is_helpful', 'integer', (column) => column.notNull())
      .addColumn('missing', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      // By its own name: PostgreSQL keeps that of the old table's key until that is gone.
      .addPrimaryKeyConstraint('help_feedback_by_id', ['id']),
  ).execute()
  await sql`insert into help_feedback (id, article_id, is_helpful, missing, created_at)
    select id, article_id, is_helpful, missing, created_at from help_feedback_of_articles`.execute(db)
  await db.schema.dropTable('help_feedback_of_articles').execute()
  await db.schema
    .createIndex('help_feedback_by_article')
    .on('help_feedback')
    .columns(['article_id', 'created_at'])
    .execute()
  await db.schema.createIndex('help_feedback_by_age').on('help_feedback').column('created_at').execute()
}
