import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { totp } from '#office/frame/example-totp.ts'
import type { WatchedSite } from './watched-site.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'

/** Somebody of the management, signed in with a second factor. @returns the cookies. */
export async function signInManager({ url, dataDir }: WatchedSite): Promise<string> {
  const email = `leitung-${crypto.randomUUID().slice(0, 8)}@example.org`
  const account = ['--email', email, '--name', 'Petra Öz', '--role', 'leitung', '--json']
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: url, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/office.ts', 'user', 'add', ...account], {
    env,
  })
  const { link } = JSON.parse(stdout) as { link: string }
  const jar = new Map<string, string>()
  const post = async (address: string, fields: Record<string, string>) => {
    const answer = await fetch(new URL(address, url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { Origin: url, Cookie: cookies(jar) },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? []
      jar.set(name, value)
    }
    return answer.text()
  }
  await post(new URL(link).pathname, { intent: 'passwort', password: PASSWORD, password_again: PASSWORD })
  const page = await post('/verwaltung/konto/zweiter-faktor', { intent: 'passwort', password: PASSWORD })
  const secret = /[?&](?:amp;)?secret=([A-Z2-7]+)/.exec(page)?.[1]
  if (!secret) throw new Error('The page with the secret did not come')
  await post('/verwaltung/konto/zweiter-faktor', { intent: 'code', uri: '', codes: '', code: totp(secret) })
  return cookies(jar)
}

const cookies = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
