import { existsSync, readFileSync } from 'node:fs'
import { legalContent, legalDocuments } from '#areas/company/public.server.ts'
import { wordedPages } from '#areas/worded-pages.ts'
import { wordsContent } from '#company/repository.server.ts'
import type { ContentStore } from '#company/content/content-store.ts'
import { databaseFile, lastServed } from '#platform/database/data-dir.server.ts'
import { pendingMigrations } from '#platform/database/migrate.server.ts'
import { softwareVersion } from '#platform/version.server.ts'
import { type Command, CommandError } from '../command.ts'

export const updateCheckCommand: Command = {
  words: 'update check',
  summary: 'Sagt, was diese Fassung der Software an Daten und Texten ändert. Ändert selbst nichts.',
  details:
    'Aufzurufen, nachdem die neue Fassung da ist und bevor sie startet. Eigene Texte bleiben immer, wie sie sind; mitgelieferte kommen mit der Software.',
  async run({ config, openApp, out }) {
    if (config.databaseUrl === null && !existsSync(databaseFile(config.dataDir)))
      throw new CommandError(`In ${config.dataDir} liegt keine Datenbank. Stimmt DATA_DIR?`)
    const { db } = await openApp({ create: true })
    const version = softwareVersion()
    const before = lastServed(config.dataDir, 'version')
    const steps = await pendingMigrations(db)
    const lines = [
      before === null
        ? `Diese Software hat die Fassung ${version}. Mit welcher die Daten zuletzt liefen, ist nicht bekannt.`
        : `Diese Software hat die Fassung ${version}; die Daten liefen zuletzt mit ${before}.`,
      ...changesSince(readFileSync('CHANGELOG.md', 'utf8'), before),
      steps.length === 0
        ? 'Datenbank: Kein Schritt steht aus.'
        : `Datenbank: Beim Start laufen ${steps.length} Schritte: ${steps.join(', ')}. Machen Sie vorher eine Sicherung.`,
    ]
    // Without its table there is nothing of one's own yet.
    if (!steps.includes('0039-company')) {
      lines.push(await ownTexts('Rechtstexte', legalContent(db), Object.keys(legalDocuments).length))
      lines.push(await ownTexts('Wörter der Seiten', wordsContent(db, wordedPages), wordedPages.length))
    }
    await out(`${lines.join('\n')}\n`)
  },
}

async function ownTexts(what: string, store: ContentStore, most: number): Promise<string> {
  const { items } = await store.list({ search: '', filters: {}, page: 1, pageSize: most })
  const own = items.filter(({ version }) => version > 0).map(({ id }) => id)
  if (own.length === 0) return `${what}: alle mitgeliefert, sie kommen mit der Software.`
  return `${what}: eigene (${own.join(', ')}) bleiben; die übrigen ${most - own.length} kommen mit der Software.`
}

/** The entries of the changelog above that of a version; all of them when it is unknown. */
export function changesSince(changelog: string, version: string | null): string[] {
  const entries = changelog.split(/^## /m).slice(1)
  const known = entries.findIndex((entry) => version !== null && entry.startsWith(`${version} `))
  return entries.slice(0, known === -1 ? undefined : known).map((entry) => `\n${entry.trim()}\n`)
}
