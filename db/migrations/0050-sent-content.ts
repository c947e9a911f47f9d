import type { Kysely } from 'kysely'

/** What a request was sent with is known after a place was added, so that a repeat of its first post is still one. */
export async function up(db: Kysely<never>): Promise<void> {
  // SHA-256 in hex of the payload as it came; null while the payload is that one.
  await db.schema.alterTable('submissions').addColumn('sent_hash', 'text').execute()
}
