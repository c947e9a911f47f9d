import { oneLine } from '#values/one-line.ts'
import { createHmac } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { authOf, inOneTransaction, isGranted } from '#office/frame/access/auth.server.ts'
import { recoveryCodeHash } from '#office/frame/access/recovery-codes.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { staffAccounts, type StaffMember } from '#office/frame/staff/repository.server.ts'
import { type Caller, cookiePairs } from '#office/frame/access/caller.ts'
import { completeSignIn } from './complete-sign-in.server.ts'
import { signInLimits } from './limits.server.ts'
import { noteLimited } from './note-limited.server.ts'
import { cookiesOf } from './sign-in.server.ts'

export type CodeOutcome =
  | { kind: 'signed-in'; headers: Headers; usedRecoveryCode: boolean }
  | { kind: 'wrong' }
  /** The same code a second time. */
  | { kind: 'used' }
  | { kind: 'limited'; retryAfterSeconds: number }
  /** The password was too long ago, or five wrong codes: from the start. */
  | { kind: 'over' }

/** Whom the password let through to the code; null when that was too long ago. */
export async function findChallenged(app: App, { cookie }: Pick<Caller, 'cookie'>): Promise<StaffMember | null> {
  const [identifier] = (await codeCookie(app, cookie)).value.split('.')
  if (!identifier) return null
  const staffId = await staffSessions(app.db).findChallenged(identifier, app.clock.now())
  return staffId === null ? null : staffAccounts(app.db).find(staffId)
}

/** Checks the second factor: six digits of the app, or one of the recovery codes. */
export async function verifyCode(app: App, caller: Caller, typed: string): Promise<CodeOutcome> {
  const member = await findChallenged(app, caller)
  if (!member) return { kind: 'over' }
  const digits = oneLine(typed).replaceAll(/\s/g, '')
  const isTotp = /^\d{6}$/.test(digits)
  const code = isTotp ? digits : recoveryCodeHash(typed)
  if (code === null) return { kind: 'wrong' }
  const taken = signInLimits(app).takeCode(member.id, isTotp ? 'app' : 'recovery', caller)
  if (!taken.ok) {
    await noteLimited(app, taken.key, member)
    return { kind: 'limited', retryAfterSeconds: taken.retryAfterSeconds }
  }

  // With the cookie of a session beside it the library would compare the code with that person's app.
  const { name, value } = await codeCookie(app, caller.cookie)
  const headers = new Headers({ cookie: `${name}=${value}` })
  const outcome = await inOneTransaction<CodeOutcome>(app, async (inside) => {
    if (isTotp && !(await useOnce(inside, member.id, code))) return { kind: 'used' }
    const { api } = await authOf(inside)
    const given = { body: { code }, headers, asResponse: true } as const
    const answer = isTotp ? await api.verifyTOTP(given) : await api.verifyBackupCode(given)
    if (isGranted(answer)) {
      const detail = isTotp ? 'code' : 'recovery code'
      const opened = await completeSignIn(inside, caller, { member, headers: cookiesOf(answer), detail })
      return { kind: 'signed-in', headers: opened, usedRecoveryCode: !isTotp }
    }
    await recordAudit(app, inside.db, member, { action: 'sign-in.wrong', detail: 'code' })
    return { kind: 'wrong' }
  })
  if (outcome.kind === 'signed-in') taken.giveBack()
  return outcome.kind === 'wrong' && !(await findChallenged(app, caller)) ? { kind: 'over' } : outcome
}

/** A code of the app counts once, although it stays valid for half a minute (ASVS 6.5.1). */
export function useOnce(app: App, staffId: string, code: string): Promise<boolean> {
  const hash = createHmac('sha256', app.secret).update(`${staffId} ${code}`).digest('base64url')
  return staffSessions(app.db).useCode(hash, app.clock.now())
}

/** The cookie behind which a code is asked for; an empty value: there is none. */
async function codeCookie(app: App, cookie: string): Promise<{ name: string; value: string }> {
  const { name } = (await (await authOf(app)).$context).createAuthCookie('two_factor')
  return { name, value: cookiePairs(cookie).find(([each]) => each === name)?.[1] ?? '' }
}
