import type { App } from '#platform/app.server.ts'
import { authOf } from '../access/auth.server.ts'
import { readSession } from '../access/read-session.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { staffSessions } from '../sessions/repository.server.ts'
import { passkeyLimits } from '../sign-in/limits.server.ts'
import { cookiesOf } from '../sign-in/sign-in.server.ts'
import { staffAccounts } from '../staff/repository.server.ts'
import { staffPasskeys } from './repository.server.ts'

export type PasskeyOutcome = { kind: 'signed-in'; headers: Headers } | { kind: 'wrong' } | { kind: 'limited' }

/** A challenge for whichever passkey the person chooses; it counts once, for five minutes. Null: too many of this line. */
export async function challengePasskey(
  app: App,
  clientAddress: string,
): Promise<{ options: unknown; headers: Headers } | null> {
  if (!passkeyLimits(app).takeChallenge(clientAddress)) return null
  await staffSessions(app.db).sweep(app.clock.now())
  // Without the cookie: somebody may be signed in as another person here, and every passkey shall do.
  const answer = await (await authOf(app)).api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    asResponse: true,
  })
  const options = (await answer.json()) as Record<string, unknown>
  return { options: { ...options, userVerification: 'required' }, headers: cookiesOf(answer) }
}

/** Opens a session with a passkey: both factors at once, so no code is asked for. */
export async function signInWithPasskey(
  app: App,
  request: Request,
  response: Record<string, unknown>,
  clientAddress: string,
): Promise<PasskeyOutcome> {
  const limits = passkeyLimits(app)
  if (!limits.takeTry(clientAddress)) return { kind: 'limited' }
  const answer = await (await authOf(app)).api.verifyPasskeyAuthentication({
    // The library checks every field of it.
    body: { response: response as never },
    headers: new Headers({ cookie: request.headers.get('Cookie') ?? '' }),
    asResponse: true,
  })
  if (!answer.ok) {
    await recordAudit(app, app.db, null, { action: 'sign-in.wrong', detail: 'passkey' })
    return { kind: 'wrong' }
  }
  const { session } = (await answer.json()) as { session: { id: string; userId: string } }
  const member = await staffAccounts(app.db).find(session.userId)
  if (!member || member.disabledAt !== null) {
    await staffSessions(app.db).end(session.userId, session.id)
    return { kind: 'wrong' }
  }
  limits.giveBackTry(clientAddress)
  // Who was signed in already and confirms with the passkey goes on in the new session.
  const before = await readSession(app, request)
  if (before?.id === member.id) await staffSessions(app.db).end(member.id, before.sessionId)
  await staffSessions(app.db).markProven(session.id, 'passkey')
  await staffPasskeys(app.db).noteUse(String(response.id), app.clock.now())
  await recordAudit(app, app.db, member, { action: 'sign-in', detail: 'passkey' })
  return { kind: 'signed-in', headers: cookiesOf(answer) }
}
