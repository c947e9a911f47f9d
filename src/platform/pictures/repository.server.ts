import type { Db } from '#platform/database/database.server.ts'

/** What the derived files of the portfolio's pictures are called. */
export function media(db: Db) {
  return {
    async listDerived(): Promise<{ storageKey: string; widths: number[] }[]> {
      const rows = await db
        .selectFrom('media')
        .select(['storage_key', 'widths'])
        .where('media_type', '=', 'image')
        .execute()
      return rows.map((row) => ({ storageKey: row.storage_key, widths: JSON.parse(row.widths) as number[] }))
    },
  }
}
