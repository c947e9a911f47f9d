import type { Selectable } from 'kysely'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import type { JobsTable } from '#platform/database/portfolio-tables.server.ts'
import { toCents, toEuros } from '#platform/database/money.server.ts'
import type { Opening, SalaryUnit } from './opening.ts'

/** The table jobs: the one place that knows its columns. Reads see only what is active. */
export function openings(db: Db) {
  const active = () => db.selectFrom('jobs').where('is_active', '=', 1)

  return {
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('jobs').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** Stores all or none of them and raises the content version. */
    async insert(news: Opening[], now: Date): Promise<void> {
      const rows = news.map((opening) => rowFrom(opening, now))
      const run = async (trx: Trx) => {
        await trx.insertInto('jobs').values(rows).execute()
        await raiseContentVersion(trx, now)
      }
      if (db.isTransaction) await run(db as Trx)
      else await db.transaction().execute(run)
    },

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

function rowFrom(opening: Opening, now: Date) {
  return {
    id: opening.id,
    slug: opening.slug,
    title: opening.title,
    short_description: opening.shortDescription,
    long_description: opening.longDescription,
    job_type: opening.jobType,
    location: opening.location,
    hours: opening.hours,
    salary: opening.salary,
    salary_min_cents: toCents(opening.salaryMinEuro),
    salary_max_cents: toCents(opening.salaryMaxEuro),
    salary_unit: opening.salaryUnit,
    tasks: JSON.stringify(opening.tasks),
    requirements: JSON.stringify(opening.requirements),
    offers: JSON.stringify(opening.offers),
    is_active: opening.isActive ? (1 as const) : (0 as const),
    valid_until: opening.validUntil,
    version: 1,
    created_at: opening.createdAt,
    updated_at: now.toISOString(),
  }
}

function openingFrom(row: Selectable<JobsTable>): Opening {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    shortDescription: row.short_description,
    longDescription: row.long_description,
    jobType: row.job_type,
    location: row.location,
    hours: row.hours,
    salary: row.salary,
    salaryMinEuro: toEuros(row.salary_min_cents),
    salaryMaxEuro: toEuros(row.salary_max_cents),
    salaryUnit: row.salary_unit as SalaryUnit | null,
    tasks: JSON.parse(row.tasks) as string[],
    requirements: JSON.parse(row.requirements) as string[],
    offers: JSON.parse(row.offers) as string[],
    isActive: row.is_active === 1,
    validUntil: row.valid_until,
    createdAt: row.created_at,
  }
}
