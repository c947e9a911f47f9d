import { existsSync } from 'node:fs'
import type { App } from '#platform/app.server.ts'
import type { Config } from '#platform/config.server.ts'
import { databaseFile } from '#platform/database/data-dir.server.ts'
import {
  examineAddress,
  examineFolder,
  examineServer,
  examineSettings,
  isServed,
  type Finding,
} from '#operations/doctor/environment.server.ts'
import { examineApp, examineDatabase } from '#operations/doctor/app.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { createApp } from '#server/create-app.server.ts'
import { jsonOption, CommandError, type Command } from '../command.ts'
import { table } from '../table.ts'

const labels: Record<Finding['state'], string> = { ok: '✓', warning: '!', error: '✗' }

export const doctorCommand: Command = {
  words: 'doctor',
  summary: 'Untersucht Einstellungen, Datenbank, Platte, Mail und Bilder und sagt, was zu tun ist.',
  details: 'Endet mit 1, wenn etwas nicht in Ordnung ist (✗). Ein ! ist ein Hinweis.',
  options: jsonOption,
  async run({ config, flag, out }) {
    const findings = await examine(config)
    if (flag('json')) await out(`${JSON.stringify(findings, null, 2)}\n`)
    else {
      await out(
        table(
          ['', 'Was', 'Befund'],
          findings.map((finding) => [labels[finding.state], finding.what, finding.detail]),
        ),
      )
      for (const { state, what, advice } of findings) {
        if (state !== 'ok' && advice) await out(`\n${what}: ${advice}\n`)
      }
    }
    const broken = findings.filter((finding) => finding.state === 'error')
    if (broken.length > 0)
      throw new CommandError(`Nicht in Ordnung: ${broken.map((finding) => finding.what).join(', ')}`)
  },
}

/** Looks at everything once, while the server may be running. One part that breaks does not hide the others. */
async function examine(config: Config): Promise<Finding[]> {
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
