import type { App } from '#platform/app.server.ts'
import { authOf, inOneTransaction, isGranted } from '#office/frame/access/auth.server.ts'
import { sessionOf } from '#office/frame/access/keeping-proof.server.ts'
import { recoveryCodeHash } from '#office/frame/access/recovery-codes.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import type { Caller } from '#office/frame/access/caller.ts'
import { checkPassword } from '../sign-in/check-password.server.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.server.ts'
import { cookiesOf } from '../sign-in/sign-in.server.ts'
import type { StaffMember } from '#office/frame/staff/repository.server.ts'
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
  caller: Caller,
): Promise<RecoveryOutcome> {
  const checked = await checkPassword(app, given, caller)
  if (checked.kind === 'limited') return checked
  const headers =
    checked.kind === 'right' ? await withCode(app, checked, { hash: recoveryCodeHash(code), caller }) : null
  if (checked.kind === 'wrong' || !headers) {
    await recordAudit(app, app.db, checked.member, { action: 'sign-in.wrong', detail: 'recovery code' })
    return { kind: 'wrong' }
  }
  checked.giveBack()
  return { kind: 'signed-in', headers }
}

/** @returns the cookies of the session, or null when this is none of the person's codes. */
async function withCode(
  app: App,
  { member, answer }: RightPassword,
  { hash, caller }: { hash: string | null; caller: Caller },
): Promise<Headers | null> {
  const asked = cookiesOf(answer)
  const { twoFactorRedirect, token } = (await answer.json()) as { twoFactorRedirect?: boolean; token?: string }
  const headers =
    hash === null
      ? null
      : await inOneTransaction(app, async (inside) => {
          // With an app, the library asks for the code and keeps the list.
          const opened = await (twoFactorRedirect ? appCode(inside, asked, hash) : ownCode(inside, member, asked, hash))
          return opened && completeSignIn(inside, caller, { member, headers: opened, detail: 'recovery code' })
        })
  if (!headers && !twoFactorRedirect) await staffSessions(app.db).endByToken(token ?? '')
  return headers
}

async function ownCode(app: App, member: StaffMember, opened: Headers, hash: string): Promise<Headers | null> {
  if (!(await staffRecoveryCodes(app.db).use(member.id, hash))) return null
  const session = await sessionOf(app, opened)
  if (session) await staffSessions(app.db).markProven(session.sessionId, 'recovery_code')
  return session && opened
}

async function appCode(app: App, asked: Headers, hash: string): Promise<Headers | null> {
  const cookie = asked.getSetCookie().map((each) => each.split(';')[0])
  const answer = await (await authOf(app)).api.verifyBackupCode({
    body: { code: hash },
    headers: new Headers({ cookie: cookie.join('; ') }),
    asResponse: true,
  })
  return isGranted(answer) ? cookiesOf(answer) : null
}
