// Also on PostgreSQL: accounts and their sessions are written by a library.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { totp } from '#office/frame/example-totp.ts'
import { readSession } from '#office/frame/access/read-session.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { addTestPasskey } from '../passkeys/test-passkey.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { addTestAccount, TEST_PASSWORD as password } from '../staff/test-account.server.ts'
import { changePassword } from './change-password.server.ts'
import { factorToShow, faultOfCurrentFactor, ownFactors } from './current-factor.server.ts'
import { confirmSecondFactor, startSecondFactor } from './second-factor.server.ts'

const email = 'petra@example.org'
const caller = { clientAddress: '', cookie: '' }

/** A person signed in with the password; `laterMs` moves the clock. */
async function signedIn() {
  const time = { laterMs: 0 }
  const app = await testApp({ clock: { now: () => new Date(systemClock.now().getTime() + time.laterMs) } })
  await addTestAccount(app, { email, name: 'Petra Öz', role: 'technik' })
  const outcome = await signIn(app, { email, password }, caller)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  return { app, time, ...(await sessionOf(app, outcome.headers)) }
}

async function sessionOf(app: App, headers: Headers): Promise<{ request: Request; staff: Staff }> {
  const cookie = headers.getSetCookie().map((each) => each.split(';')[0])
  const httpRequest = new Request('https://www.example.de/verwaltung', { headers: { Cookie: cookie.join('; ') } })
  const staff = await readSession(app, httpRequest)
  if (!staff) throw new Error('Nobody is signed in')
  return { request: httpRequest, staff }
}

async function withApp() {
  const person = await signedIn()
  const { app, request: httpRequest, staff } = person
  const started = await startSecondFactor(app, httpRequest, password)
  const secret = /secret=([A-Z2-7]+)/.exec(started?.uri ?? '')?.[1] ?? ''
  const used = totp(secret)
  const headers = await confirmSecondFactor(app, httpRequest, staff, used)
  if (!headers) throw new Error('The second factor was not accepted')
  return { ...person, ...(await sessionOf(app, headers)), secret, used, codes: started?.recoveryCodes ?? [] }
}

test('an account without a second factor shows nothing more, one with an app a code that was not used before', async () => {
  const none = await signedIn()
  expect(await ownFactors(none.app, none.staff)).toEqual({ hasApp: false, toShow: 'none' })
  expect(await faultOfCurrentFactor(none.app, none.request, none.staff, '')).toBeNull()

  const { app, request: httpRequest, staff, secret, used } = await withApp()
  expect(await ownFactors(app, staff)).toEqual({ hasApp: true, toShow: 'code' })
  expect(await faultOfCurrentFactor(app, httpRequest, staff, ' ')).toContain('Code aus Ihrer App')
  expect(await faultOfCurrentFactor(app, httpRequest, staff, used)).toContain('schon benutzt')
  expect(await faultOfCurrentFactor(app, httpRequest, staff, 'abc')).toContain('stimmt nicht')
  const next = totp(secret, 1)
  expect(await faultOfCurrentFactor(app, httpRequest, staff, `${next.slice(0, 3)} ${next.slice(3)}`)).toBeNull()
  expect(await faultOfCurrentFactor(app, httpRequest, staff, next)).toContain('schon benutzt')
})

test('a recovery code stands in for the app, once', async () => {
  const { app, request: httpRequest, staff, codes } = await withApp()
  expect(await faultOfCurrentFactor(app, httpRequest, staff, codes[0] ?? '')).toBeNull()
  expect(await faultOfCurrentFactor(app, httpRequest, staff, codes[0] ?? '')).toContain('stimmt nicht')
  // Nothing else happened to the session.
  expect((await readSession(app, httpRequest))?.id).toBe(staff.id)
})

test('five wrong codes are looked at, then not even the right one', async () => {
  const { app, time, request: httpRequest, staff, secret } = await withApp()
  const right = totp(secret, 1)
  const wrong = ['000001', '000002', '000003', '000004', '000005'].filter((code) => code !== right)
  for (const code of [...wrong, '000006'].slice(0, 5))
    expect(await faultOfCurrentFactor(app, httpRequest, staff, code)).toContain('stimmt nicht')
  expect(await faultOfCurrentFactor(app, httpRequest, staff, right)).toContain('Zu viele falsche Versuche')
  time.laterMs = 16 * 60_000
  expect(await faultOfCurrentFactor(app, httpRequest, staff, totp(secret, 1))).toBeNull()
})

test('a passkey that was shown ten minutes ago is shown again, and a new password does not make it fresh', async () => {
  const person = await signedIn()
  const { app, time, staff, request: httpRequest } = person
  await addTestPasskey(app, staff.id)
  expect(await factorToShow(app, staff)).toBe('passkey')
  expect(await faultOfCurrentFactor(app, httpRequest, staff, '123456')).toContain('mit Ihrem Passkey')
  await staffSessions(app.db).markProven(staff.sessionId, 'passkey')
  expect(await factorToShow(app, staff)).toBe('none')
  time.laterMs = 11 * 60_000
  expect(await factorToShow(app, staff)).toBe('passkey')

  const next = `${password} im Nebel`
  // The library's own clock is the machine's, so the session's beginning is moved instead.
  const begun = new Date(systemClock.now().getTime() - 11 * 60_000).toISOString()
  await app.db.updateTable('staff_sessions').set({ created_at: begun }).where('id', '=', staff.sessionId).execute()
  time.laterMs = 0
  const changed = await changePassword(app, httpRequest, staff, { current: password, next, again: next })
  if (!changed.ok) throw new Error(JSON.stringify(changed.errors))
  const after = await sessionOf(app, changed.headers)
  expect(after.staff.hasSecondFactor).toBe(true)
  expect(await factorToShow(app, after.staff)).toBe('passkey')
})
