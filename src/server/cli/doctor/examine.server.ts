import { existsSync } from 'node:fs'
import type { App } from '#platform/app.server.ts'
import type { Config } from '#platform/config.server.ts'
import { databaseFile } from '#platform/database/in-place.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { isMigrated } from '#platform/database/migrate.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { retention } from '#platform/retention/repository.server.ts'
import { runRetention } from '#platform/retention/run-retention.server.ts'
import { createApp } from '../../create-app.server.ts'
import { examineFolder, examineSettings } from './environment.server.ts'
import type { Finding } from './finding.ts'
import { examineMail } from './mail.server.ts'
import { examinePictures } from './pictures.server.ts'

/** Looks at everything once, while the server may be running. One part that breaks does not hide the others. */
export async function examine(config: Config): Promise<Finding[]> {
  const findings = [...examineSettings(config), ...(await examineFolder(config))]
  if (config.databaseUrl === null && !existsSync(databaseFile(config.dataDir))) {
    const advice = 'Stimmt DATA_DIR? Eine neue Datenbank macht: npm run office -- migrate'
    return [...findings, { what: 'Datenbank', state: 'error', detail: `In ${config.dataDir} liegt keine.`, advice }]
  }
  let app: App | undefined
  try {
    app = createApp(config, { as: 'tool', log: silentLog })
    findings.push(...(await examineDatabase(app)))
    for (const look of [examineMail, examineRetention, examinePictures]) findings.push(await guarded(look, app))
  } catch (error) {
    findings.push({
      what: 'Datenbank',
      state: 'error',
      detail: `Sie antwortet nicht: ${error instanceof Error ? error.message : error}`,
      advice:
        config.databaseUrl === null
          ? 'Stellen Sie eine Sicherung wieder her: npm run office -- restore DATEI'
          : 'Läuft PostgreSQL, und stimmt DATABASE_URL?',
    })
  } finally {
    await app?.db.destroy()
  }
  return findings
}

async function guarded(look: (app: App) => Promise<Finding>, app: App): Promise<Finding> {
  try {
    return await look(app)
  } catch (error) {
    return {
      what: look.name.replace('examine', ''),
      state: 'error',
      detail: error instanceof Error ? error.message : String(error),
    }
  }
}

async function examineDatabase(app: App): Promise<Finding[]> {
  const name = app.config.databaseUrl === null ? 'SQLite' : 'PostgreSQL'
  const { pages, orphans } = await findDamage(app.db, { thorough: true })
  const damage = [...pages, ...orphans]
  const whole: Finding =
    damage[0] === undefined
      ? { what: 'Datenbank', state: 'ok', detail: `${name}, unbeschädigt` }
      : {
          what: 'Datenbank',
          state: 'error',
          detail: `${name}, beschädigt: ${damage[0]}`,
          advice: 'Halten Sie den Server an und stellen Sie eine Sicherung wieder her: npm run office -- restore DATEI',
        }
  const current: Finding = (await isMigrated(app.db))
    ? { what: 'Stand', state: 'ok', detail: 'auf dem neuesten Stand' }
    : { what: 'Stand', state: 'error', detail: 'Es fehlen Schritte.', advice: 'npm run office -- migrate' }
  return [whole, current]
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
