import type { Db } from '#platform/database/database.server.ts'

/** What the derived files of all pictures are called: of the portfolio and of the company's library. */
export function media(db: Db) {
  return {
    async listDerived(): Promise<{ storageKey: string; widths: number[] }[]> {
      const rows = await db
        .selectFrom('media')
        .select(['storage_key', 'widths'])
        .where('media_type', '=', 'image')
        .unionAll(db.selectFrom('company_pictures').select(['storage_key', 'widths']))
        .execute()
      return rows.map((row) => ({ storageKey: row.storage_key, widths: JSON.parse(row.widths) as number[] }))
    },
  }
}
