import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext, APIResponse, BrowserContext, Cookie } from '@playwright/test'
import { needsSecondFactor, type Role } from '../../src/office/frame/access/roles.ts'
import { totp } from '../../src/office/frame/example-totp.ts'
import { hasLedOn } from './led-on.ts'
import type { Office } from './office.ts'

export type StaffAccount = { name: string; email: string; password: string; role: Role; secret: string | null }

const newEmail = (role: Role) => `${role}-${randomUUID().slice(0, 8)}@example.org`

/** The one-time link of a new account, as `npm run office -- user add` shows it. */
export async function invite(office: Office, role: Role, name = 'Petra Öz'): Promise<{ email: string; link: string }> {
  const email = newEmail(role)
  const printed = await office('user', 'add', '--email', email, '--name', name, '--role', role, '--json')
  return { email, link: (JSON.parse(printed) as { link: string }).link }
}

/**
 * An account with password and, where its role needs one, second factor, signed in: the cookies are in `request` afterwards.
 * Its password was chosen before and costs little to check; who asks about invitations begins with `invite`.
 */
export async function makeStaff(
  office: Office,
  request: APIRequestContext,
  role: Role,
  { secondFactor = needsSecondFactor(role), name = 'Petra Öz' } = {},
): Promise<StaffAccount> {
  const email = newEmail(role)
  const password = await office('test-account', email, name, role)
  const answer = await post(request, '/verwaltung/anmelden', {
    form: { intent: 'anmelden', email, password },
    maxRedirects: 0,
  })
  if (answer.status() !== 302) throw new Error(`The password was not accepted: ${answer.status()}`)
  const account = { name, email, password, role }
  return { ...account, secret: secondFactor ? await setUpSecondFactor(request, password) : null }
}

async function setUpSecondFactor(request: APIRequestContext, password: string): Promise<string> {
  const address = '/verwaltung/konto/zweiter-faktor'
  const page = await post(request, address, { form: { intent: 'passwort', password } })
  const secret = /[?&](?:amp;)?secret=([A-Z2-7]+)/.exec(await page.text())?.[1]
  if (!secret) throw new Error(`Instead of the secret came ${page.status()} ${page.url()}`)
  const answer = await post(request, address, { form: { intent: 'code', uri: '', codes: '', code: totp(secret) } })
  if (!answer.ok()) throw new Error(`The second factor was not accepted: ${answer.status()}`)
  return secret
}

/** A site that has just started on a busy machine may ask to come again (503) before it has read anything. */
async function post(
  request: APIRequestContext,
  address: string,
  sent: { form: Record<string, string>; maxRedirects?: number },
): Promise<APIResponse> {
  const send = () => request.post(address, sent)
  let answer = await send()
  while (answer.status() === 503) {
    await wait(Number(answer.headers()['retry-after']) * 1000)
    answer = await (hasLedOn(answer, address) ? request.get(answer.url()) : send())
  }
  return answer
}

type Kept = { account: StaffAccount; cookies: Cookie[] }

/** By role and name. A worker knows one site and runs one test at a time, so that no two tests use an account at once. */
const kept = new Map<string, Kept>()

/**
 * Pages of this browser are signed in afterwards, as somebody whom earlier tests of this worker may have been, too.
 * What must belong to one test alone (sessions, saved filters, a forgotten password) takes `makeStaff`.
 */
export async function signInBrowser(
  office: Office,
  context: BrowserContext,
  role: Role,
  { name = 'Petra Öz' } = {},
): Promise<StaffAccount> {
  const who = `${role} ${name}`
  const known = kept.get(who)
  if (known && (await isStillSignedIn(context, known))) return known.account
  await context.clearCookies()
  const account = await makeStaff(office, context.request, role, { name })
  kept.set(who, { account, cookies: await context.cookies() })
  return account
}

async function isStillSignedIn(context: BrowserContext, { cookies }: Kept): Promise<boolean> {
  await context.addCookies(cookies)
  return (await context.request.get('/verwaltung/konto', { maxRedirects: 0 })).ok()
}
