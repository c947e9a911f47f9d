import { appContext } from '#platform/app.server.ts'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import type { Route } from './+types/answer-page.ts'
import { findAnything } from './find-anything.server.ts'

/** Answers the palette while somebody types. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('q') ?? ''
  return Response.json(await findAnything(context.get(appContext), context.get(staffContext), typed))
}
