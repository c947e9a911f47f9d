// Also on PostgreSQL: accounts and their sessions are written by a library.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { LONGEST_IDLE_MS, LONGEST_SESSION_MS } from '#office/frame/access/session-length.ts'
import { readSession } from '#office/frame/access/read-session.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { acceptInvitation, addStaff, resetStaff, setStaffDisabled } from '../staff/invitations.server.ts'
import { signIn, signOut } from './sign-in.server.ts'

const PASSWORD = 'vier graue Hafenkräne'
const EMAIL = 'jana@example.org'
const caller = { clientAddress: '', cookie: '' }

const realApp = (different: Partial<App> = {}) => testApp({ clock: systemClock, ...different })

async function withAccount(app: App) {
  const added = await addStaff(app, { email: 'Jana@Example.org', name: 'Jana', role: 'technik' }, null)
  if (added.kind !== 'invited') throw new Error('The account exists')
  const token = added.link.split('/').at(-1) ?? ''
  expect(await acceptInvitation(app, token, PASSWORD)).toMatchObject({ kind: 'done' })
  return { id: added.member.id, token }
}

/** A request that carries the cookies which signing in set. */
async function signedIn(app: App): Promise<Request> {
  const outcome = await signIn(app, { email: EMAIL, password: PASSWORD }, caller)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  return requestWith(outcome.headers)
}

function requestWith(headers: Headers): Request {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return new Request('https://www.example.de/verwaltung', { headers: { Cookie: pairs.join('; ') } })
}

test('an address, a password and the session belong together, whatever the case of the address', async () => {
  const app = await realApp()
  await withAccount(app)
  expect(await signIn(app, { email: EMAIL, password: 'falsch' }, caller)).toEqual({ kind: 'wrong' })
  expect(await signIn(app, { email: 'fremd@example.org', password: PASSWORD }, caller)).toEqual({ kind: 'wrong' })
  const outcome = await signIn(app, { email: ' JANA@example.org ', password: PASSWORD }, caller)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  expect(outcome.headers.getSetCookie()[0]).toMatch(
    /^__Host-verwaltung=.+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await readSession(app, requestWith(outcome.headers))).toMatchObject({ name: 'Jana', role: 'technik' })
  const actions = (await auditLog(app.db).list({ limit: 10 })).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['staff.add', 'staff.password', 'sign-in', 'sign-in.wrong']))
})

test('a link works once', async () => {
  const app = await realApp()
  const { id, token } = await withAccount(app)
  expect(await acceptInvitation(app, token, 'ein anderes langes Wort')).toEqual({ kind: 'over' })
  const first = await resetStaff(app, id, { secondFactor: false }, null)
  const second = await resetStaff(app, id, { secondFactor: false }, null)
  const accept = ({ link }: { link: string }) =>
    acceptInvitation(app, link.split('/').at(-1) ?? '', 'neue graue Hafenkräne')
  expect(await accept(first)).toEqual({ kind: 'over' })
  expect(await accept(second)).toMatchObject({ kind: 'done' })
  expect(await signIn(app, { email: EMAIL, password: PASSWORD }, caller)).toEqual({ kind: 'wrong' })
})

test('a link is over after a day', async () => {
  const app = await realApp()
  const added = await addStaff(app, { email: EMAIL, name: 'Jana', role: 'lesen' }, null)
  if (added.kind !== 'invited') throw new Error('The account exists')
  const later = { ...app, clock: { now: () => new Date(Date.now() + 25 * 60 * 60_000) } }
  expect(await acceptInvitation(later, added.link.split('/').at(-1) ?? '', PASSWORD)).toEqual({ kind: 'over' })
})

test('the sixth wrong password in a quarter of an hour is not looked at, and neither is the right one', async () => {
  let laterMs = 0
  const app = await realApp({ clock: { now: () => new Date(Date.now() + laterMs) } })
  await withAccount(app)
  for (let tries = 0; tries < 5; tries++)
    expect(await signIn(app, { email: EMAIL, password: 'falsch' }, caller)).toEqual({ kind: 'wrong' })
  for (let attempt = 0; attempt < 3; attempt++)
    expect(await signIn(app, { email: EMAIL, password: PASSWORD }, caller)).toMatchObject({ kind: 'limited' })
  // Said once: whoever goes on trying must not fill the log.
  expect(await auditLog(app.db).list({ action: 'sign-in.limited', limit: 9 })).toMatchObject([{ staffName: 'Jana' }])
  laterMs = 16 * 60_000
  expect(await signIn(app, { email: EMAIL, password: PASSWORD }, caller)).toMatchObject({ kind: 'signed-in' })
})

test('a session ends with signing out, after an idle hour, after twelve hours and with its account', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await realApp()
  const { id } = await withAccount(app)
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

  const left = await signedIn(app)
  await signOut(app, left)
  expect(await readSession(app, left)).toBeNull()

  const idle = await signedIn(app)
  pass(LONGEST_IDLE_MS - 60_000)
  expect(await readSession(app, idle)).not.toBeNull()
  pass(LONGEST_IDLE_MS + 60_000)
  expect(await readSession(app, idle)).toBeNull()

  const long = await signedIn(app)
  // Nobody waits for the moment of the last use to be written; the test must.
  const noted = async () => {
    const now = new Date().toISOString()
    await expect.poll(async () => (await staffSessions(app.db).listOf(id))[0]?.lastUsedAt).toBe(now)
  }
  for (let passed = 0; passed < LONGEST_SESSION_MS - LONGEST_IDLE_MS; passed += LONGEST_IDLE_MS / 2) {
    pass(LONGEST_IDLE_MS / 2)
    expect(await readSession(app, long)).not.toBeNull()
    await noted()
  }
  pass(LONGEST_IDLE_MS / 2)
  expect(await readSession(app, long)).not.toBeNull()
  await noted()
  pass(LONGEST_IDLE_MS / 2 + 1000)
  expect(await readSession(app, long)).toBeNull()

  const closed = await signedIn(app)
  await setStaffDisabled(app, id, true, null)
  expect(await readSession(app, closed)).toBeNull()
  expect(await signIn(app, { email: EMAIL, password: PASSWORD }, caller)).toEqual({ kind: 'wrong' })
})

test('an unknown address, a wrong password, a closed account and one without a password cost the same work', async () => {
  const app = await realApp()
  const { id } = await withAccount(app)
  await addStaff(app, { email: 'eingeladen@example.org', name: 'Ina', role: 'technik' }, null)
  const workOf = async (email: string, password: string) => {
    const before = process.cpuUsage()
    expect(await signIn(app, { email, password }, caller)).toEqual({ kind: 'wrong' })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  /** The less of two: what else the machine does only adds. */
  const leastOf = async (email: string, password = 'falsch') =>
    Math.min(await workOf(email, password), await workOf(email, password))
  await leastOf('fremd-0@example.org') // the library is loaded with the first try
  const wrong = await leastOf(EMAIL)
  await setStaffDisabled(app, id, true, null)
  const works = [wrong, await leastOf('fremd@example.org'), await leastOf('eingeladen@example.org')]
  works.push(await leastOf(EMAIL, PASSWORD))
  // A password's hash is some 20 ms of it; without it an answer would take a tenth.
  expect(Math.min(...works) / Math.max(...works), works.join()).toBeGreaterThan(0.3)
})
