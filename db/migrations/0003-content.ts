import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Jobs, help centre, questions, trades and testimonials: texts that the office edits. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('short_description', 'text')
      .addColumn('long_description', 'text')
      .addColumn('job_type', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('hours', 'text')
      .addColumn('salary', 'text')
      // schema.org's JobPosting wants numbers where they are known; the shown text is `salary`.
      .addColumn('salary_min_cents', 'integer')
      .addColumn('salary_max_cents', 'integer')
      .addColumn('salary_unit', 'text')
      .addColumn('tasks', 'text', (column) => column.notNull())
      .addColumn('requirements', 'text', (column) => column.notNull())
      .addColumn('offers', 'text', (column) => column.notNull())
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('valid_until', 'text')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('jobs_by_age').on('jobs').columns(['is_active', 'created_at', 'id']).execute()

  await strictTable(
    db,
    db.schema
      .createTable('help_categories')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('sort_order', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()

  await strictTable(
    db,
    db.schema
      .createTable('help_articles')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('category_slug', 'text', (column) =>
        column.notNull().references('help_categories.slug').onUpdate('cascade'),
      )
      .addColumn('title', 'text', (column) => column.notNull())
      // Markdown.
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('image_alt', 'text')
      // Words people search by that the text does not hold.
      .addColumn('keywords', 'text', (column) => column.notNull())
      .addColumn('sort_order', 'integer', (column) => column.notNull())
      .addColumn('is_published', 'integer', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema
    .createIndex('articles_by_category')
    .on('help_articles')
    .columns(['category_slug', 'sort_order'])
    .execute()

  await strictTable(
    db,
    db.schema
      .createTable('faq_items')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('sort_order', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()

  await strictTable(
    db,
    db.schema
      .createTable('trades')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('description', 'text')
      .addColumn('icon_name', 'text', (column) => column.notNull())
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()

  await strictTable(
    db,
    db.schema
      .createTable('testimonials')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      // The landlord page that shows it: its address without the slash.
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('role', 'text')
      .addColumn('quote', 'text', (column) => column.notNull())
      .addColumn('sort_order', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('testimonials_by_page').on('testimonials').columns(['page', 'sort_order']).execute()
}
