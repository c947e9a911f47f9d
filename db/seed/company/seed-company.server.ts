import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { App } from '#platform/app.server.ts'
import { keepLogo } from '#company/logo/keep-logo.server.ts'
import { logoUses } from '#company/logo/logo-file.ts'
import { companyContent, hasCompany, wordsContent } from '#company/repository.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'

/** The site is started in the repository's folder. */
const FOLDER = path.resolve('db/seed/company')

const read = (file: string) => parse(readFileSync(path.join(FOLDER, file), 'utf8')) as unknown

/** The demo company's facts by page. A logo is named by its file beside them. */
export const demoCompany = () => read('firma.yaml') as Record<string, ContentValues>

/** What the demo company says otherwise than what is standard, by page. */
const demoWords = (): Record<string, ContentValues> =>
  Object.fromEntries(
    readdirSync(path.join(FOLDER, 'seiten'))
      .toSorted()
      .map((file) => [path.parse(file).name, read(path.join('seiten', file)) as ContentValues]),
  )

/** Stores the demo company's facts unless there are facts already. */
export async function seedCompany(app: App): Promise<void> {
  if (await hasCompany(app.db)) return
  const now = app.clock.now()
  const company = await withLogos(app)
  await app.db.transaction().execute(async (trx) => {
    // Locks the version's row: a second server waits here and then finds what the first one stored.
    await raiseContentVersion(trx, now)
    if (await hasCompany(trx)) return
    for (const [id, values] of Object.entries(company)) await companyContent(trx).insert(id, values, now)
    for (const [id, values] of Object.entries(demoWords())) await wordsContent(trx, []).insert(id, values, now)
  })
}

async function withLogos(app: App): Promise<Record<string, ContentValues>> {
  const { aussehen, ...others } = demoCompany()
  const kept: Record<string, string> = {}
  for (const use of logoUses) {
    const logo = await keepLogo(app.config, use, readFileSync(path.join(FOLDER, String(aussehen?.[use]))))
    if (!logo.ok) throw new Error(logo.message)
    kept[use] = logo.name
  }
  return { ...others, aussehen: { ...aussehen, ...kept } }
}
