import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ApiError } from '#platform/api-client.ts'
import { appContext } from '#platform/app.server.ts'
import { breadcrumbJsonLd, pageMeta, siteFacts, usePageTitle } from '#platform/page-meta.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { site } from '#site'
import { jobPostingJsonLd } from './json-ld.ts'
import { OpeningFailed, OpeningLoading, OpeningNotFound } from './opening-states.tsx'
import { OpeningView } from './opening-view.tsx'
import { openingQuery } from './queries.ts'
import { openings } from './repository.server.ts'
import { texts } from './texts.ts'
import type { Route } from './+types/detail-page.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = href('/job/:slug', { slug: params.slug })
  const opening = loaderData?.opening
  if (!opening) {
    const title = opening === null ? texts.notFound.title : 'Stellenangebot'
    return pageMeta(matches, { title, description: texts.notFound.text, path, noindex: opening === null })
  }
  const { siteUrl } = siteFacts(matches)
  const summary = opening.shortDescription ?? `${opening.jobType} in ${opening.location}.`
  const pay = opening.salary?.replace(/\.?$/, '.') ?? ''
  return pageMeta(matches, {
    title: `${opening.title} in ${opening.location}`,
    description: `${summary} ${pay} Jetzt bewerben bei ${site.brand}.`.replaceAll(/\s+/g, ' '),
    path,
    jsonLd: [
      jobPostingJsonLd(siteUrl, opening),
      breadcrumbJsonLd(siteUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Jobs', path: '/jobs' },
        { name: opening.title, path },
      ]),
    ],
  })
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const opening = await openings(context.get(appContext).db).findBySlug(slug)
  return data({ opening }, { status: opening ? 200 : 404 })
}

/** In the browser the page is shown at once and reads the API itself. */
export function clientLoader() {
  return { opening: undefined }
}

/** The steps of an application change no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export default function JobPage({ params, loaderData }: Route.ComponentProps) {
  const { opening: first } = loaderData
  const {
    data: opening,
    error,
    isError,
    refetch,
  } = useApiQuery({
    ...openingQuery(params.slug),
    enabled: first !== null,
    initialData: first ?? undefined,
  })
  usePageTitle(opening && `${opening.title} in ${opening.location}`)

  if (first === null || (error instanceof ApiError && error.status === 404)) return <OpeningNotFound />
  if (isError && !opening) return <OpeningFailed onRetry={refetch} />
  return opening ? <OpeningView opening={opening} /> : <OpeningLoading />
}
