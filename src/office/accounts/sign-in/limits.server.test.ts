// Also on PostgreSQL: several attempts at once.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readSession } from '#office/frame/access/read-session.server.ts'
import { faultOfPassword } from '../account/change-password.server.ts'
import { confirmSecondFactor, startSecondFactor } from '../account/second-factor.server.ts'
import { totp } from '#office/frame/example-totp.ts'
import { addTestAccount, TEST_PASSWORD as password } from '../staff/test-account.server.ts'
import { type Caller, callerOf } from '#office/frame/access/caller.ts'
import { failedSignIns } from './failed-sign-ins.server.ts'
import { signInLimits } from './limits.server.ts'
import { signIn } from './sign-in.server.ts'
import { verifyCode } from './verify-code.server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const email = 'jana@example.org'

const from = (clientAddress: string, cookie = ''): Caller => ({ clientAddress, cookie })
const HOME = '198.51.100.1'
const STRANGER = '203.0.113.7'
const network = (number: number) => from(`2001:db8:${number.toString(16)}::1`)

async function account() {
  const time = { laterMs: 0 }
  const app = await testApp({ clock: { now: () => new Date(systemClock.now().getTime() + time.laterMs) } })
  return { app, time, id: await addTestAccount(app, { email, name: 'Jana', role: 'technik' }) }
}

const cookiesIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .join('; ')

/** Keeps the cookies that outlive a session. */
const deviceIn = (headers: Headers) =>
  cookiesIn(headers)
    .split('; ')
    .find((each) => each.includes('verwaltung-geraet')) ?? ''

async function opened(app: App, caller: Caller, given = { email, password }): Promise<Headers> {
  const outcome = await signIn(app, given, caller)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  return outcome.headers
}

const guess = (app: App, id: string, caller: Caller) => signInLimits(app).takePassword({ email, staffId: id }, caller)

async function withAuthenticatorApp(app: App, caller: Caller, given = { email, password }) {
  const httpRequest = new Request(app.config.siteUrl, {
    headers: { Cookie: cookiesIn(await opened(app, caller, given)) },
  })
  const staff = await readSession(app, httpRequest)
  if (!staff) throw new Error('Nobody is signed in')
  const started = await startSecondFactor(app, httpRequest, password)
  const secret = /secret=([A-Z2-7]+)/.exec(started?.uri ?? '')?.[1] ?? ''
  const headers = await confirmSecondFactor(app, httpRequest, staff, totp(secret))
  return { secret, recoveryCodes: started?.recoveryCodes ?? [], session: cookiesIn(headers ?? new Headers()) }
}

async function askedForCode(app: App, caller: Caller, given = { email, password }): Promise<Caller> {
  const outcome = await signIn(app, given, caller)
  if (outcome.kind !== 'code') throw new Error(outcome.kind)
  return from(caller.clientAddress, [caller.cookie, cookiesIn(outcome.headers)].join('; '))
}

test('who guesses locks the own network for that account, not the account', async () => {
  const { app } = await account()
  for (let tries = 0; tries < 5; tries++) await signIn(app, { email, password: 'falsch' }, from(STRANGER))
  expect(await signIn(app, { email, password }, from(STRANGER))).toMatchObject({ kind: 'limited' })
  expect(await signIn(app, { email, password }, from(HOME))).toMatchObject({ kind: 'signed-in' })
})

test('who guesses all day holds up no network for longer than four hours, and one network has no more than 120 guesses a day', async () => {
  const { app, time, id } = await account()
  let guesses = 0
  let longestWaitS = 0
  for (; time.laterMs < 24 * HOUR; time.laterMs += MINUTE) {
    const taken = guess(app, id, from(STRANGER))
    if (taken.ok) guesses++
    else longestWaitS = Math.max(longestWaitS, taken.retryAfterSeconds)
  }
  expect(guesses).toBeLessThanOrEqual(120)
  expect(longestWaitS * 1000).toBeLessThanOrEqual(4 * HOUR)
})

test('guesses from many networks slow each other down to one in a quarter of an hour, and lock nobody out', async () => {
  const { app, id } = await account()
  const tries = (caller: Caller) =>
    Array.from({ length: 5 }, () => guess(app, id, caller)).filter(({ ok }) => ok).length
  expect(Array.from({ length: 30 }, (_, number) => tries(network(number)))).toEqual([
    ...Array.from({ length: 10 }, () => 5),
    ...Array.from({ length: 20 }, () => 1),
  ])
  expect(await signIn(app, { email, password }, from(HOME))).toMatchObject({ kind: 'signed-in' })
})

test('all addresses of a /48 are one network', async () => {
  const { app, id } = await account()
  const taken = Array.from({ length: 9 }, (_, number) => guess(app, id, from(`2001:db8:7:${number}::1`)))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(5)
})

test('the right password gets through from a known device while network and account are full, and guesses there are few', async () => {
  const { app, id, time } = await account()
  const cookie = deviceIn(await opened(app, from(HOME)))
  for (let number = 0; number < 60; number++) guess(app, id, network(number))
  for (let tries = 0; tries < 40; tries++) guess(app, id, from(HOME))
  expect(await signIn(app, { email, password }, from(HOME))).toMatchObject({ kind: 'limited' })
  const again = await signIn(app, { email, password }, from(HOME, cookie))
  expect(again).toMatchObject({ kind: 'signed-in' })

  for (let tries = 0; tries < 5; tries++)
    expect(await signIn(app, { email, password: 'falsch' }, from(HOME, cookie))).toEqual({ kind: 'wrong' })
  expect(await signIn(app, { email, password }, from(HOME, cookie))).toMatchObject({ kind: 'limited' })
  // Signing in once more made the device no newer one.
  if (again.kind !== 'signed-in') throw new Error(again.kind)
  expect(guess(app, id, from(HOME, deviceIn(again.headers))).ok).toBe(false)
  time.laterMs = 16 * MINUTE
  expect(await signIn(app, { email, password }, from(HOME, cookie))).toMatchObject({ kind: 'signed-in' })
})

test('the cookie of a known device opens nothing, and counts for its account, for half a year and unforged only', async () => {
  const { app, id, time } = await account()
  const otherId = await addTestAccount(app, { email: 'toni@example.org', name: 'Toni', role: 'technik' })
  const cookie = deviceIn(await opened(app, from(HOME)))
  const others = deviceIn(await opened(app, from(HOME), { email: 'toni@example.org', password }))
  expect(await readSession(app, new Request(app.config.siteUrl, { headers: { Cookie: cookie } }))).toBeNull()
  for (let tries = 0; tries < 9; tries++) guess(app, id, from(STRANGER))
  const isKnown = (value: string) => guess(app, id, from(STRANGER, value)).ok
  expect(isKnown(cookie)).toBe(true)
  expect(isKnown(`${others}; ${cookie}`)).toBe(true)
  expect(isKnown(others)).toBe(false)
  expect(isKnown(others.replaceAll(otherId, id))).toBe(false)
  expect(isKnown(`${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)).toBe(false)
  expect(isKnown(cookie.replace(/=.*/, '=%'))).toBe(false)
  time.laterMs = 181 * 24 * HOUR
  for (let tries = 0; tries < 9; tries++) guess(app, id, from(STRANGER))
  expect(isKnown(cookie)).toBe(false)
})

test('nothing that happens outside stops the confirmations of somebody signed in, and these have limits by session', async () => {
  const { app, id } = await account()
  const staffOf = async () => {
    const cookie = cookiesIn(await opened(app, from(HOME)))
    const staff = await readSession(app, new Request(app.config.siteUrl, { headers: { Cookie: cookie } }))
    if (!staff) throw new Error('Nobody is signed in')
    return staff
  }
  const [staff, beside] = [await staffOf(), await staffOf()]
  for (let number = 0; number < 90; number++) guess(app, id, network(number))
  expect(await faultOfPassword(app, staff, password)).toBeNull()
  for (let tries = 0; tries < 5; tries++) expect(await faultOfPassword(app, staff, 'falsch')).toContain('stimmt nicht')
  expect(await faultOfPassword(app, staff, password)).toMatch(/Zu viele falsche Versuche.*15 Minuten/)
  expect(await faultOfPassword(app, beside, password)).toBeNull()
  expect(await failedSignIns(app, id)).toBeNull()
})

test('who knows the password has ten codes from wherever, and the owner comes in from a known device or with a recovery code', async () => {
  const { app, id } = await account()
  const { secret, recoveryCodes } = await withAuthenticatorApp(app, from(HOME))
  const atHome = await askedForCode(app, from(HOME))
  const first = await verifyCode(app, atHome, totp(secret, 1))
  if (first.kind !== 'signed-in') throw new Error(first.kind)
  const device = deviceIn(first.headers)

  const kinds: string[] = []
  for (let number = 0; number < 12; number++) {
    const stranger = await askedForCode(app, network(number))
    kinds.push((await verifyCode(app, stranger, String(number).padStart(6, '0'))).kind)
  }
  expect(kinds.slice(0, 10)).not.toContain('limited')
  expect(kinds.slice(10)).toEqual(['limited', 'limited'])
  expect(await failedSignIns(app, id)).toMatchObject({ count: 10, withPassword: 10, isMore: false })

  const known = await askedForCode(app, from(HOME, device))
  expect(await verifyCode(app, known, '000099')).toEqual({ kind: 'wrong' })
  const elsewhere = await askedForCode(app, from('192.0.2.9'))
  expect(await verifyCode(app, elsewhere, '000098')).toMatchObject({ kind: 'limited' })
  expect(await verifyCode(app, elsewhere, recoveryCodes[0] ?? '')).toMatchObject({ kind: 'signed-in' })
})

test('a session beside the question for a code is not asked instead: the code must be that of the account', async () => {
  const { app } = await account()
  await withAuthenticatorApp(app, from(HOME))
  const given = { email: 'toni@example.org', password }
  await addTestAccount(app, { email: given.email, name: 'Toni', role: 'technik' })
  const own = await withAuthenticatorApp(app, from(STRANGER), given)
  const asked = await askedForCode(app, from(STRANGER, own.session))
  expect(await verifyCode(app, asked, totp(own.secret, 1))).toEqual({ kind: 'wrong' })
})

test('wrong passkeys and questions for them in one network do not stop a known device there', async () => {
  const { app } = await account()
  const device = deviceIn(await opened(app, from(HOME)))
  const limits = signInLimits(app)
  for (let tries = 0; tries < 130; tries++) {
    limits.takePasskey(from(HOME))
    limits.takePasskeyChallenge(from(HOME))
  }
  expect([limits.takePasskey(from(HOME)).ok, limits.takePasskeyChallenge(from(HOME)).ok]).toEqual([false, false])
  expect(limits.takePasskey(from(HOME, device)).ok).toBe(true)
  expect(limits.takePasskeyChallenge(from(HOME, device)).ok).toBe(true)
})

test('servers count together, and a broken cookie is no cookie', async () => {
  const heard: Record<string, ((message: string) => void)[]> = {}
  const peers = {
    ...(await testApp()).peers,
    isOnlyServer: false,
    publish: (topic: string, message: string) => heard[topic]?.forEach((hear) => hear(message)),
    subscribe: (topic: string, hear: (message: string) => void) => void (heard[topic] ??= []).push(hear),
  }
  const { app, id } = await account()
  const servers: App[] = [
    { ...app, peers: { ...peers, subscribe: () => {} } },
    { ...app, peers: { ...peers, publish: () => {} } },
  ]
  const [one, other] = servers as [App, App]
  guess(other, id, from(HOME)) // makes its limits, which listen from now on
  for (let tries = 0; tries < 4; tries++) guess(one, id, from(STRANGER))
  expect([guess(other, id, from(STRANGER)).ok, guess(other, id, from(STRANGER)).ok]).toEqual([true, false])

  const broken = callerOf(new Request(app.config.siteUrl, { headers: { Cookie: '__Host-verwaltung-code=%' } }), {
    clientAddress: '',
  })
  expect(await verifyCode(app, broken, '123456')).toEqual({ kind: 'over' })
})
