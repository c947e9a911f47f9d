import { sql, type Kysely } from 'kysely'
import { engineOf, strictTable } from '#platform/database/engine.server.ts'
import { fold } from './0008-applications.ts'

/** What keeps filters, searches and figures quick with much data. */
export async function up(db: Kysely<never>): Promise<void> {
  await addFlatChanges(db)
  await addMailSearch(db)
  await addFirstAnswers(db)
}

/**
 * Which flats changed since when, whoever changed them: one row a flat, so the table never grows beyond the flats there ever were. What the
 * servers hold in memory for the overview's filters is brought up to date from it (decision 0034).
 */
async function addFlatChanges(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('apartment_changes')
      .addColumn('apartment_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('number', engineOf(db) === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('apartment_changes_by_number').on('apartment_changes').column('number').execute()
  await (engineOf(db) === 'sqlite' ? sqliteTriggers(db) : postgresTrigger(db))
}

/** One writes at a time, so the next number is one more than the highest. */
async function sqliteTriggers(db: Kysely<never>): Promise<void> {
  for (const [event, row] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`apartments_change_${event}`)} after ${sql.raw(event)} on apartments begin
        insert into apartment_changes (apartment_id, number)
        values (${sql.raw(row)}.id, (select coalesce(max(number), 0) + 1 from apartment_changes))
        on conflict (apartment_id) do update set number = excluded.number;
      end`.execute(db)
  }
}

/** Many write at once and commit in any order, so a change carries its transaction's number: what is older than every running one is known. */
async function postgresTrigger(db: Kysely<never>): Promise<void> {
  await sql`
    create function note_apartment_change() returns trigger language plpgsql as $$
    begin
      insert into apartment_changes (apartment_id, number)
      values (case when tg_op = 'DELETE' then old.id else new.id end, pg_current_xact_id()::text::bigint)
      on conflict (apartment_id) do update set number = excluded.number;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger apartments_change after insert or update or delete on apartments
    for each row execute function note_apartment_change()`.execute(db)
}

const ROWS_AT_ONCE = 500

/** Folded name, address and subject: SQLite's LIKE and lower() know only the letters from A to Z. */
async function addMailSearch(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (let last = ''; ; ) {
    const { rows } = await sql<Value>`
      select id, coalesce(to_name, '') || ' ' || to_address || ' ' || subject as value from outbox
      where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    await setValues(
      db,
      'outbox',
      'search_text',
      rows.map(({ id, value }) => ({ id, value: fold(value) })),
    )
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? ''
  }
}

type Value = { id: string; value: string }

/** In steps, because PostgreSQL ends a statement of the server's after four seconds. */
async function setValues(db: Kysely<never>, table: string, column: string, values: Value[]): Promise<void> {
  if (values.length === 0) return
  const list = sql.join(values.map(({ id, value }) => sql`(${id}, ${value})`))
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = news.column2
    from (values ${list}) as news where ${sql.ref(`${table}.id`)} = news.column1`.execute(db)
}

/** When the office first wrote to the sender: kept with the request, so that the figures read one index instead of all mails. */
async function addFirstAnswers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('answered_at', 'text').execute()
  for (let last = ''; ; ) {
    const { rows } = await sql<Value>`
      select submission_id as id, min(created_at) as value from outbox
      where submission_id > ${last} and purpose not in ('receipt', 'notice')
      group by submission_id order by submission_id limit ${ROWS_AT_ONCE}`.execute(db)
    await setValues(db, 'submissions', 'answered_at', rows)
    last = rows.at(-1)?.id ?? ''
    if (rows.length < ROWS_AT_ONCE) break
  }
  await db.schema.dropIndex('submissions_figures').execute()
  await db.schema
    .createIndex('submissions_figures')
    .on('submissions')
    .columns(['quarantined', 'received_at', 'kind', 'closed_at', 'answered_at', 'id'])
    .execute()
}
