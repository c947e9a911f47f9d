import type { App } from '#platform/app.server.ts'
import { authOf } from '../access/auth.server.ts'
import { sessionOf } from '../access/keeping-proof.server.ts'
import { recoveryCodeHash } from '../access/recovery-codes.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { staffSessions } from '../sessions/repository.server.ts'
import { checkPassword } from '../sign-in/check-password.server.ts'
import { cookiesOf } from '../sign-in/sign-in.server.ts'
import type { StaffMember } from '../staff/repository.server.ts'
import { staffRecoveryCodes } from './repository.server.ts'

export type RecoveryOutcome =
  | { kind: 'signed-in'; headers: Headers }
  /** Address, password or code; which of them is not said. */
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterSeconds: number }

type RightPassword = { member: StaffMember; answer: Response }
type Given = { email: string; password: string; code: string }

/** Opens a session without the second factor: with the password and one of the recovery codes, which counts once. */
export async function signInWithRecoveryCode(
  app: App,
  { code, ...given }: Given,
  clientAddress: string,
): Promise<RecoveryOutcome> {
  const checked = await checkPassword(app, given, clientAddress)
  if (checked.kind === 'limited') return checked
  const headers = checked.kind === 'right' ? await withCode(app, checked, recoveryCodeHash(code)) : null
  if (checked.kind === 'wrong' || !headers) {
    await recordAudit(app, app.db, checked.member, { action: 'sign-in.wrong', detail: 'recovery code' })
    return { kind: 'wrong' }
  }
  checked.giveBack()
  await recordAudit(app, app.db, checked.member, { action: 'sign-in', detail: 'recovery code' })
  return { kind: 'signed-in', headers }
}

/** @returns the cookies of the session, or null when this is none of the person's codes. */
async function withCode(app: App, { member, answer }: RightPassword, hash: string | null): Promise<Headers | null> {
  const headers = cookiesOf(answer)
  const { twoFactorRedirect, token } = (await answer.json()) as { twoFactorRedirect?: boolean; token?: string }
  // With an app, the library asks for the code and keeps the list.
  if (twoFactorRedirect) return hash === null ? null : appCode(app, headers, hash)
  if (hash === null || !(await staffRecoveryCodes(app.db).use(member.id, hash))) {
    await staffSessions(app.db).endByToken(token ?? '')
    return null
  }
  const session = await sessionOf(app, headers)
  if (session) await staffSessions(app.db).markProven(session.sessionId, 'recovery_code')
  return session && headers
}

async function appCode(app: App, asked: Headers, hash: string): Promise<Headers | null> {
  const cookie = asked.getSetCookie().map((each) => each.split(';')[0])
  const answer = await (await authOf(app)).api.verifyBackupCode({
    body: { code: hash },
    headers: new Headers({ cookie: cookie.join('; ') }),
    asResponse: true,
  })
  return answer.ok ? cookiesOf(answer) : null
}
