import type { App } from '#platform/app.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { isMigrated } from '#platform/database/migrate.server.ts'
import { retention } from '#platform/retention/repository.server.ts'
import { runRetention } from '#platform/retention/run-retention.server.ts'
import type { Finding } from './finding.ts'
import { examineMail } from './mail.server.ts'
import { examinePictures } from './pictures.server.ts'

type Look = readonly [what: string, look: (app: App) => Promise<Finding>]

const looks: readonly Look[] = [
  ['Stand', examineSteps],
  ['Mail', examineMail],
  ['Fristen', examineRetention],
  ['Bilder', examinePictures],
]

/** What can be looked at quickly while the server runs. One part that breaks or hangs does not hide the others. */
export function examineApp(app: App, longestMs = 20_000): Promise<Finding[]> {
  return Promise.all(looks.map(([what, look]) => guarded(what, look(app), longestMs)))
}

async function guarded(what: string, look: Promise<Finding>, longestMs: number): Promise<Finding> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`keine Antwort in ${longestMs / 1000} Sekunden`)), longestMs)
  try {
    return await Promise.race([look, promise])
  } catch (error) {
    return { what, state: 'error', detail: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Reads the whole database file: seconds for a large one, in which SQLite answers nobody else. */
export async function examineDatabase(app: App, { thorough }: { thorough: boolean }): Promise<Finding> {
  const name = app.config.databaseUrl === null ? 'SQLite' : 'PostgreSQL'
  const { pages, orphans } = await findDamage(app.db, { thorough })
  const damage = [...pages, ...orphans]
  if (damage[0] === undefined) return { what: 'Datenbank', state: 'ok', detail: `${name}, unbeschädigt` }
  return {
    what: 'Datenbank',
    state: 'error',
    detail: `${name}, beschädigt: ${damage[0]}`,
    advice: 'Halten Sie den Server an und stellen Sie eine Sicherung wieder her: npm run office -- restore DATEI',
  }
}

async function examineSteps(app: App): Promise<Finding> {
  return (await isMigrated(app.db))
    ? { what: 'Stand', state: 'ok', detail: 'auf dem neuesten Stand' }
    : { what: 'Stand', state: 'error', detail: 'Es fehlen Schritte.', advice: 'npm run office -- migrate' }
}

async function examineRetention(app: App): Promise<Finding> {
  const last = await retention(app.db).lastActivityAt()
  const outcome = await runRetention(app, { dryRun: true })
  const what = 'Fristen'
  if (last !== null && outcome.kind === 'planned' && outcome.total > 0 && outcome.refusal) {
    const advice = `Sehen Sie nach: npm run office -- retention run --dry-run`
    return { what, state: 'warning', detail: `Das tägliche Löschen wartet. ${outcome.refusal}`, advice }
  }
  return { what, state: 'ok', detail: `${outcome.total} Einsendungen sind beim nächsten Lauf zu löschen` }
}
