import type { App } from '#platform/app.server.ts'
import { staffSessions } from '../sessions/repository.server.ts'
import { staffAccounts } from '../staff/repository.server.ts'
import { authOf } from './auth.server.ts'
import { LONGEST_IDLE_MS, LONGEST_SESSION_MS } from './session-length.ts'
import type { Staff } from './staff-context.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** Written at most once a minute, so that reading pages does not write all the time. */
const TOUCH_EVERY_MS = MINUTE_MS

/** Returns the person who sends this request; null when nobody is signed in, the session is over, or the account was closed. */
export async function readSession(app: App, httpRequest: Request): Promise<Staff | null> {
  const cookie = httpRequest.headers.get('Cookie')
  if (!cookie) return null
  const found = await (await authOf(app)).api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: true },
  })
  if (!found) return null
  const { session } = found
  const now = app.clock.now()
  const sessions = staffSessions(app.db)
  const [member, facts] = await Promise.all([staffAccounts(app.db).find(session.userId), sessions.find(session.id)])
  const lastUsed = facts?.lastUsedAt ?? null
  const lastUsedMs = lastUsed === null ? session.createdAt.getTime() : Date.parse(lastUsed)
  const isOver =
    now.getTime() - lastUsedMs > LONGEST_IDLE_MS || now.getTime() - session.createdAt.getTime() > LONGEST_SESSION_MS
  if (!member || member.disabledAt !== null || isOver) {
    await sessions.end(session.userId, session.id)
    return null
  }
  // Requests that an open page makes by itself do not prolong the session: an unattended one ends all the same.
  const isAskedByItself = new URL(httpRequest.url).pathname.endsWith('/stand')
  if (!isAskedByItself && (now.getTime() - lastUsedMs > TOUCH_EVERY_MS || lastUsed === null)) {
    // Nobody waits for that: a page of the office comes while the disk hangs.
    sessions.touch(session.id, now).catch((error: unknown) => app.log.error('session not touched', error))
  }
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    hasSecondFactor: member.hasSecondFactor || (facts?.proof ?? null) !== null,
    sessionId: session.id,
    signedInAt: session.createdAt.toISOString(),
  }
}
