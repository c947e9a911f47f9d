import { data } from 'react-router'
import { serveVideo } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import type { Route } from './+types/video-page.ts'

/** Any video of a flat, for staff: also of drafts and let ones. */
export async function loader({ context, params, request: httpRequest }: Route.LoaderArgs) {
  const file = await serveVideo(context.get(appContext), httpRequest, { file: params.file, drafts: true })
  if (!file) throw data(null, { status: 404 })
  return file
}
