import type { App } from '#platform/app.server.ts'
import { site } from '#site'
import { authOf } from '../access/auth.server.ts'
import { keepingProof } from '../access/keeping-proof.server.ts'
import { verifyPassword } from '../access/password-hash.server.ts'
import { checkPassword } from '../access/password-check.server.ts'
import type { Staff } from '../access/staff-context.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { cookiesOf } from '../sign-in/sign-in.server.ts'
import { signInLimits } from '../sign-in/limits.server.ts'
import { noteLimited } from '../sign-in/note-limited.server.ts'

const WRONG = 'Das Passwort stimmt nicht.'

/** Whether this is the person's password; counts wrong tries as signing in does. */
export async function isOwnPassword(app: App, staff: Staff, password: string): Promise<boolean> {
  const { taken, giveBack, limitedKey } = signInLimits(app).take(staff.email, '')
  if (!taken.ok) {
    await noteLimited(app, limitedKey, staff)
    return false
  }
  const { internalAdapter } = await (await authOf(app)).$context
  const accounts = await internalAdapter.findAccounts(staff.id)
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
  const isRight = hash ? await verifyPassword({ hash, password }) : false
  if (isRight) giveBack()
  else await recordAudit(app, app.db, staff, { action: 'sign-in.wrong', detail: 'confirmation' })
  return isRight
}

/** Every other session ends (ASVS 7.4.3). @returns the cookies of the new session, or messages by field. */
export async function changePassword(
  app: App,
  request: Request,
  staff: Staff,
  { current, next, again }: { current: string; next: string; again: string },
): Promise<{ ok: true; headers: Headers } | { ok: false; errors: Record<string, string> }> {
  if (!(await isOwnPassword(app, staff, current))) return { ok: false, errors: { current: WRONG } }
  const fault = checkPassword(next, [staff.name, staff.email, site.brand])
  if (fault) return { ok: false, errors: { next: fault } }
  if (next !== again) return { ok: false, errors: { again: 'Die beiden Passwörter sind nicht gleich.' } }
  const headers = await keepingProof(app, staff, async () => {
    const answer = await (await authOf(app)).api.changePassword({
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      headers: new Headers({ cookie: request.headers.get('Cookie') ?? '' }),
      asResponse: true,
    })
    return answer.ok ? cookiesOf(answer) : null
  })
  if (!headers) return { ok: false, errors: { current: WRONG } }
  await recordAudit(app, app.db, staff, {
    action: 'staff.password',
    subject: { kind: 'staff', id: staff.id },
    detail: 'changed',
  })
  return { ok: true, headers }
}
