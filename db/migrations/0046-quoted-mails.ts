import type { Kysely } from 'kysely'

/** What a mail repeats of earlier ones is kept beside its sender's words. Until now it was cut off. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('submission_messages').addColumn('quoted', 'text').execute()
}
