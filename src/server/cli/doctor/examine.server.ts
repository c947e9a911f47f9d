import { existsSync } from 'node:fs'
import type { App } from '#platform/app.server.ts'
import type { Config } from '#platform/config.server.ts'
import { databaseFile } from '#platform/database/in-place.server.ts'
import { examineAddress } from '#platform/doctor/address.server.ts'
import { examineApp, examineDatabase } from '#platform/doctor/app.server.ts'
import { examineFolder, examineServer, examineSettings, isServed } from '#platform/doctor/environment.server.ts'
import type { Finding } from '#platform/doctor/finding.ts'
import { silentLog } from '#platform/log.server.ts'
import { createApp } from '../../create-app.server.ts'

/** Looks at everything once, while the server may be running. One part that breaks does not hide the others. */
export async function examine(config: Config): Promise<Finding[]> {
  const findings = [...examineSettings(config), ...(await examineFolder(config)), examineServer(config)]
  if (isServed(config)) findings.push(await examineAddress(config))
  if (config.databaseUrl === null && !existsSync(databaseFile(config.dataDir))) {
    const advice = 'Stimmt DATA_DIR? Eine neue Datenbank macht: npm run office -- migrate'
    return [...findings, { what: 'Datenbank', state: 'error', detail: `In ${config.dataDir} liegt keine.`, advice }]
  }
  let app: App | undefined
  try {
    app = createApp(config, { as: 'tool', log: silentLog })
    findings.push(await examineDatabase(app, { thorough: true }), ...(await examineApp(app)))
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
