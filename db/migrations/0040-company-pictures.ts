import { type Kysely, sql } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** The company's own pictures, whom to ask for what, and when somebody answers in an emergency. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('company_pictures')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('alt_text', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      // JSON: the derived widths.
      .addColumn('widths', 'text', (column) => column.notNull())
      // Per cent from the left and from the top.
      .addColumn('focus_x', 'integer', (column) => column.notNull())
      .addColumn('focus_y', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  ).execute()
  await strictTable(
    db,
    db.schema
      .createTable('contact_persons')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text')
      .addColumn('phone', 'text')
      .addColumn('email', 'text')
      // JSON: what one may ask them for.
      .addColumn('topics', 'text', (column) => column.notNull())
      .addColumn('picture_id', 'text', (column) => column.references('company_pictures.id'))
      .addColumn('sort_order', 'integer', (column) => column.notNull())
      .addColumn('is_published', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  ).execute()
  await keepPromise(db)
}

/** Until now the site promised every company's telephone round the clock; who has one already goes on promising it. */
async function keepPromise(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ facts: string }>`select facts from company where id = 'zeiten'`.execute(db)
  const [stored] = rows
  if (!stored) return
  const facts = JSON.stringify({ ...JSON.parse(stored.facts), emergency_hours: 'rund um die Uhr' })
  await sql`update company set facts = ${facts} where id = 'zeiten'`.execute(db)
}
