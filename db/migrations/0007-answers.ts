import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Answers by mail with their templates and drafts, and what the sender does on their own page. */
export async function up(db: Kysely<never>): Promise<void> {
  await mailColumns(db)
  await submissionColumns(db)
  await messageTable(db)
  await templateTables(db)
}

async function mailColumns(db: Kysely<never>): Promise<void> {
  // The Message-ID of the receipt: mail programs put the answers under it.
  await db.schema.alterTable('outbox').addColumn('thread_id', 'text').execute()
  await strictTable(
    db,
    db.schema
      .createTable('mail_attachments')
      .addColumn('outbox_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      // Small texts only, such as an appointment.
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_attachments_key', ['outbox_id', 'position']),
  ).execute()
}

async function submissionColumns(db: Kysely<never>): Promise<void> {
  // Signed with the sender's link: raised, every link that was sent before is void.
  await db.schema
    .alterTable('submissions')
    .addColumn('link_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('submissions').addColumn('closed_reason', 'text').execute()
  await db.schema.alterTable('submission_files').addColumn('message_id', 'text').execute()
}

async function messageTable(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('submission_messages')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      // `office` or `sender`.
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text')
      .addColumn('subject', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      // The mail that carried it; no foreign key, for the text outlives it.
      .addColumn('outbox_id', 'text')
      .addColumn('template_key', 'text')
      // A sender's repeated post of one form stores nothing twice.
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema
    .createIndex('messages_by_submission')
    .on('submission_messages')
    .columns(['submission_id', 'created_at'])
    .execute()
}

async function templateTables(db: Kysely<never>): Promise<void> {
  // Only what differs from the templates in the code, and the company's own ones.
  await strictTable(
    db,
    db.schema
      .createTable('answer_templates')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()

  await strictTable(
    db,
    db.schema
      .createTable('answer_drafts')
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('template_key', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('answer_drafts_key', ['submission_id', 'staff_id']),
  ).execute()
}
