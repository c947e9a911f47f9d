import { data } from 'react-router'
import { serveDocument } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import type { Route } from './+types/document-page.ts'

/** Any document of the portfolio, for staff: also of drafts, and what visitors may not have. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await serveDocument(context.get(appContext), params.id, { drafts: true })
  if (!file) throw data(null, { status: 404 })
  return file
}
