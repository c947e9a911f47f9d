import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { useWords, wordsNow } from '#company/use-words.ts'
import { breadcrumbJsonLd, pageMeta, siteFacts } from '#platform/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ContactCall } from '../properties/contact-call.tsx'
import { FilterForm } from './filter-form.tsx'
import { hasFilters, noFilters, overviewPath, readApartmentFilters, readView } from '../apartments/search/filters.ts'
import { overviewQuery } from './overview.ts'
import { readOverview } from './repository.server.ts'
import { texts } from '../apartments/texts.ts'
import { overviewWords } from '../apartments/words.ts'
import type { Route } from './+types/overview-page.ts'
import { OverviewResults } from './overview-results.tsx'

// The server's rows need no script to be read; it comes with the visitor's first touch.

export const handle = { showsMap: true }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { page } = readApartmentFilters(new URLSearchParams(location.search))
  const { title, description } = wordsNow(overviewWords).search
  return pageMeta(matches, {
    title: page > 1 ? `${title}, Seite ${page}` : title,
    description,
    path: overviewPath({ ...noFilters, page }, 'tabelle'),
    jsonLd: [
      breadcrumbJsonLd(siteFacts(matches).siteUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Wohnungsübersicht', path: '/wohnungen' },
      ]),
    ],
  })
}

export async function loader({ request: httpRequest, context }: Route.LoaderArgs) {
  const filters = readApartmentFilters(new URL(httpRequest.url).searchParams)
  const { db, clock } = context.get(appContext)
  return { overview: await readOverview(db, filters, berlinDay(clock.now())) }
}

/** In the browser the page is shown at once and reads the API itself. */
export function clientLoader() {
  return { overview: undefined }
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const wanted = readApartmentFilters(query)
  const view = readView(query)
  // Opened with filters, a phone shows first what was found; „Filter“ brings the form.
  const [startsFiltered] = useState(() => hasFilters(wanted))
  const { data, isError, isPlaceholderData, refetch } = useApiQuery({
    ...overviewQuery(wanted),
    initialData: loaderData.overview,
    keepsPrevious: true,
  })
  // The server may know more of the selection: a building's place, or that it lies elsewhere.
  const filters = data && !isPlaceholderData ? data.filters : wanted
  const buildings = data?.filters.city === filters.city ? data.buildings : undefined

  return (
    <>
      <OverviewHero isShort={startsFiltered} />
      <Container className="relative z-30 -mt-6 md:-mt-10 print:hidden">
        <FilterForm
          isHiddenOnPhones={startsFiltered}
          filters={filters}
          view={view}
          locations={data?.locations ?? []}
          buildings={buildings}
        />
      </Container>
      <Section id="wohnungen" spacing="tight" className="scroll-mt-24">
        <OverviewResults
          overview={data}
          filters={filters}
          view={view}
          isFailed={isError && !data}
          isStale={isPlaceholderData}
          onRetry={refetch}
        />
      </Section>
      <ContactCall
        title="Nichts Passendes dabei?"
        text="Rufen Sie uns an oder schreiben Sie uns: Wir sagen Ihnen, welche Wohnung als nächste frei wird."
      />
    </>
  )
}

/** Without the database there is no list, but still a number to call. */
export function ErrorBoundary() {
  return (
    <>
      <OverviewHero />
      <Section>
        <Notice tone="error" role="alert">
          <p className="font-semibold text-bad-700">{texts.listError}</p>
          <p>Bitte versuchen Sie es später noch einmal oder kontaktieren Sie uns.</p>
        </Notice>
      </Section>
      <ContactCall title="Wir sind für Sie da" text="Am Telefon sagen wir Ihnen, welche Wohnungen frei sind." />
    </>
  )
}

function OverviewHero({ isShort = false }: { isShort?: boolean }) {
  const { hero } = useWords(overviewWords)
  return (
    <PageHero
      title="Wohnungsübersicht"
      lead={<span className={isShort ? 'max-md:hidden' : undefined}>{hero.lead}</span>}
      height={isShort ? 'sm' : 'md'}
    >
      <ButtonLink to="/kontakt" size="lg">
        Kontakt aufnehmen
      </ButtonLink>
    </PageHero>
  )
}
