import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { needsSecondFactor, type Role } from '../../src/areas/office/access/roles.ts'
import { totp } from '../../src/areas/office/example-totp.ts'
import type { Office } from './office.ts'

export type StaffAccount = { name: string; email: string; password: string; role: Role; secret: string | null }

const PASSWORD = 'vier graue Hafenkräne im Nebel'

/** The one-time link of a new account, as `npm run office -- user add` shows it. */
export async function invite(office: Office, role: Role, name = 'Petra Öz'): Promise<{ email: string; link: string }> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.org`
  const printed = await office('user', 'add', '--email', email, '--name', name, '--role', role, '--json')
  return { email, link: (JSON.parse(printed) as { link: string }).link }
}

/**
 * An account with password and, where its role needs one, second factor, signed in: the cookies are in `request` afterwards.
 * Forms are posted as a browser without JavaScript would.
 */
export async function makeStaff(
  office: Office,
  request: APIRequestContext,
  role: Role,
  { secondFactor = needsSecondFactor(role), name = 'Petra Öz' } = {},
): Promise<StaffAccount> {
  const { email, link } = await invite(office, role, name)
  await request.post(link, { form: { intent: 'passwort', password: PASSWORD, password_again: PASSWORD } })
  const account = { name, email, password: PASSWORD, role }
  return { ...account, secret: secondFactor ? await setUpSecondFactor(request) : null }
}

async function setUpSecondFactor(request: APIRequestContext): Promise<string> {
  const address = '/verwaltung/konto/zweiter-faktor'
  const page = await (await request.post(address, { form: { intent: 'passwort', password: PASSWORD } })).text()
  const secret = /[?&](?:amp;)?secret=([A-Z2-7]+)/.exec(page)?.[1]
  if (!secret) throw new Error('The page with the secret did not come')
  const answer = await request.post(address, { form: { intent: 'code', uri: '', codes: '', code: totp(secret) } })
  if (!answer.ok()) throw new Error(`The second factor was not accepted: ${answer.status()}`)
  return secret
}

/** The same in a browser: its pages are signed in afterwards. */
export function signInBrowser(office: Office, context: BrowserContext, role: Role, options?: { name?: string }) {
  return makeStaff(office, context.request, role, options)
}
