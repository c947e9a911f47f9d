import { redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import type { Route } from './+types/sign-out-page.ts'
import { signOut } from './sign-in.server.ts'

/** Only posted to: a link or a picture must not sign anybody out. */
export async function action({ context, request }: Route.ActionArgs) {
  return redirect('/verwaltung/anmelden?hinweis=abgemeldet', {
    headers: await signOut(context.get(appContext), request),
  })
}

export default function SignOutPage() {
  return null
}
