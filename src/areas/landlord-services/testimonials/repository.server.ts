import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { isShownOr } from '#platform/database/engine.server.ts'
import type { NewTestimonial, Testimonial } from './testimonial.ts'

/** The table testimonials: the one place that knows its columns. */
export function testimonials(db: Db) {
  return {
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('testimonials').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** Stores all or none of them and raises the content version. */
    async insert(news: NewTestimonial[], now: Date): Promise<void> {
      const rows = news.map(({ sortOrder, ...testimonial }) => ({
        ...testimonial,
        sort_order: sortOrder,
        updated_at: now.toISOString(),
      }))
      const run = async (trx: Trx) => {
        await trx.insertInto('testimonials').values(rows).execute()
        await raiseContentVersion(trx, now)
      }
      if (db.isTransaction) await run(db as Trx)
      else await db.transaction().execute(run)
    },

    /** Those that one page shows, in their order, and for a preview the one of this id. */
    async list(page: string, draft?: string): Promise<Testimonial[]> {
      return db
        .selectFrom('testimonials')
        .select(['id', 'author', 'role', 'quote'])
        .where('page', '=', page)
        .where(isShownOr('is_published', draft))
        .orderBy('sort_order')
        .orderBy('id')
        .execute()
    },
  }
}
