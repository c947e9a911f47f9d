import { redirect } from 'react-router'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { forgetThisDevice } from '../push/devices.server.ts'
import type { Route } from './+types/sign-out-page.ts'
import { signOut } from './sign-in.server.ts'

/** Only posted to: a link or a picture must not sign anybody out. */
export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const headers = await signOut(app, httpRequest)
  await forgetThisDevice(app, staff, httpRequest, headers)
  await recordAudit(app, app.db, staff, { action: 'sign-out' })
  return redirect('/verwaltung/anmelden?hinweis=abgemeldet', { headers })
}

export default function SignOutPage() {
  return null
}
