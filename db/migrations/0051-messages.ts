import { type Kysely, type RawBuilder, sql } from 'kysely'
import { engineOf } from '#platform/database/engine.server.ts'

/** Until now a column for each; in the order in which a row is asked. */
const owners = [
  ['request', 'submission_id', 'outbox_by_submission'],
  ['search', 'search_id', 'outbox_by_search'],
  ['listener', 'listener_id', 'outbox_by_listener'],
  ['booking', 'booking_id', 'outbox_by_booking'],
  ['device', 'device_id', 'outbox_by_device'],
] as const

/** What happens to the messages of an owner that is deleted: they go with it, or lose its id. */
const endings = [
  ['request', 'submissions', 'go'],
  ['device', 'staff_push_devices', 'go'],
  ['search', 'saved_searches', 'stay'],
  ['listener', 'incident_listeners', 'stay'],
  ['booking', 'viewing_bookings', 'stay'],
] as const

const ROWS_AT_ONCE = 500

/** A row of the outbox is a message: how it leaves (`channel`), and one pair of columns for what it belongs to. */
export async function up(db: Kysely<never>): Promise<void> {
  // mail, push, webhook
  await db.schema
    .alterTable('outbox')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('mail'))
    .execute()
  await db.schema.alterTable('outbox').addColumn('owner_kind', 'text').execute()
  // Null while there is a kind: it is gone.
  await db.schema.alterTable('outbox').addColumn('owner_id', 'text').execute()
  await moveOwners(db)
  for (const [, column, index] of owners) {
    await db.schema.dropIndex(index).execute()
    await db.schema.alterTable('outbox').dropColumn(column).execute()
  }
  await sql`create index outbox_by_owner on outbox (owner_kind, owner_id) where owner_id is not null`.execute(db)
  await (engineOf(db) === 'sqlite' ? sqliteTriggers(db) : postgresTriggers(db))
}

/** In steps, because PostgreSQL ends a statement of the server's after four seconds. */
async function moveOwners(db: Kysely<never>): Promise<void> {
  const kinds = owners.map(([kind, column]) => sql`when ${sql.ref(column)} is not null then ${sql.lit(kind)}`)
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`
      select id from outbox where id > ${last} order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
    const end: string | undefined = rows.at(-1)?.id
    if (end !== undefined)
      await sql`
        update outbox set
          owner_kind = case ${sql.join(kinds, sql` `)}
            -- Gone by now.
            when purpose = 'search' then 'search' when purpose = 'incident' then 'listener'
            when purpose = 'viewing' then 'booking' end,
          owner_id = coalesce(${sql.join(owners.map(([, column]) => sql.ref(column)))}),
          channel = case when purpose in ('push', 'webhook') then purpose else 'mail' end,
          purpose = case purpose when 'push' then 'alert' when 'webhook' then 'emergency' else purpose end
        where id > ${last} and id <= ${end}`.execute(db)
    last = end
  }
}

const change = (ending: 'go' | 'stay'): RawBuilder<unknown> =>
  ending === 'go' ? sql`delete from outbox` : sql`update outbox set owner_id = null`

async function sqliteTriggers(db: Kysely<never>): Promise<void> {
  for (const [kind, table, ending] of endings)
    await sql`
      create trigger ${sql.id(`messages_of_${kind}`)} after delete on ${sql.table(table)} begin
        ${change(ending)} where owner_kind = ${sql.lit(kind)} and owner_id = old.id;
      end`.execute(db)
}

async function postgresTriggers(db: Kysely<never>): Promise<void> {
  for (const ending of ['go', 'stay'] as const)
    await sql`
      create function ${sql.id(`messages_${ending}`)}() returns trigger language plpgsql as $$
      begin
        ${change(ending)} where owner_kind = tg_argv[0] and owner_id = old.id;
        return null;
      end $$`.execute(db)
  for (const [kind, table, ending] of endings)
    await sql`
      create trigger ${sql.id(`messages_of_${kind}`)} after delete on ${sql.table(table)}
      for each row execute function ${sql.id(`messages_${ending}`)}(${sql.lit(kind)})`.execute(db)
}
