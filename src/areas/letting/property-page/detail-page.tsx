import { Building2 } from 'lucide-react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ApiError } from '#platform/api-client.ts'
import { appContext } from '#platform/app.server.ts'
import { breadcrumbJsonLd, pageMeta, siteFacts, usePageTitle } from '#platform/page-meta.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { DetailFailed, DetailLoading, DetailMissing } from '#ui/detail/detail-frame.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { apartments } from '../apartments/repository.server.ts'
import type { Route } from './+types/detail-page.ts'
import { DetailApartments } from './detail-apartments.tsx'
import { DetailBelow } from './detail-below.tsx'
import { DetailHero } from './detail-hero.tsx'
import { propertyJsonLd } from './json-ld.ts'
import { propertyApartmentsQuery, propertyDetailQuery, propertyMediaQuery } from '../property-list/queries.ts'
import { properties } from '../properties/repository.server.ts'
import { metaDescription } from '../properties/rules.ts'
import { texts } from '../properties/texts.ts'

// Text, pictures and a map that need no script to be read; it comes with the visitor's first touch.

export const handle = { showsMap: true }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = `/immobilie/${params.propertyId}`
  const property = loaderData?.property
  if (!property) {
    const title = property === null ? texts.notFound.title : 'Immobilie'
    return pageMeta(matches, { title, description: texts.notFound.text, path, noindex: property === null })
  }
  const { siteUrl } = siteFacts(matches)
  return pageMeta(matches, {
    title: `${property.name} in ${property.addressCity}`,
    description: metaDescription(property),
    path,
    picture: property.headerImage1Url ?? property.previewImageUrl,
    jsonLd: [
      propertyJsonLd(siteUrl, property),
      breadcrumbJsonLd(siteUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Immobilien', path: '/vermietung' },
        { name: property.name, path },
      ]),
    ],
  })
}

export async function loader({ params: { propertyId }, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const property = await properties(db).findById(propertyId)
  if (!property) return data({ property, media: [], flats: [] }, { status: 404 })
  const [media, flats] = await Promise.all([
    properties(db).listMedia(propertyId),
    apartments(db).listByProperty(propertyId),
  ])
  return data({ property, media, flats })
}

/** In the browser the page is shown at once and reads the API itself. */
export function clientLoader() {
  return { property: undefined, media: undefined, flats: undefined }
}

/** Tiles or list is not a matter of data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export default function PropertyPage({ params, loaderData }: Route.ComponentProps) {
  const { property: first, media: firstMedia, flats: firstFlats } = loaderData
  const enabled = first !== null
  const id = params.propertyId
  const property = useApiQuery({ ...propertyDetailQuery(id), enabled, initialData: first ?? undefined })
  const media = useApiQuery({ ...propertyMediaQuery(id), enabled, initialData: firstMedia })
  const flats = useApiQuery({ ...propertyApartmentsQuery(id), enabled, initialData: firstFlats })
  usePageTitle(property.data && `${property.data.name} in ${property.data.addressCity}`)

  const isUnknown = property.error instanceof ApiError && property.error.status === 404
  if (first === null || isUnknown) return <PropertyNotFound />
  if (property.isError && !property.data) return <PropertyFailed onRetry={property.refetch} />
  if (!property.data) return <PropertyLoading />

  return (
    <>
      <DetailHero property={property.data} />
      <DetailApartments
        property={property.data}
        apartments={flats.data}
        isFailed={flats.isError && !flats.data}
        onRetry={flats.refetch}
      />
      <DetailBelow property={property.data} media={media.data} />
    </>
  )
}

function PropertyNotFound() {
  return (
    <DetailMissing icon={<Building2 aria-hidden="true" />} {...texts.notFound}>
      <ButtonLink to="/vermietung" size="lg">
        Zurück zur Übersicht
      </ButtonLink>
    </DetailMissing>
  )
}

function PropertyLoading() {
  return (
    <DetailLoading text="Immobilie wird geladen...">
      <Skeleton className="h-10 max-w-2xl" />
      <div className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-128 rounded-card" />
        ))}
      </div>
    </DetailLoading>
  )
}

function PropertyFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <DetailFailed heading="Immobilie" title="Fehler beim Laden der Immobilie." onRetry={onRetry}>
      <ButtonLink to="/vermietung" variant="secondary">
        Zurück zur Übersicht
      </ButtonLink>
    </DetailFailed>
  )
}
