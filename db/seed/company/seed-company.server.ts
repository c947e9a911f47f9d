import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { App } from '#platform/app.server.ts'
import { companyContent, hasCompany } from '#platform/company/repository.server.ts'
import type { ContentValues } from '#platform/content/content-store.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'

/** The demo company's facts by page; the site is started in the repository's folder. */
export function demoCompany(): Record<string, ContentValues> {
  return parse(readFileSync(path.resolve('db/seed/company/firma.yaml'), 'utf8')) as Record<string, ContentValues>
}

/** Stores the demo company's facts unless there are facts already. */
export async function seedCompany(app: App): Promise<void> {
  if (await hasCompany(app.db)) return
  const now = app.clock.now()
  await app.db.transaction().execute(async (trx) => {
    // Locks the version's row: a second server waits here and then finds what the first one stored.
    await raiseContentVersion(trx, now)
    if (await hasCompany(trx)) return
    for (const [id, values] of Object.entries(demoCompany())) {
      const record = await companyContent(trx).find(id)
      await companyContent(trx).insert(id, { ...record?.values, ...values }, now)
    }
  })
}
