import type { App } from '#platform/app.server.ts'
import { staffSessions } from '../sessions/repository.server.ts'
import { readSession } from './read-session.server.ts'
import type { Staff } from './staff-context.server.ts'

/** The session whose cookies these are. */
export function sessionOf(app: App, headers: Headers): Promise<Staff | null> {
  const cookie = headers.getSetCookie().map((each) => each.split(';')[0])
  return readSession(app, new Request(app.config.siteUrl, { headers: { Cookie: cookie.join('; ') } }))
}

/**
 * A session that was opened with a passkey (or a recovery code instead) counts as proven, and stays so when the library gives it a new token.
 * It keeps its beginning too: a new password alone must not make the proof look fresh. `change` returns the new cookies.
 */
export async function keepingProof(
  app: App,
  staff: Staff,
  change: () => Promise<Headers | null>,
): Promise<Headers | null> {
  const before = await staffSessions(app.db).find(staff.sessionId)
  const headers = await change()
  if (headers === null || !before?.proof) return headers
  const fresh = await sessionOf(app, headers)
  if (fresh) await staffSessions(app.db).keepProof(fresh.sessionId, before.proof, before.createdAt)
  return headers
}
