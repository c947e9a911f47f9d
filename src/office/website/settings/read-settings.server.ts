import type { App } from '#platform/app.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import { lastBackupAt } from '#platform/database/data-dir.server.ts'
import { databaseFacts } from '#platform/database/facts.server.ts'
import { examineApp, examineDatabase } from '#operations/doctor/app.server.ts'
import { examineFolder, examineSettings, type Finding } from '#operations/doctor/environment.server.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import { formatBytes, formatDateTime, plural } from '#ui/format.ts'
import { settingGroups, shownValue } from './known-settings.ts'

/** Nobody waits longer for the page because the mail server hangs. */
const LONGEST_LOOK_MS = 4000

export type ShownSetting = { name: string; about: string; value: string; isSet: boolean }

/** Every setting as the process got it; secrets are masked here, on the server. */
export function readSettings(environment: Record<string, string | undefined>) {
  return settingGroups.map(({ title, settings }) => ({
    title,
    settings: settings.map(({ name, kind, about, otherwise }): ShownSetting => {
      const value = environment[name]?.trim() ?? ''
      const isSet = value !== ''
      return { name, about, isSet, value: isSet ? shownValue(kind, value) : otherwise }
    }),
  }))
}

/** Runs `office doctor`, without reading the whole database file unless asked to. */
export async function findings(app: App, { withDatabase }: { withDatabase: boolean }): Promise<Finding[]> {
  return [
    ...examineSettings(app.config),
    ...(await examineFolder(app.config)),
    ...(withDatabase ? [await examineDatabase(app, { thorough: false })] : []),
    ...(await examineApp(app, LONGEST_LOOK_MS)),
  ]
}

/** Version of this installation, and the last time of each regular job. */
export async function operation(app: App): Promise<readonly (readonly [string, string])[]> {
  const { dataDir } = app.config
  const [database, mails, runs, backup] = await Promise.all([
    databaseFacts(app.db, dataDir),
    mailList(app.db).unsent(),
    retention(app.db).listLog({ limit: 1, rule: 'run' }),
    lastBackupAt(dataDir),
  ])
  const at = (moment: string) => `${formatDateTime(new Date(moment))} Uhr`
  const run = runs[0]
  return [
    ['Node.js', process.versions.node],
    ['Datenbank', `${database.engine} ${database.version}, ${formatBytes(database.bytes)}`],
    ['Läuft seit', at(new Date(Date.now() - process.uptime() * 1000).toISOString())],
    ['Heute', `${berlinDay(app.clock.now()).split('-').toReversed().join('.')}, deutsche Zeit`],
    ['Mails in der Schlange', `${mails.waiting} warten, ${mails.failed} aufgegeben, ${mails.held} zurückgehalten`],
    [
      'Letzte Sicherung',
      backup === null ? 'nicht bekannt (gezählt werden nur Sicherungen mit „office backup“)' : at(backup),
    ],
    [
      'Letztes Löschen nach Fristen',
      run
        ? `${at(run.deletedAt)}, ${plural(run.count, 'Einsendung', 'Einsendungen')}`
        : 'noch keines; es läuft jede Nacht',
    ],
  ]
}
