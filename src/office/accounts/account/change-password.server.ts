import type { App } from '#platform/app.server.ts'
import { site } from '#site'
import { authOf, inOneTransaction, isGranted } from '#office/frame/access/auth.server.ts'
import { keepingProof } from '#office/frame/access/keeping-proof.server.ts'
import { verifyPassword } from '#office/frame/access/password-hash.server.ts'
import { checkPassword } from '#office/frame/access/password-check.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { cookiesOf, sentCookies } from '../sign-in/sign-in.server.ts'
import { signInLimits } from '../sign-in/limits.server.ts'
import { noteLimited } from '../sign-in/note-limited.server.ts'
import { signInTexts } from '../sign-in/texts.ts'

const WRONG = 'Das Passwort stimmt nicht.'

/** Counts wrong tries of this session. @returns a German sentence, or null: it is the person's password. */
export async function faultOfPassword(app: App, staff: Staff, password: string): Promise<string | null> {
  const taken = signInLimits(app).takeConfirmation(staff.sessionId, 'password')
  if (!taken.ok) {
    await noteLimited(app, taken.key, staff)
    return signInTexts.confirmationLimited(taken.retryAfterSeconds)
  }
  const { internalAdapter } = await (await authOf(app)).$context
  const accounts = await internalAdapter.findAccounts(staff.id)
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
  const isRight = hash ? await verifyPassword({ hash, password }) : false
  if (isRight) taken.giveBack()
  else await recordAudit(app, app.db, staff, { action: 'sign-in.wrong', detail: 'confirmation' })
  return isRight ? null : WRONG
}

/** Every other session ends (ASVS 7.4.3). @returns the cookies of the new session, or messages by field. */
export async function changePassword(
  app: App,
  httpRequest: Request,
  staff: Staff,
  { current, next, again }: { current: string; next: string; again: string },
): Promise<{ ok: true; headers: Headers } | { ok: false; errors: Record<string, string> }> {
  const wrong = await faultOfPassword(app, staff, current)
  if (wrong !== null) return { ok: false, errors: { current: wrong } }
  const fault = checkPassword(next, [staff.name, staff.email, site.brand])
  if (fault) return { ok: false, errors: { next: fault } }
  if (next !== again) return { ok: false, errors: { again: 'Die beiden Passwörter sind nicht gleich.' } }
  const headers = await inOneTransaction(app, async (inside) => {
    const changed = await keepingProof(inside, staff, async () => {
      const answer = await (await authOf(inside)).api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers: sentCookies(httpRequest),
        asResponse: true,
      })
      return isGranted(answer) ? cookiesOf(answer) : null
    })
    const subject = { kind: 'staff', id: staff.id }
    if (changed) await recordAudit(app, inside.db, staff, { action: 'staff.password', subject, detail: 'changed' })
    return changed
  })
  return headers ? { ok: true, headers } : { ok: false, errors: { current: WRONG } }
}
