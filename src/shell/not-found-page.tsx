import { data } from 'react-router'
import { appContext, requestContext } from '#platform/app.server.ts'
import { loggedPath } from '#platform/http/address.ts'
import { pageMeta } from '#platform/page-meta.ts'
import type { Route } from './+types/not-found-page.ts'
import { NotFound } from './not-found.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: 'Seite nicht gefunden',
    description: 'Diese Seite gibt es nicht oder nicht mehr.',
    path: location.pathname,
    noindex: true,
  })

/** The visit is logged, without its query: what was typed there may be personal. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { requestId } = context.get(requestContext)
  context.get(appContext).log.info('page not found', { requestId, path: loggedPath(new URL(request.url).pathname) })
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound />
}
