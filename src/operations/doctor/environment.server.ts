import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/config.server.ts'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { DataDirInUseError, freeBytes, lockDataDir } from '#platform/database/data-dir.server.ts'
import { LEAST_FREE_BYTES } from '../health.server.ts'

const COMFORTABLE_BYTES = 2 * 1024 * 1024 * 1024

/** Settings that are valid but hardly meant so on a public site. */
export function examineSettings(config: Config): Finding[] {
  const hints: [boolean, string, string][] = [
    [
      config.siteUrl.startsWith('https://'),
      'SITE_URL',
      'SITE_URL ist keine https-Adresse; Links in Mails und für Suchmaschinen zeigen dorthin.',
    ],
    [
      sendsMail(config),
      'SMTP_URL',
      'SMTP_URL ist leer: Mails gehen nicht hinaus, sondern bleiben als Dateien in DATA_DIR/mail.',
    ],
    [
      !config.mailTo.endsWith('.example'),
      'MAIL_TO',
      'MAIL_TO endet auf .example, eine erfundene Adresse: Meldungen erreichen niemanden.',
    ],
    [
      !config.mailFrom.endsWith('.example'),
      'MAIL_FROM',
      'MAIL_FROM endet auf .example, eine erfundene Adresse: Antworten erreichen niemanden.',
    ],
    [
      config.emergencyMailTo.length > 0 || Boolean(config.webhooks.emergency),
      'EMERGENCY_MAIL_TO',
      'EMERGENCY_MAIL_TO und EMERGENCY_WEBHOOK_URL sind leer: Ein Notfall außerhalb der Geschäftszeiten erreicht nur das Postfach MAIL_TO.',
    ],
    [config.rateLimits, 'RATE_LIMITS', 'RATE_LIMITS ist off: Programme können beliebig viele Formulare senden.'],
  ]
  const open = hints.filter(([isFine]) => !isFine)
  if (open.length === 0) return [{ what: 'Einstellungen', state: 'ok', detail: 'vollständig' }]
  return open.map(([, setting, detail]) => ({
    what: setting,
    state: 'warning',
    detail,
    advice: `Setzen Sie ${setting} (siehe .env.example) und starten Sie den Server neu.`,
  }))
}

/** The data directory: who may read it, how much room there is. */
export async function examineFolder({ dataDir }: Config): Promise<Finding[]> {
  const folder = await stat(dataDir).catch(() => null)
  if (!folder?.isDirectory()) {
    return [
      {
        what: 'Datenverzeichnis',
        state: 'error',
        detail: `${resolve(dataDir)} gibt es nicht.`,
        advice: 'Stimmt DATA_DIR?',
      },
    ]
  }
  return [await examineRights(dataDir), await examineRoom(dataDir)]
}

async function examineRights(dataDir: string): Promise<Finding> {
  const what = 'Datenverzeichnis'
  const folder = await stat(dataDir)
  // Nobody gets past a folder they may not enter, whatever the files in it allow.
  const isOpen = (folder.mode & 0o001) !== 0
  for (const path of isOpen ? [dataDir, join(dataDir, 'site.sqlite'), join(dataDir, 'secret')] : []) {
    const found = await stat(path).catch(() => null)
    if (found && (found.mode & 0o007) !== 0) {
      const advice = `chmod -R o-rwx ${resolve(dataDir)}`
      return { what, state: 'error', detail: `${resolve(path)} kann jeder Benutzer der Maschine lesen.`, advice }
    }
  }
  return { what, state: 'ok', detail: resolve(dataDir) }
}

async function examineRoom(dataDir: string): Promise<Finding> {
  const free = await freeBytes(dataDir)
  const state = free < LEAST_FREE_BYTES ? 'error' : free < COMFORTABLE_BYTES ? 'warning' : 'ok'
  const detail = `${(free / 1024 / 1024 / 1024).toFixed(1).replace('.', ',')} GB frei`
  return { what: 'Platte', state, detail, advice: 'Schaffen Sie Platz: alte Sicherungen und Protokolle zuerst.' }
}

/** Whether a server runs on this directory. For other processes: the server itself would ask its own lock. */
export function examineServer(config: Config): Finding {
  return { what: 'Server', state: 'ok', detail: isServed(config) ? 'läuft' : 'läuft nicht auf diesem Datenverzeichnis' }
}

export function isServed({ dataDir }: Config): boolean {
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return false
  try {
    lockDataDir(dataDir).release()
    return false
  } catch (error) {
    if (error instanceof DataDirInUseError) return true
    throw error
  }
}

const LONGEST_MS = 5000
const what = 'Adresse'

/** Whether visitors who type SITE_URL come to this site, and are not sent on to another address. For a server that runs. */
export async function examineAddress({ siteUrl }: Pick<Config, 'siteUrl'>): Promise<Finding> {
  try {
    const answer = await fetch(`${siteUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_MS) })
    await answer.body?.cancel()
    return judge(siteUrl, answer)
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    const advice = 'Zeigt der Name auf diese Maschine, läuft der vorgeschaltete Server, und stimmt SITE_URL?'
    return { what, state: 'warning', detail: `${siteUrl} antwortet nicht (${reason}).`, advice }
  }
}

function judge(siteUrl: string, { status, headers }: Response): Finding {
  const location = headers.get('Location')
  if (status >= 300 && status < 400 && location !== null && URL.canParse(location, siteUrl)) {
    const { origin } = new URL(location, siteUrl)
    const advice = `Setzen Sie SITE_URL=${origin} und starten Sie den Server neu: Sonst werden Formulare und Anmeldungen abgelehnt.`
    return { what, state: 'error', detail: `${siteUrl} leitet weiter zu ${origin}.`, advice }
  }
  if (headers.has('X-Request-Id')) return { what, state: 'ok', detail: `${siteUrl} führt zu dieser Website` }
  const advice = 'Stimmt SITE_URL, und leitet der vorgeschaltete Server alle Adressen an diese Website?'
  return { what, state: 'error', detail: `Unter ${siteUrl} antwortet etwas anderes (Status ${status}).`, advice }
}

/** One thing that was looked at. All texts are German and hold no personal data. */
export type Finding = {
  what: string
  state: 'ok' | 'warning' | 'error'
  detail: string
  /** The remedy. */
  advice?: string
}
