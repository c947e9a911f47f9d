import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('submissions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('quarantined', 'integer', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('payload_version', 'integer', (column) => column.notNull())
      .addColumn('contact_name', 'text', (column) => column.notNull())
      .addColumn('contact_email', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      // No foreign keys: a request outlives the flat it names.
      .addColumn('apartment_id', 'text')
      .addColumn('property_id', 'text')
      .addColumn('due_at', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .addColumn('delete_after', 'text')
      .addColumn('legal_hold', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('assignee_id', 'text'),
  ).execute()
  await db.schema.createIndex('submissions_by_age').on('submissions').columns(['received_at', 'id']).execute()
  await db.schema.createIndex('submissions_by_kind').on('submissions').columns(['kind', 'received_at']).execute()
  await db.schema.createIndex('submissions_by_email').on('submissions').column('contact_email').execute()

  await strictTable(
    db,
    db.schema
      .createTable('submission_files')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('original_name', 'text', (column) => column.notNull())
      .addColumn('detected_type', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('files_by_submission').on('submission_files').column('submission_id').execute()

  await strictTable(
    db,
    db.schema
      .createTable('submission_events')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('detail', 'text')
      .addColumn('actor', 'text')
      .addColumn('happened_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema
    .createIndex('events_by_submission')
    .on('submission_events')
    .columns(['submission_id', 'happened_at'])
    .execute()

  await strictTable(
    db,
    db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('submission_id', 'text', (column) => column.references('submissions.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('to_name', 'text')
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text_body', 'text', (column) => column.notNull())
      .addColumn('html_body', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      // Empty: held back (the receipt of a quarantined submission, until staff release it).
      .addColumn('next_attempt_at', 'text')
      .addColumn('claimed_until', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('last_error', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique()),
  ).execute()
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['sent_at', 'failed_at', 'next_attempt_at'])
    .execute()
  await db.schema.createIndex('outbox_by_submission').on('outbox').column('submission_id').execute()

  await strictTable(
    db,
    db.schema
      .createTable('deletion_log')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('deleted_at', 'text', (column) => column.notNull()),
  ).execute()
}
