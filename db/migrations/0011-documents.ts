import type { Kysely } from 'kysely'

/** Documents beside pictures: a link says how large its file is. Null for pictures, which come in many sizes. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('media').addColumn('size_bytes', 'integer').execute()
}
