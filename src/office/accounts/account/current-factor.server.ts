import { oneLine } from '#values/one-line.ts'
import type { App } from '#platform/app.server.ts'
import { authOf } from '#office/frame/access/auth.server.ts'
import { recoveryCodeHash } from '#office/frame/access/recovery-codes.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffPasskeys } from '../passkeys/repository.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { signInLimits } from '../sign-in/limits.server.ts'
import { noteLimited } from '../sign-in/note-limited.server.ts'
import { sentCookies } from '../sign-in/sign-in.server.ts'
import { signInTexts } from '../sign-in/texts.ts'
import { useOnce } from '../sign-in/verify-code.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** How long a passkey that was just used (or the recovery code in its place) need not be shown again. */
const FRESH_MS = 10 * MINUTE_MS

/**
 * Proof needed beside the password before a second factor is replaced, added or removed (ASVS 7.5.1): a code of the app, or
 * the passkey. 'none': the account has no second factor yet, or its passkey was shown a moment ago.
 */
export type FactorToShow = 'none' | 'code' | 'passkey'

export async function factorToShow(app: App, staff: Staff): Promise<FactorToShow> {
  return (await ownFactors(app, staff)).toShow
}

/** The same, and whether an app gives codes for this account, read at once. */
export async function ownFactors(app: App, staff: Staff): Promise<{ hasApp: boolean; toShow: FactorToShow }> {
  const [member, passkeys, session] = await Promise.all([
    staffAccounts(app.db).find(staff.id),
    staffPasskeys(app.db).countOf(staff.id),
    staffSessions(app.db).find(staff.sessionId),
  ])
  const isFresh =
    session !== null && session.proof !== null && app.clock.now().getTime() - Date.parse(session.createdAt) < FRESH_MS
  const hasApp = member?.hasSecondFactor === true
  if (isFresh) return { hasApp, toShow: 'none' }
  if (hasApp) return { hasApp, toShow: 'code' }
  return { hasApp, toShow: passkeys > 0 ? 'passkey' : 'none' }
}

/** Ask it after the password was right: a code counts once, even when something else is wrong. @returns a German sentence, or null. */
export async function faultOfCurrentFactor(
  app: App,
  httpRequest: Request,
  staff: Staff,
  typed: string,
): Promise<string | null> {
  const needed = await factorToShow(app, staff)
  if (needed === 'none') return null
  if (needed === 'passkey') return signInTexts.passkeyFirst
  if (typed.trim() === '') return signInTexts.currentCode
  const taken = signInLimits(app).takeConfirmation(staff.sessionId, 'code')
  if (!taken.ok) {
    await noteLimited(app, taken.key, staff)
    return signInTexts.confirmationLimited(taken.retryAfterSeconds)
  }
  const fault = await faultOfCode(app, httpRequest, staff, typed)
  if (fault === null) taken.giveBack()
  else await recordAudit(app, app.db, staff, { action: 'sign-in.wrong', detail: 'confirmation' })
  return fault
}

async function faultOfCode(app: App, httpRequest: Request, staff: Staff, typed: string): Promise<string | null> {
  const { api } = await authOf(app)
  const headers = sentCookies(httpRequest)
  const digits = oneLine(typed).replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    if (!(await useOnce(app, staff.id, digits))) return signInTexts.codeUsed
    const answer = await api.verifyTOTP({ body: { code: digits }, headers, asResponse: true })
    return answer.ok ? null : signInTexts.codeWrong
  }
  const code = recoveryCodeHash(typed)
  if (code === null) return signInTexts.codeWrong
  const answer = await api.verifyBackupCode({ body: { code, disableSession: true }, headers, asResponse: true })
  return answer.ok ? null : signInTexts.codeWrong
}
