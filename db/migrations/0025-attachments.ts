import type { Kysely } from 'kysely'

/**
 * Files of the office: those of an answer belong to its message as the sender's do, those of a note to the note alone, which its sender
 * never sees. And how a request came in that somebody of the staff entered: by telephone, at the counter, by letter.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('submission_files').addColumn('note_id', 'text').execute()
  await db.schema.alterTable('submissions').addColumn('came_by', 'text').execute()
  await db.schema.alterTable('submissions').addColumn('entered_by', 'text').execute()
}
