import type { Kysely } from 'kysely'

/** The address of a flat's video or 360° tour at another company, as the office typed it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('apartments').addColumn('tour_url', 'text').execute()
}
