import { type Kysely, sql } from 'kysely'

/** Whether an account waits for the first person who opens the link of the first start. Until now its name told. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('is_first', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update staff set is_first = 1 where name = 'Leitung' and id not in (select staff_id from staff_accounts)`.execute(
    db,
  )
}
