import type { Kysely } from 'kysely'

/** What is near a building, a JSON list of lines as the office types them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('properties')
    .addColumn('nearby', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
