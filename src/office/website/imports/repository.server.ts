import type { Db } from '#platform/database/database.server.ts'
import type { Reading } from '../portfolio-files/read-file.server.ts'
import type { ImportReport } from './preview.ts'
import { HOUR_MS } from '#values/durations.ts'

/** A file that waits for its press, or was taken over. */
export type KeptImport = { id: string; fileName: string; reading: Reading; report: ImportReport | null }

/** So long does a preview wait; whose work it was comes back the same day. */
const KEPT_HOURS = 24
const MOST_OF_ONE = 5

/** Previews of files, each for who uploaded it. */
export function portfolioImports(db: Db) {
  const oldest = (now: Date) => new Date(now.getTime() - KEPT_HOURS * HOUR_MS).toISOString()
  return {
    /** Those of yesterday go with it, and all but the newest of this person. */
    async add(kept: { id: string; staffId: string; fileName: string; reading: Reading; now: Date }): Promise<void> {
      const { id, staffId, fileName, reading, now } = kept
      await db.deleteFrom('portfolio_imports').where('created_at', '<', oldest(now)).execute()
      const own = await db
        .selectFrom('portfolio_imports')
        .select('id')
        .where('staff_id', '=', staffId)
        .orderBy('created_at', 'desc')
        .offset(MOST_OF_ONE - 1)
        .limit(100)
        .execute()
      if (own.length > 0)
        await db
          .deleteFrom('portfolio_imports')
          .where(
            'id',
            'in',
            own.map((row) => row.id),
          )
          .execute()
      await db
        .insertInto('portfolio_imports')
        .values({
          id,
          staff_id: staffId,
          file_name: fileName,
          reading: JSON.stringify(reading),
          created_at: now.toISOString(),
          report: null,
        })
        .execute()
    },

    async find(id: string, staffId: string, now: Date): Promise<KeptImport | null> {
      const row = await db
        .selectFrom('portfolio_imports')
        .selectAll()
        .where('id', '=', id)
        .where('staff_id', '=', staffId)
        .where('created_at', '>=', oldest(now))
        .executeTakeFirst()
      if (!row) return null
      return {
        id,
        fileName: row.file_name,
        reading: JSON.parse(row.reading) as Reading,
        report: row.report === null ? null : (JSON.parse(row.report) as ImportReport),
      }
    },

    /** @returns false when it is taken over already: of two presses the first counts. */
    async finish(id: string, report: ImportReport): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('portfolio_imports')
        .set({ report: JSON.stringify(report) })
        .where('id', '=', id)
        .where('report', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
