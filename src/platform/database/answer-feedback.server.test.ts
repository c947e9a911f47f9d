import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.server.ts'
import { emptyTestDatabase } from './test-database.server.ts'

test('what was said of articles stays when answers of the assistant join them, and goes with its article', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0034-public-viewings')
  await sql`insert into help_categories (id, slug, title, icon, sort_order, updated_at)
    values ('m', 'muell', 'Müll', 'trash', 1, '2026-03-01')`.execute(db)
  await sql`insert into help_articles
    (id, slug, category_slug, title, content, keywords, sort_order, is_published, search_text, created_at, updated_at)
    values ('a', 'muell', 'muell', 'Müll', '', '[]', 1, 1, '', '2026-03-01', '2026-03-01')`.execute(db)
  await sql`insert into help_feedback (id, article_id, is_helpful, missing, created_at)
    values ('1', 'a', 0, 'Altglas', '2026-03-01')`.execute(db)

  await migrate(db)

  expect(await db.selectFrom('help_feedback').selectAll().execute()).toEqual([
    { id: '1', article_id: 'a', question: null, is_helpful: 0, missing: 'Altglas', created_at: '2026-03-01' },
  ])
  await db.deleteFrom('help_articles').execute()
  expect(await db.selectFrom('help_feedback').selectAll().execute()).toEqual([])
})
