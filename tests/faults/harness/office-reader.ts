import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Check } from './fault.ts'
import type { FaultSite } from './site.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'

/** Somebody of Technik, signed in, and a damage report for them to read. */
export async function officeReader(site: FaultSite, dataDir: string) {
  const reference = await sendDamage(site)
  const account = ['--email', 'toni@example.org', '--name', 'Toni', '--role', 'technik', '--json']
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: site.url, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/office.ts', 'user', 'add', ...account], {
    env,
  })
  const { link } = JSON.parse(stdout) as { link: string }
  const body = new URLSearchParams({ intent: 'passwort', password: PASSWORD, password_again: PASSWORD })
  const signedIn = await fetch(link, { method: 'POST', body, redirect: 'manual', headers: { Origin: site.url } })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return {
    /** Opens the report; it must come within `withinMs`, whatever the disk does. @returns how long it took. */
    async checkRead(check: Check, when: string, withinMs: number): Promise<number> {
      const begin = performance.now()
      const answer = await fetch(`${site.url}/verwaltung/anfragen/${reference}`, {
        headers: { Cookie: cookie },
        redirect: 'manual',
      })
      const html = await answer.text()
      const ms = Math.round(performance.now() - begin)
      const isThere = answer.status === 200 && html.includes('Es tropft aus der Decke')
      check(isThere, `the office reads a request ${when}, not ${answer.status}`)
      check(ms < withinMs, `${when} within ${withinMs} ms, not after ${ms} ms`)
      return ms
    },

    /** Every look is in the audit log, once, when the disk has answered. */
    checkLog(check: Check, reads: number): void {
      const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true })
      const row = database.prepare("select count(*) as lines from audit_log where action = 'request.read'").get()
      database.close()
      check(row?.lines === reads, `${reads} looks at a request are in the audit log, not ${String(row?.lines)}`)
    },
  }
}

async function sendDamage(site: FaultSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/damage-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      damage_location: 'Bad',
      building_address: 'Mainzer Straße 5, 56321 Rhens',
      damage_description: 'Es tropft aus der Decke.',
      urgency_level: 'high',
      is_safety_risk: false,
      reporter_name: 'Jürgen Übel',
      reporter_email: 'uebel@example.org',
    }),
  })
  return ((await answer.json()) as { reference: string }).reference
}
