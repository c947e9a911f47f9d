import type { App } from '#platform/app.server.ts'
import { readSession } from '#office/frame/access/read-session.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import type { StaffMember } from '#office/frame/staff/repository.server.ts'
import type { Caller } from '#office/frame/access/caller.ts'
import { rememberDevice } from './known-device.server.ts'

type SignIn = { member: StaffMember; headers: Headers; detail: 'password' | 'code' | 'recovery code' | 'passkey' }

/**
 * Everything was shown that this account asks for: the session that this browser had ends (ASVS 7.2.4), and the browser is a known device
 * from now on. @returns the cookies to set.
 */
export async function completeSignIn(app: App, caller: Caller, { member, headers, detail }: SignIn): Promise<Headers> {
  const before = await readSession(app, new Request(app.config.siteUrl, { headers: { Cookie: caller.cookie } }))
  if (before) await staffSessions(app.db).end(before.id, before.sessionId)
  await recordAudit(app, app.db, member, { action: 'sign-in', detail })
  rememberDevice(app, caller.cookie, member.id, headers)
  return headers
}
