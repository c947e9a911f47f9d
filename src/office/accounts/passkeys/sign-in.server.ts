import type { App } from '#platform/app.server.ts'
import { authOf, inOneTransaction } from '#office/frame/access/auth.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import type { Caller } from '#office/frame/access/caller.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.server.ts'
import { signInLimits } from '../sign-in/limits.server.ts'
import { cookiesOf } from '../sign-in/sign-in.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { staffPasskeys } from './repository.server.ts'

export type PasskeyOutcome = { kind: 'signed-in'; headers: Headers } | { kind: 'wrong' } | { kind: 'limited' }

/** A challenge for whichever passkey the person chooses; it counts once, for five minutes. Null: too many of this line. */
export async function challengePasskey(
  app: App,
  caller: Caller,
): Promise<{ options: unknown; headers: Headers } | null> {
  if (!signInLimits(app).takePasskeyChallenge(caller).ok) return null
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
  caller: Caller,
  response: Record<string, unknown>,
): Promise<PasskeyOutcome> {
  const taken = signInLimits(app).takePasskey(caller)
  if (!taken.ok) return { kind: 'limited' }
  const outcome = await inOneTransaction<PasskeyOutcome>(app, async (inside) => {
    const answer = await (await authOf(inside)).api.verifyPasskeyAuthentication({
      // The library checks every field of it.
      body: { response: response as never },
      headers: new Headers({ cookie: caller.cookie }),
      asResponse: true,
    })
    if (!answer.ok) {
      await recordAudit(app, inside.db, null, { action: 'sign-in.wrong', detail: 'passkey' })
      return { kind: 'wrong' }
    }
    const { session } = (await answer.json()) as { session: { id: string; userId: string } }
    const member = await staffAccounts(inside.db).find(session.userId)
    if (!member || member.disabledAt !== null) {
      await staffSessions(inside.db).end(session.userId, session.id)
      return { kind: 'wrong' }
    }
    await staffSessions(inside.db).markProven(session.id, 'passkey')
    await staffPasskeys(inside.db).noteUse(String(response.id), app.clock.now())
    const headers = await completeSignIn(inside, caller, { member, headers: cookiesOf(answer), detail: 'passkey' })
    return { kind: 'signed-in', headers }
  })
  if (outcome.kind === 'signed-in') taken.giveBack()
  return outcome
}
