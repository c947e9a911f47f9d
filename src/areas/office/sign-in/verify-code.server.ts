import { createHmac } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { authOf } from '../access/auth.server.ts'
import { recoveryCodeHash } from '../access/recovery-codes.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { staffSessions } from '../sessions/repository.server.ts'
import { staffAccounts, type StaffMember } from '../staff/repository.server.ts'
import { cookiesOf } from './sign-in.server.ts'

export type CodeOutcome =
  | { kind: 'signed-in'; headers: Headers; usedRecoveryCode: boolean }
  | { kind: 'wrong' }
  /** The same code a second time. */
  | { kind: 'used' }
  /** Ten wrong codes in a row: a quarter of an hour. */
  | { kind: 'locked' }
  /** The password was too long ago, or five wrong codes: from the start. */
  | { kind: 'over' }

/** Whom the password let through to the code; null when that was too long ago. */
export async function findChallenged(app: App, request: Request): Promise<StaffMember | null> {
  const { name } = await codeCookie(app)
  const cookies = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
  const identifier = decodeURIComponent(value ?? '').split('.')[0]
  if (!identifier) return null
  const staffId = await staffSessions(app.db).findChallenged(identifier, app.clock.now())
  return staffId === null ? null : staffAccounts(app.db).find(staffId)
}

/** Checks the second factor: six digits of the app, or one of the recovery codes. */
export async function verifyCode(app: App, request: Request, typed: string): Promise<CodeOutcome> {
  const member = await findChallenged(app, request)
  if (!member) return { kind: 'over' }
  const digits = typed.replaceAll(/\s/g, '')
  const isTotp = /^\d{6}$/.test(digits)
  const code = isTotp ? digits : recoveryCodeHash(typed)
  if (code === null) return { kind: 'wrong' }
  if (isTotp && !(await useOnce(app, member.id, code))) return { kind: 'used' }

  const { api } = await authOf(app)
  const given = { body: { code }, headers: new Headers({ cookie: request.headers.get('Cookie') ?? '' }) }
  const answer = isTotp
    ? await api.verifyTOTP({ ...given, asResponse: true })
    : await api.verifyBackupCode({ ...given, asResponse: true })
  if (answer.ok) {
    await recordAudit(app, app.db, member, { action: 'sign-in', detail: isTotp ? 'code' : 'recovery code' })
    return { kind: 'signed-in', headers: cookiesOf(answer), usedRecoveryCode: !isTotp }
  }
  await recordAudit(app, app.db, member, { action: 'sign-in.wrong', detail: 'code' })
  if (answer.status === 429) return { kind: 'locked' }
  return (await findChallenged(app, request)) ? { kind: 'wrong' } : { kind: 'over' }
}

/** A code of the app counts once, although it stays valid for half a minute (ASVS 6.5.1). */
export function useOnce(app: App, staffId: string, code: string): Promise<boolean> {
  const hash = createHmac('sha256', app.secret).update(`${staffId} ${code}`).digest('base64url')
  return staffSessions(app.db).useCode(hash, app.clock.now())
}

async function codeCookie(app: App) {
  const context = await (await authOf(app)).$context
  return context.createAuthCookie('two_factor')
}
