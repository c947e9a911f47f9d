import type { App } from '#platform/app.server.ts'
import { authOf } from '../access/auth.server.ts'
import { needsSecondFactor } from '../access/roles.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { staffPasskeys } from '../passkeys/repository.server.ts'
import { staffSessions } from '../sessions/repository.server.ts'
import { staffAccounts } from '../staff/repository.server.ts'
import { signInLimits } from './limits.server.ts'
import { noteLimited } from './note-limited.server.ts'

/** `headers` carries the cookies that the answer must set. */
export type SignInOutcome =
  | { kind: 'signed-in'; headers: Headers }
  /** Right so far; the code is asked for next. */
  | { kind: 'code'; headers: Headers }
  /** The password is right, but this account's second factor is a passkey: it is signed in with that. */
  | { kind: 'passkey' }
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** Checks e-mail address and password. Unknown address, wrong password and closed account are the same answer after the same work. */
export async function signIn(
  app: App,
  { email, password }: { email: string; password: string },
  clientAddress: string,
): Promise<SignInOutcome> {
  const address = email.trim().toLowerCase()
  const { taken, giveBack, limitedKey } = signInLimits(app).take(address, clientAddress)
  if (!taken.ok) {
    await noteLimited(app, limitedKey, await staffAccounts(app.db).findByEmail(address))
    return { kind: 'limited', retryAfterSeconds: taken.retryAfterSeconds }
  }

  await staffSessions(app.db).sweep(app.clock.now())
  const answer = await (await authOf(app)).api.signInEmail({
    body: { email: address, password },
    headers: new Headers(),
    asResponse: true,
  })
  const member = await staffAccounts(app.db).findByEmail(address)
  if (!answer.ok || !member) {
    await recordAudit(app, app.db, member, { action: 'sign-in.wrong' })
    return { kind: 'wrong' }
  }
  giveBack()
  const headers = cookiesOf(answer)
  const { twoFactorRedirect, token } = (await answer.json()) as { twoFactorRedirect?: boolean; token?: string }
  if (twoFactorRedirect) return { kind: 'code', headers }
  if (needsSecondFactor(member.role) && (await staffPasskeys(app.db).countOf(member.id)) > 0) {
    await staffSessions(app.db).endByToken(token ?? '')
    return { kind: 'passkey' }
  }
  await recordAudit(app, app.db, member, { action: 'sign-in', detail: 'password' })
  return { kind: 'signed-in', headers }
}

/** Ends the session of this request, on the server and in the browser (ASVS 7.4.1). */
export async function signOut(app: App, request: Request): Promise<Headers> {
  const cookie = request.headers.get('Cookie') ?? ''
  return cookiesOf(await (await authOf(app)).api.signOut({ headers: new Headers({ cookie }), asResponse: true }))
}

/** The cookies that an answer of the library sets, and nothing else of it. */
export function cookiesOf(answer: Response): Headers {
  const headers = new Headers()
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}
