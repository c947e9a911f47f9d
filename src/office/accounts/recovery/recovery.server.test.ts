import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readSession } from '#office/frame/access/read-session.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { addTestPasskey } from '../passkeys/test-passkey.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { resetStaff } from '../staff/invitations.server.ts'
import { addTestAccount, TEST_PASSWORD as password } from '../staff/test-account.server.ts'
import { firstCodes, freshCodes } from './passkey-codes.server.ts'
import { staffRecoveryCodes } from './repository.server.ts'
import { signInWithRecoveryCode } from './sign-in.server.ts'

const email = 'petra@example.org'
const caller = { clientAddress: '', cookie: '' }

/** An account whose only second factor is a passkey, with its recovery codes. */
async function passkeyAccount() {
  const app = await testApp({ clock: systemClock })
  const id = await addTestAccount(app, { email, name: 'Petra Öz', role: 'leitung' })
  await addTestPasskey(app, id)
  const staff = exampleStaff('leitung', { id })
  return { app, staff, codes: (await firstCodes(app, staff)) ?? [] }
}

const sessionsOf = async (app: App, id: string) => (await staffSessions(app.db).listOf(id)).length

test('who lost the device with the passkey comes in with the password and a code, and counts as proven', async () => {
  const { app, staff, codes } = await passkeyAccount()
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  expect(await firstCodes(app, staff)).toBeNull()
  expect(await signIn(app, { email, password }, caller)).toEqual({ kind: 'passkey' })

  const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')} `
  const outcome = await signInWithRecoveryCode(app, { email: 'PETRA@example.org', password, code: typed }, caller)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  const cookie = outcome.headers.getSetCookie().map((each) => each.split(';')[0])
  const httpRequest = new Request('https://www.example.de/verwaltung', { headers: { Cookie: cookie.join('; ') } })
  expect(await readSession(app, httpRequest)).toMatchObject({ id: staff.id, hasSecondFactor: true })
  expect(await staffRecoveryCodes(app.db).countOf(staff.id)).toBe(9)
  expect((await auditLog(app.db).list({ limit: 1 }))[0]).toMatchObject({ action: 'sign-in', detail: 'recovery code' })

  expect(await signInWithRecoveryCode(app, { email, password, code: typed }, caller)).toEqual({ kind: 'wrong' })
  expect(await sessionsOf(app, staff.id)).toBe(1)
})

test('a wrong password, a strange code and an unknown address read the same, open nothing and use nothing up', async () => {
  const { app, staff, codes } = await passkeyAccount()
  const code = codes[0] ?? ''
  const other = 'aaaa-bbbb-cccc-dddd-eeee-ffff'
  for (const given of [
    { email, password: 'falsch', code },
    { email, password, code: other },
    { email, password, code: '123456' },
    { email: 'fremd@example.org', password, code },
  ])
    expect(await signInWithRecoveryCode(app, given, caller)).toEqual({ kind: 'wrong' })
  expect(await sessionsOf(app, staff.id)).toBe(0)
  expect(await staffRecoveryCodes(app.db).countOf(staff.id)).toBe(10)
  // Three wrong tries and two more: then nothing is checked any more, not even the right one.
  for (let attempt = 0; attempt < 2; attempt++)
    await signInWithRecoveryCode(app, { email, password, code: other }, caller)
  expect(await signInWithRecoveryCode(app, { email, password, code }, caller)).toMatchObject({ kind: 'limited' })
})

test('of two who use one code at once, one comes in', async () => {
  const { app, codes } = await passkeyAccount()
  const given = { email, password, code: codes[0] ?? '' }
  const outcomes = await Promise.all([
    signInWithRecoveryCode(app, given, caller),
    signInWithRecoveryCode(app, given, caller),
  ])
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['signed-in', 'wrong'])
})

test('new codes void the old ones, and a reset of the second factor takes them away', async () => {
  const { app, staff, codes } = await passkeyAccount()
  const fresh = await freshCodes(app, staff)
  const given = { email, password }
  expect(await signInWithRecoveryCode(app, { ...given, code: codes[0] ?? '' }, caller)).toEqual({ kind: 'wrong' })
  expect(await signInWithRecoveryCode(app, { ...given, code: fresh[0] ?? '' }, caller)).toMatchObject({
    kind: 'signed-in',
  })
  await resetStaff(app, staff.id, { secondFactor: false }, null)
  expect(await staffRecoveryCodes(app.db).countOf(staff.id)).toBe(9)
  await resetStaff(app, staff.id, { secondFactor: true }, null)
  expect(await staffRecoveryCodes(app.db).countOf(staff.id)).toBe(0)
})
