import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Recovery codes of accounts whose second factor is a passkey; those of an app lie with its secret. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('staff_recovery_codes')
      // SHA-256 of 118 random bits.
      .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('staff_recovery_codes_by_staff').on('staff_recovery_codes').column('staff_id').execute()
}
