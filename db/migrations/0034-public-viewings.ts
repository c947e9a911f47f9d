import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Viewings that visitors book from the flat's page: how a slot is given away, and who has asked for a place (`viewing_bookings`). */
export async function up(db: Kysely<never>): Promise<void> {
  // Null: only for those who are invited. `first`: who comes first. `draw`: among all who registered until `closes_at`.
  await db.schema.alterTable('viewing_slots').addColumn('booking', 'text').execute()
  await db.schema.alterTable('viewing_slots').addColumn('closes_at', 'text').execute()
  await db.schema.alterTable('viewing_slots').addColumn('drawn_at', 'text').execute()

  await strictTable(
    db,
    db.schema
      .createTable('viewing_bookings')
      // Eight signs like those of a reference; the link in its mails is this and a signature.
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('slot_id', 'text', (column) => column.notNull().references('viewing_slots.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      // held, asked (neither is confirmed yet), registered (for the draw), waiting, booked
      .addColumn('state', 'text', (column) => column.notNull())
      // Among those who wait, from 1.
      .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('held_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('mailed_at', 'text', (column) => column.notNull())
      .addColumn('reminded_at', 'text')
      // 1: was there, 0: did not come, null: nobody said so.
      .addColumn('attended', 'integer'),
  ).execute()
  await sql`create unique index viewing_bookings_once on viewing_bookings (slot_id, lower(email))`.execute(db)
  await sql`create index viewing_bookings_by_email on viewing_bookings (lower(email))`.execute(db)
  await db.schema
    .createIndex('viewing_bookings_by_state')
    .on('viewing_bookings')
    .columns(['state', 'slot_id'])
    .execute()

  await db.schema
    .alterTable('outbox')
    .addColumn('booking_id', 'text', (column) => column.references('viewing_bookings.id').onDelete('set null'))
    .execute()
  await sql`create index outbox_by_booking on outbox (booking_id) where booking_id is not null`.execute(db)
}
