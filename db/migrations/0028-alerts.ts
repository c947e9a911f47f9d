import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Who has a request open right now (`request_presence`): lines of less than a minute, never a history. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('request_presence')
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      // '', answer, note
      .addColumn('writes', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_presence_key', ['submission_id', 'staff_id']),
  ).execute()
  await addMentions(db)
  await addAlerts(db)
}

/** Whom a note names, and since when that person has seen it. */
async function addMentions(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('note_mentions')
      .addColumn('event_id', 'text', (column) =>
        column.notNull().references('submission_events.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('author_id', 'text', (column) => column.references('staff.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text')
      .addPrimaryKeyConstraint('note_mentions_key', ['event_id', 'staff_id']),
  ).execute()
  await db.schema
    .createIndex('note_mentions_by_person')
    .on('note_mentions')
    .columns(['staff_id', 'submission_id'])
    .execute()
  await db.schema.createIndex('note_mentions_by_request').on('note_mentions').column('submission_id').execute()
  await sql`create index note_mentions_unseen on note_mentions (staff_id, created_at) where seen_at is null`.execute(db)
}

/** What each member of staff wants to be told by mail (`staff_alert_choices`), and what of it is or was due (`staff_alerts`). */
async function addAlerts(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('staff_alert_choices')
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      // assigned, mentioned, reply, emergency, deadline
      .addColumn('event', 'text', (column) => column.notNull())
      // none, at-once, digest
      .addColumn('how', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('staff_alert_choices_key', ['staff_id', 'event']),
  ).execute()
  await strictTable(
    db,
    db.schema
      .createTable('staff_alerts')
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('event', 'text', (column) => column.notNull())
      // What tells two of the same event apart: the note, the moment of the message, the promised time.
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('told_at', 'text')
      .addPrimaryKeyConstraint('staff_alerts_once', ['staff_id', 'submission_id', 'event', 'key']),
  ).execute()
  await sql`create index staff_alerts_waiting on staff_alerts (due_at, staff_id) where told_at is null`.execute(db)
  await db.schema.createIndex('staff_alerts_by_request').on('staff_alerts').column('submission_id').execute()
}
