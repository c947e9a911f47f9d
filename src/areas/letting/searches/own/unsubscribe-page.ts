import { redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { searchIdOf } from '#requests/outbox/search-link.server.ts'
import type { Route } from './+types/unsubscribe-page.ts'
import { changeSearch } from './change-search.server.ts'

/** Opened by a person: their search's page, where „beenden“ is a button. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/suchauftrag/${params.token}#beenden`)
}

/**
 * One-Click Unsubscribe (RFC 8058): the mail provider posts it for its user, without cookies, origin or page, and many users' posts come
 * from few addresses. So the signed link alone decides, nothing is counted, and it may come twice.
 */
export async function action({ context, params }: Route.ActionArgs) {
  const app = context.get(appContext)
  const id = searchIdOf(app.secret, params.token)
  if (id === null) return new Response('Diesen Suchauftrag gibt es nicht.', { status: 404, headers: plain })
  await changeSearch(app, id, 'beenden')
  return new Response('Der Suchauftrag ist beendet.', { headers: plain })
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8' }
