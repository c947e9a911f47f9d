import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { ApiError } from '#platform/api-client.ts'
import { appContext, httpContext } from '#platform/app.server.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { breadcrumbJsonLd, pageMeta, siteFacts, usePageTitle } from '#platform/page-meta.ts'
import { isRented } from '../apartments/availability.ts'
import { listingJsonLd } from './json-ld.ts'
import { apartmentDescription, apartmentTitle } from './meta.ts'
import { tourOf } from '../tours/tour.ts'
import { apartmentDetailQuery } from './detail.ts'
import { readShownDetail } from './read-detail.server.ts'
import { ApartmentFailed, ApartmentLoading, ApartmentNotFound } from './states.tsx'
import { texts } from '../apartments/texts.ts'
import { trustHtml } from '../trust/trust-html.server.ts'
import { GOAL, type Travel } from '../travel/travel.ts'
import { readTravel } from '../travel/read-travel.server.ts'
import type { Route } from './+types/detail-page.ts'
import { ApartmentView } from './apartment-view.tsx'

// Few flats that are looked at are rented by now.
const ApartmentRented = lazy(async () => ({ default: (await import('./apartment-rented.tsx')).ApartmentRented }))

export const handle = { showsMap: true }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = `/wohnung/${params.apartmentId}`
  const detail = loaderData?.apartment
  if (!detail) {
    const title = detail === null ? 'Wohnung nicht gefunden' : 'Wohnung'
    return pageMeta(matches, { title, description: texts.notFound, path, noindex: detail === null })
  }
  if (isRented(detail)) {
    return pageMeta(matches, { title: texts.rented.title, description: texts.rented.text, path, noindex: true })
  }
  const { siteUrl } = siteFacts(matches)
  return pageMeta(matches, {
    title: apartmentTitle(detail),
    description: apartmentDescription(detail),
    path,
    noindex: loaderData.travel !== undefined,
    picture: detail.galleryImages[0] ?? detail.property.headerImage1Url,
    jsonLd: [
      listingJsonLd(siteUrl, detail),
      breadcrumbJsonLd(siteUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Immobilien', path: '/vermietung' },
        { name: detail.property.name, path: `/immobilie/${detail.property.id}` },
        { name: detail.name, path },
      ]),
    ].filter((block) => block !== null),
  })
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const apartment = await readShownDetail(app, params.apartmentId)
  const from = apartment && !isRented(apartment) ? apartment.property.coordinates : null
  const goal = url.searchParams.get(GOAL)
  // An answer to somebody's own words: `isPersonalAddress` keeps it out of every cache.
  const travel: Travel | undefined =
    from && goal !== null
      ? await readTravel(app, goal, { from, clientAddress: context.get(httpContext).clientAddress })
      : undefined
  // For the security policy (`entry.server.tsx`).
  const framedUrl = tourOf(apartment?.tourUrl ?? null)?.frameUrl
  return data({ apartment, travel, framedUrl, trust: trustHtml() }, { status: apartment ? 200 : 404 })
}

/** In the browser the page is shown at once and reads the API itself. */
export function clientLoader() {
  return { apartment: undefined, travel: undefined, framedUrl: undefined, trust: undefined }
}

export default function ApartmentPage({ params, loaderData }: Route.ComponentProps) {
  const first = loaderData.apartment
  const query = useApiQuery({
    ...apartmentDetailQuery(params.apartmentId),
    enabled: first !== null,
    initialData: first ?? undefined,
  })
  const detail = query.data
  usePageTitle(detail && (isRented(detail) ? texts.rented.title : apartmentTitle(detail)))

  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  if (first === null || isUnknown) return <ApartmentNotFound />
  if (query.isError && !detail) return <ApartmentFailed onRetry={query.refetch} />
  if (!detail) return <ApartmentLoading />
  if (isRented(detail)) {
    return (
      <Suspense fallback={<ApartmentLoading />}>
        <ApartmentRented detail={detail} />
      </Suspense>
    )
  }
  return <ApartmentView key={detail.id} detail={detail} trust={loaderData.trust} travel={loaderData.travel} />
}
