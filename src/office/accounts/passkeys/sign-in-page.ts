import { appContext, httpContext } from '#platform/app.server.ts'
import { callerOf } from '#office/frame/access/caller.ts'
import { wayBack } from '../sign-in/way-back.ts'
import type { Route } from './+types/sign-in-page.ts'
import { readJson } from './read-json.server.ts'
import { challengePasskey, signInWithPasskey } from './sign-in.server.ts'
import { passkeyTexts } from './texts.ts'

/** The script's two steps of signing in with a passkey: a challenge, and the answer to it. JSON both ways. */
export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const app = context.get(appContext)
  const caller = callerOf(httpRequest, context.get(httpContext))
  const given = await readJson(httpRequest)
  if (given?.step === 'begin') {
    const begun = await challengePasskey(app, caller)
    if (!begun)
      return Response.json({ fault: passkeyTexts.limited }, { status: 429, headers: { 'Retry-After': '900' } })
    return Response.json({ options: begun.options }, { headers: begun.headers })
  }
  const response = given?.step === 'finish' ? given.response : null
  if (typeof response !== 'object' || response === null)
    return Response.json({ fault: passkeyTexts.failed }, { status: 422 })
  const outcome = await signInWithPasskey(app, caller, response as Record<string, unknown>)
  if (outcome.kind === 'limited') return Response.json({ fault: passkeyTexts.limited }, { status: 429 })
  if (outcome.kind === 'wrong') return Response.json({ fault: passkeyTexts.failed }, { status: 422 })
  return Response.json({ to: wayBack(String(given?.back ?? '')) }, { headers: outcome.headers })
}
