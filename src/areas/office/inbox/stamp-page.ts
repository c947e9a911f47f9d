import { appContext } from '#platform/app.server.ts'
import { inbox } from '#platform/submissions/inbox/repository.server.ts'
import type { Route } from './+types/stamp-page.ts'

/** Asked every few seconds by an open list: has anything happened since `seit`? 204: no. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const stamp = await inbox(context.get(appContext).db).stamp()
  if (stamp === url.searchParams.get('seit')) return new Response(null, { status: 204 })
  return Response.json({ stamp })
}
