import type { App } from '#platform/app.server.ts'
import { authOf } from '#office/frame/access/auth.server.ts'
import { needsSecondFactor } from '#office/frame/access/roles.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffPasskeys } from '../passkeys/repository.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import type { Caller } from '#office/frame/access/caller.ts'
import { checkPassword } from './check-password.server.ts'
import { completeSignIn } from './complete-sign-in.server.ts'

/** `headers` carries the cookies that the answer must set. */
export type SignInOutcome =
  | { kind: 'signed-in'; headers: Headers }
  /** Right so far; the code is asked for next. */
  | { kind: 'code'; headers: Headers }
  /** The password is right, but this account's second factor is a passkey: it is signed in with that. */
  | { kind: 'passkey' }
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** Opens a session with e-mail address and password, or says what is asked for next. */
export async function signIn(
  app: App,
  given: { email: string; password: string },
  caller: Caller,
): Promise<SignInOutcome> {
  const checked = await checkPassword(app, given, caller)
  if (checked.kind === 'limited') return checked
  await staffSessions(app.db).sweep(app.clock.now())
  if (checked.kind === 'wrong') {
    await recordAudit(app, app.db, checked.member, { action: 'sign-in.wrong' })
    return { kind: 'wrong' }
  }
  const { member, answer, giveBack } = checked
  giveBack()
  const headers = cookiesOf(answer)
  const { twoFactorRedirect, token } = (await answer.json()) as { twoFactorRedirect?: boolean; token?: string }
  if (twoFactorRedirect) return { kind: 'code', headers }
  if (needsSecondFactor(member.role) && (await staffPasskeys(app.db).countOf(member.id)) > 0) {
    await staffSessions(app.db).endByToken(token ?? '')
    return { kind: 'passkey' }
  }
  return { kind: 'signed-in', headers: await completeSignIn(app, caller, { member, headers, detail: 'password' }) }
}

/** Ends the session of this request, on the server and in the browser (ASVS 7.4.1). */
export async function signOut(app: App, httpRequest: Request): Promise<Headers> {
  return cookiesOf(await (await authOf(app)).api.signOut({ headers: sentCookies(httpRequest), asResponse: true }))
}

/** The cookies of a request, for the library, and nothing else of it. */
export function sentCookies(httpRequest: Request): Headers {
  return new Headers({ cookie: httpRequest.headers.get('Cookie') ?? '' })
}

/** The cookies that an answer of the library sets, and nothing else of it. */
export function cookiesOf(answer: Response): Headers {
  const headers = new Headers()
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}
