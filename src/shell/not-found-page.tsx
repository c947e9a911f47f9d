import { data } from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import { notOfferedContext } from '#company/not-offered-context.server.ts'
import { offeringLabel } from '#company/offer-facts.ts'
import { loggedPath } from '#platform/http/address.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { Route } from './+types/not-found-page.ts'
import { NotFound } from './not-found.tsx'
import { WaysOn } from './ways-on.tsx'

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.notOffered ? 'Diesen Bereich gibt es bei uns nicht' : 'Seite nicht gefunden',
    description: 'Diese Seite gibt es nicht oder nicht mehr.',
    path: location.pathname,
    noindex: true,
  })

/** The visit is logged, without its query: what was typed there may be personal. */
export function loader({ request: httpRequest, context }: Route.LoaderArgs) {
  const notOffered = context.get(notOfferedContext)
  // Under an address of a page a browser would draw that page.
  if (notOffered) return data({ notOffered: offeringLabel(notOffered), isOnlyRead: true }, { status: 404 })
  const { httpRequestId } = context.get(httpContext)
  context
    .get(appContext)
    .log.info('page not found', { requestId: httpRequestId, path: loggedPath(new URL(httpRequest.url).pathname) })
  return data(null, { status: 404 })
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <NotOffered what={loaderData.notOffered} /> : <NotFound />
}

/** The view of an address of which the company says that it does not offer it. `what`: „Stellenangebote“. */
function NotOffered({ what }: { what: string }) {
  return (
    <PageHero
      eyebrow={what}
      title="Diesen Bereich gibt es bei uns nicht"
      lead="Rufen Sie uns an, wenn Sie etwas brauchen, oder gehen Sie einen dieser Wege."
      height="lg"
    >
      <PhoneButton />
      <WaysOn />
    </PageHero>
  )
}
