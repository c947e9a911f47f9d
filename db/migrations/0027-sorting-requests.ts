import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/**
 * How staff sort requests: everything of one flat or house, tags, and a day to see one again. The last two in tables of their own: few
 * requests have any, and the list's indexes stay as they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('submission_tags')
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      // The folded label: „Versicherung“ and „versicherung“ are one tag.
      .addColumn('tag_key', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      // The request's, so that a role is offered the tags of its own kinds alone.
      .addColumn('kind', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_tags_key', ['submission_id', 'tag_key']),
  ).execute()
  await db.schema
    .createIndex('submission_tags_by_key')
    .on('submission_tags')
    .columns(['tag_key', 'submission_id'])
    .execute()
  await db.schema
    .createIndex('submission_tags_by_kind')
    .on('submission_tags')
    .columns(['kind', 'tag_key', 'label'])
    .execute()

  // All requests of one flat or house: the list's own indexes would read every row for them.
  for (const [name, column] of [
    ['submissions_about_flat', 'apartment_id'],
    ['submissions_about_house', 'property_id'],
  ] as const)
    await sql`create index ${sql.ref(name)} on submissions (${sql.ref(column)}, received_at, id)
      where ${sql.ref(column)} is not null`.execute(db)

  await strictTable(
    db,
    db.schema
      .createTable('submission_snoozes')
      .addColumn('submission_id', 'text', (column) =>
        column.primaryKey().notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('snoozed_until', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema
    .createIndex('submission_snoozes_by_end')
    .on('submission_snoozes')
    .columns(['snoozed_until', 'submission_id'])
    .execute()
}
