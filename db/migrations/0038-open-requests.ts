import { type Kysely, sql } from 'kysely'
import { engineOf } from '#platform/database/engine.server.ts'

/**
 * What is open, as the list shows it: closed requests grow for years, and nobody asks for them all day. The same columns as
 * `submissions_inbox`, so that pages, counts and searches read no row. With 50,000 requests, 5,000 of them open, a count of the open ones, of
 * nobody's or of one's own took 13 to 14 ms each on SQLite, and takes 0.1 to 1.3.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const searched = engineOf(db) === 'sqlite' ? ['reference', 'due_at', 'shortlisted_at', 'search_text'] : ['due_at']
  const columns = ['quarantined', 'received_at', 'id', 'status', 'kind', 'assignee_id', ...searched]
  await sql`create index submissions_open on submissions (${sql.join(columns.map((column) => sql.ref(column)))})
    where closed_at is null`.execute(db)
  // Of indexes that seem alike SQLite takes the one that was made last: the order of due times has its own.
  await db.schema.dropIndex('submissions_owed').execute()
  await sql`create index submissions_owed on submissions (quarantined, alarm desc, due_at, id, kind, status, assignee_id)
    where answered_at is null and closed_at is null`.execute(db)
}
