import { type Kysely, sql } from 'kysely'

/** Two requests of one matter (`merged_into`): the one that is closed names the one that goes on. Nothing of it is moved. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('submissions')
    .addColumn('merged_into', 'text', (column) => column.references('submissions.id').onDelete('set null'))
    .execute()
  await sql`create index submissions_merged on submissions (merged_into) where merged_into is not null`.execute(db)
}
