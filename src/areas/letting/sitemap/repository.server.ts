import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'

/** A page of the portfolio that search engines may list, and when its content changed last (ISO 8601, UTC). */
export type ListedPage = { path: string; changedAt: string }

/** The portfolio's pages for the sitemap: every published building and every listed flat that is not rented. */
export function listedPages(db: Db) {
  const buildings = db.selectFrom('properties').where('is_published', '=', 1)
  const flats = db.selectFrom('apartments').where('is_listed', '=', 1).where('availability_status', '<>', 'rented')

  return {
    async count(): Promise<{ properties: number; apartments: number }> {
      const [properties, apartments] = await Promise.all([countOf(buildings), countOf(flats)])
      return { properties, apartments }
    },

    async properties(limit: number, offset: number): Promise<ListedPage[]> {
      const query = buildings.select(['id', 'updated_at']).orderBy('id').limit(limit).offset(offset)
      return (await query.execute()).map((row) => ({ path: `/immobilie/${row.id}`, changedAt: row.updated_at }))
    },

    async apartments(limit: number, offset: number): Promise<ListedPage[]> {
      const query = flats.select(['id', 'updated_at']).orderBy('id').limit(limit).offset(offset)
      return (await query.execute()).map((row) => ({ path: `/wohnung/${row.id}`, changedAt: row.updated_at }))
    },
  }
}
