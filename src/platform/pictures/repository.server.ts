import type { Db } from '#platform/database/database.server.ts'

/** Names of all derived files: of the portfolio and of the company's library. */
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
