import { officeContext } from '#office/frame/access/staff-context.server.ts'
import type { Route } from './+types/register-page.ts'
import { beginPasskey, storePasskey } from './passkeys.server.ts'
import { readJson } from './read-json.server.ts'
import { passkeyTexts } from './texts.ts'

/** The script's two steps of adding a passkey: password → options of the browser, the browser's answer → stored. JSON both ways. */
export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const given = await readJson(httpRequest)
  const text = (name: string) => (typeof given?.[name] === 'string' ? String(given[name]) : '')
  if (given?.step === 'begin') {
    const begun = await beginPasskey(app, httpRequest, staff, {
      password: text('password'),
      code: text('code'),
      name: text('name'),
    })
    if (!begun.ok) return Response.json({ fault: begun.fault, field: begun.field }, { status: 422 })
    return Response.json({ options: begun.options }, { headers: begun.headers })
  }
  const stored =
    given?.step === 'finish'
      ? await storePasskey(app, httpRequest, staff, { response: given.response, name: text('name') })
      : null
  if (!stored) return Response.json({ fault: passkeyTexts.notAdded }, { status: 422 })
  const { headers, recoveryCodes } = stored
  return Response.json(
    { to: '/verwaltung/konto?hinweis=passkey', ...(recoveryCodes && { recoveryCodes }) },
    { headers },
  )
}
