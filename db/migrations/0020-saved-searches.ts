import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/**
 * Searches that people saved with their address (`saved_searches`), what each of them was or will be told of (`search_notices`), and how
 * each flat stood when somebody last looked, and at what rent (`offered_flats`): a change is the difference to that, whoever made it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('saved_searches')
      // Eight signs like those of a reference; the link in its mails is this and a signature.
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      // As the address of the overview has it: `ort=Rhens&zimmer_von=2`.
      .addColumn('query', 'text', (column) => column.notNull())
      // at-once, daily, weekly
      .addColumn('frequency', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('paused_at', 'text')
      // Unconfirmed: until when it may be; then: until when it looks, which the person who ends it brings forward.
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('renewal_asked_at', 'text')
      .addColumn('mailed_at', 'text'),
  ).execute()
  await sql`create index saved_searches_by_email on saved_searches (lower(email))`.execute(db)
  await db.schema.createIndex('saved_searches_by_end').on('saved_searches').column('ends_at').execute()

  await strictTable(
    db,
    db.schema
      .createTable('search_notices')
      .addColumn('search_id', 'text', (column) => column.notNull().references('saved_searches.id').onDelete('cascade'))
      // Without a reference: a flat that is deleted and made again is not told of twice.
      .addColumn('apartment_id', 'text', (column) => column.notNull())
      // new, cheaper, free-again
      .addColumn('reason', 'text', (column) => column.notNull())
      // The total rent that it was found with; 0: on request.
      .addColumn('rent_cents', 'integer', (column) => column.notNull())
      .addColumn('rent_before_cents', 'integer')
      .addColumn('found_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('told_at', 'text')
      .addPrimaryKeyConstraint('search_notices_once', ['search_id', 'apartment_id', 'reason', 'rent_cents']),
  ).execute()
  await sql`create index search_notices_waiting on search_notices (due_at, search_id) where told_at is null`.execute(db)

  await strictTable(
    db,
    db.schema
      .createTable('offered_flats')
      .addColumn('apartment_id', 'text', (column) =>
        column.primaryKey().notNull().references('apartments.id').onDelete('cascade'),
      )
      // offered, taken, hidden
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('rent_cents', 'integer'),
  ).execute()
  // What is shown today is news to nobody.
  await sql`insert into offered_flats (apartment_id, state, rent_cents)
    select id, case when availability_status = 'available' then 'offered' else 'taken' end, total_rent_cents
    from apartments where is_listed = 1`.execute(db)

  await db.schema
    .alterTable('outbox')
    .addColumn('search_id', 'text', (column) => column.references('saved_searches.id').onDelete('set null'))
    .execute()
  await sql`create index outbox_by_search on outbox (search_id) where search_id is not null`.execute(db)
}
