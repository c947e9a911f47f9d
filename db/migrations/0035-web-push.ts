import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Devices of staff that get push messages (`staff_push_devices`), what each person wants there, and alerts told by mail and by push apart. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('staff_push_devices')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      // Where the browser's push service takes messages for it, and the two keys that they are encrypted with (RFC 8291).
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('reached_at', 'text'),
  ).execute()
  await db.schema.createIndex('staff_push_devices_by_person').on('staff_push_devices').column('staff_id').execute()
  // A device that is removed hears nothing more, also not what waits.
  await db.schema
    .alterTable('outbox')
    .addColumn('device_id', 'text', (column) => column.references('staff_push_devices.id').onDelete('cascade'))
    .execute()
  await sql`create index outbox_by_device on outbox (device_id) where device_id is not null`.execute(db)
  await db.schema
    .alterTable('staff_alert_choices')
    .addColumn('push', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await tellApart(db)
}

/** `staff_alerts` anew: its key learns the channel, which SQLite cannot add to a key. */
async function tellApart(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('staff_alerts_by_channel')
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      // mail, push
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('told_at', 'text')
      .addPrimaryKeyConstraint('staff_alerts_once_each', ['staff_id', 'submission_id', 'event', 'key', 'channel']),
  ).execute()
  await sql`insert into staff_alerts_by_channel (staff_id, submission_id, event, key, channel, due_at, told_at)
    select staff_id, submission_id, event, key, 'mail', due_at, told_at from staff_alerts`.execute(db)
  await db.schema.dropTable('staff_alerts').execute()
  await db.schema.alterTable('staff_alerts_by_channel').renameTo('staff_alerts').execute()
  await sql`create index staff_alerts_waiting on staff_alerts (due_at, staff_id) where told_at is null`.execute(db)
  await db.schema.createIndex('staff_alerts_by_request').on('staff_alerts').column('submission_id').execute()
}
