import type { Kysely } from 'kysely'

/** What the office could only show at once may be a draft now; what there is stays shown. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['locations', 'help_categories', 'faq_items', 'testimonials']) {
    await db.schema
      .alterTable(table)
      .addColumn('is_published', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
}
