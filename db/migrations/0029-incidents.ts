import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** What is broken in a house and known (`incidents`), and who wants to hear of it (`incident_listeners`). */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('incidents')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('property_id', 'text', (column) => column.notNull().references('properties.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('since_on', 'text', (column) => column.notNull())
      // In words: „Freitagmittag“.
      .addColumn('expected_end', 'text')
      .addColumn('is_ended', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('ended_at', 'text')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('incidents_by_property').on('incidents').column('property_id').execute()

  await strictTable(
    db,
    db.schema
      .createTable('incident_listeners')
      // Eight signs like those of a reference; the link in its mails is this and a signature.
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('incident_id', 'text', (column) => column.notNull().references('incidents.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('mailed_at', 'text', (column) => column.notNull())
      // The incident's version that its last mail told of.
      .addColumn('told_version', 'integer', (column) => column.notNull().defaultTo(0)),
  ).execute()
  await sql`create unique index incident_listeners_once on incident_listeners (incident_id, lower(email))`.execute(db)
  await sql`create index incident_listeners_by_email on incident_listeners (lower(email))`.execute(db)

  await db.schema
    .alterTable('outbox')
    .addColumn('listener_id', 'text', (column) => column.references('incident_listeners.id').onDelete('set null'))
    .execute()
  await sql`create index outbox_by_listener on outbox (listener_id) where listener_id is not null`.execute(db)
}
