import type { Config } from '#platform/config.server.ts'
import type { Finding } from './finding.ts'

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
