import { appContext } from '#platform/app.server.ts'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import { readCounts } from './counts.server.ts'
import type { Route } from './+types/stamp-page.ts'

/** Asked every few seconds by every open page: the newest event and what the menu counts. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readCounts(context.get(appContext), context.get(staffContext)))
}
