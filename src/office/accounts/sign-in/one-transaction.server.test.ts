// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { changePassword } from '../account/change-password.server.ts'
import { confirmSecondFactor, renewRecoveryCodes, startSecondFactor } from '../account/second-factor.server.ts'
import { totp } from '#office/frame/example-totp.ts'
import { beginPasskey, storePasskey } from '../passkeys/passkeys.server.ts'
import { staffPasskeys } from '../passkeys/repository.server.ts'
import { challengePasskey, signInWithPasskey } from '../passkeys/sign-in.server.ts'
import { testAuthenticator } from '../passkeys/test-authenticator.server.ts'
import { signInWithRecoveryCode } from '../recovery/sign-in.server.ts'
import { callerOf } from '#office/frame/access/caller.ts'
import { signIn } from './sign-in.server.ts'
import { verifyCode } from './verify-code.server.ts'
import { acceptInvitation, addStaff, resetStaff } from '../staff/invitations.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { readSession } from '#office/frame/access/read-session.server.ts'
import { whileWritesFail } from '#office/frame/access/test-failing-write.server.ts'

const email = 'jana@example.org'
const password = 'vier graue Hafenkräne'
const SITE = 'https://www.example.de'
const caller = { clientAddress: '', cookie: '' }

const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1) ?? ''

async function invited() {
  const app = await testApp({ clock: systemClock })
  const added = await addStaff(app, { email, name: 'Jana', role: 'leitung' }, null)
  if (added.kind !== 'invited') throw new Error('The account exists')
  return { app, id: added.member.id, token: tokenOf(added) }
}

function requestWith(headers: Headers): Request {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return new Request(`${SITE}/verwaltung`, { headers: { Cookie: pairs.join('; ') } })
}

async function sessionOf(app: App, headers: Headers) {
  const httpRequest = requestWith(headers)
  const staff = await readSession(app, httpRequest)
  if (!staff) throw new Error('Nobody is signed in')
  return { request: httpRequest, staff }
}

async function signedIn() {
  const account = await invited()
  await acceptInvitation(account.app, account.token, password)
  const outcome = await signIn(account.app, { email, password }, caller)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  return { ...account, ...(await sessionOf(account.app, outcome.headers)) }
}

async function withAuthenticatorApp() {
  const person = await signedIn()
  const { app, request: httpRequest, staff } = person
  const started = await startSecondFactor(app, httpRequest, password)
  const secret = /secret=([A-Z2-7]+)/.exec(started?.uri ?? '')?.[1] ?? ''
  await whileWritesFail(app.db, () => confirmSecondFactor(app, httpRequest, staff, totp(secret)))
  expect((await staffAccounts(app.db).find(staff.id))?.hasSecondFactor).toBe(false)
  // The same code and the same session once more.
  const headers = await confirmSecondFactor(app, httpRequest, staff, totp(secret))
  if (!headers) throw new Error('The second factor was not accepted')
  return { ...person, ...(await sessionOf(app, headers)), secret, codes: started?.recoveryCodes ?? [] }
}

test('a link whose password could not be stored works again, the first one and that of a reset', async () => {
  const { app, id, token } = await invited()
  await whileWritesFail(app.db, () => acceptInvitation(app, token, password))
  expect(await acceptInvitation(app, token, password)).toMatchObject({ kind: 'done' })

  const reset = tokenOf(await resetStaff(app, id, { secondFactor: false }, null))
  const next = `${password} im Nebel`
  await whileWritesFail(app.db, () => acceptInvitation(app, reset, next))
  expect(await signIn(app, { email, password }, caller)).toMatchObject({ kind: 'signed-in' })
  expect(await acceptInvitation(app, reset, next)).toMatchObject({ kind: 'done' })
  expect(await signIn(app, { email, password: next }, caller)).toMatchObject({ kind: 'signed-in' })
})

test('a password that could not be changed is the old one, and nobody is signed out', async () => {
  const { app, request: httpRequest, staff } = await signedIn()
  const next = `${password} im Nebel`
  const change = () => changePassword(app, httpRequest, staff, { current: password, next, again: next })
  await whileWritesFail(app.db, change)
  expect(await readSession(app, httpRequest)).not.toBeNull()
  expect(await change()).toMatchObject({ ok: true })
})

test('an app that could not be connected is connected with the same code, and its codes are not lost when new ones fail', async () => {
  const { app, request: httpRequest, staff, codes } = await withAuthenticatorApp()
  await whileWritesFail(app.db, () => renewRecoveryCodes(app, httpRequest, staff, password))
  const given = { email, password, code: codes[0] ?? '' }
  await whileWritesFail(app.db, () => signInWithRecoveryCode(app, given, caller))
  expect(await signInWithRecoveryCode(app, given, caller)).toMatchObject({ kind: 'signed-in' })
})

test('a code of the app that met a failing write counts the next time', async () => {
  const { app, secret } = await withAuthenticatorApp()
  const outcome = await signIn(app, { email, password }, caller)
  if (outcome.kind !== 'code') throw new Error(outcome.kind)
  const asked = requestWith(outcome.headers)
  const next = totp(secret, 1)
  await whileWritesFail(app.db, () => verifyCode(app, callerOf(asked, caller), next))
  expect(await verifyCode(app, callerOf(asked, caller), next)).toMatchObject({ kind: 'signed-in' })
})

test('a passkey is stored with its recovery codes or not at all, and opens the office after a try that failed', async () => {
  const { app, request: httpRequest, staff } = await signedIn()
  const device = testAuthenticator(SITE)
  const begun = await beginPasskey(app, httpRequest, staff, { password, code: '', name: 'Laptop' })
  if (!begun.ok) throw new Error(begun.fault)
  const { challenge } = begun.options as { challenge: string }
  const cookies = [httpRequest.headers.get('Cookie'), requestWith(begun.headers).headers.get('Cookie')].join('; ')
  const both = new Request(SITE, { headers: { Cookie: cookies } })
  const given = { response: device.create(challenge), name: 'Laptop' }
  await whileWritesFail(app.db, () => storePasskey(app, both, staff, given))
  expect(await staffPasskeys(app.db).countOf(staff.id)).toBe(0)
  const stored = await storePasskey(app, both, staff, given)
  expect(stored?.recoveryCodes).toHaveLength(10)

  const asked = await challengePasskey(app, caller)
  if (!asked) throw new Error('No challenge came')
  const answer = device.get((asked.options as { challenge: string }).challenge)
  const from = requestWith(asked.headers)
  await whileWritesFail(app.db, () => signInWithPasskey(app, callerOf(from, caller), answer))
  const opened = await signInWithPasskey(app, callerOf(from, caller), answer)
  if (opened.kind !== 'signed-in') throw new Error(opened.kind)
  expect((await sessionOf(app, opened.headers)).staff).toMatchObject({ id: staff.id, hasSecondFactor: true })

  const [code = ''] = stored?.recoveryCodes ?? []
  await whileWritesFail(app.db, () => signInWithRecoveryCode(app, { email, password, code }, caller))
  expect(await signInWithRecoveryCode(app, { email, password, code }, caller)).toMatchObject({ kind: 'signed-in' })
})
