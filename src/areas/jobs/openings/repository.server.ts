import type { Selectable } from 'kysely'
import { type Columns, recordFromRow } from '#company/content/columns.ts'
import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable, type ContentTable, insertRecords } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { JobsTable } from '#platform/database/portfolio-tables.server.ts'
import type { Opening } from './opening.ts'

const columns: Columns = {
  title: 'plain',
  slug: 'plain',
  job_type: 'plain',
  location: 'plain',
  hours: 'plain',
  short_description: 'plain',
  long_description: 'plain',
  tasks: 'list',
  requirements: 'list',
  offers: 'list',
  salary: 'plain',
  salary_min_euro: 'cents',
  salary_max_euro: 'cents',
  salary_unit: 'plain',
  valid_until: 'plain',
  is_active: 'flag',
}

const table: ContentTable = { table: 'jobs', columns, order: ['title'], hasCreatedAt: true }

/** All openings, also those that are not shown: for staff. */
export const openingContent = (db: Db): ContentStore => contentTable(db, table)

/** The table jobs: the one place that knows its columns. Reads see only what is active. */
export function openings(db: Db) {
  const active = () => db.selectFrom('jobs').where('is_active', '=', 1)

  return {
    insert: (news: readonly Opening[], now: Date) => insertRecords(db, table, news, now),

    /** The newest first. */
    async list(): Promise<Opening[]> {
      const rows = await active().selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
      return rows.map(openingFrom)
    },

    /** By their slugs, of jobs that are filled meanwhile too; what is deleted is missing. */
    async titlesOf(slugs: readonly string[]): Promise<Record<string, string>> {
      if (slugs.length === 0) return {}
      const rows = await db.selectFrom('jobs').select(['slug', 'title']).where('slug', 'in', slugs).execute()
      return Object.fromEntries(rows.map(({ slug, title }) => [slug, title]))
    },

    async findBySlug(slug: string): Promise<Opening | null> {
      const row = await active().selectAll().where('slug', '=', slug).executeTakeFirst()
      return row ? openingFrom(row) : null
    },

    /** For staff, shown or not. */
    async findDraft(id: string): Promise<{ opening: Opening; isShown: boolean } | null> {
      const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? { opening: openingFrom(row), isShown: row.is_active === 1 } : null
    },

    /** The addresses of all openings and when they last changed, for the sitemap. */
    async listPages(): Promise<{ path: string; changedAt: string }[]> {
      const rows = await active().select(['slug', 'updated_at']).orderBy('slug').execute()
      return rows.map((row) => ({ path: `/job/${encodeURIComponent(row.slug)}`, changedAt: row.updated_at }))
    },
  }
}

function openingFrom(row: Selectable<JobsTable>): Opening {
  const opening = recordFromRow<Omit<Opening, 'id' | 'createdAt'>>(columns, row)
  return { ...opening, id: row.id, createdAt: row.created_at }
}
