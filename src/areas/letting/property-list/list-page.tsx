import { Link, useSearchParams } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { breadcrumbJsonLd, pageMeta, siteFacts } from '#platform/page-meta.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { housePicture } from '#ui/site-pictures.ts'
import { PropertiesMap } from './properties-map.tsx'
import { propertiesWords } from '../properties/words.ts'
import type { Route } from './+types/list-page.ts'
import { ContactCall } from '../properties/contact-call.tsx'
import { listPath, readPropertyFilters } from '../properties/filters.ts'
import { PropertyFilters, RESULTS_ID } from './property-filters.tsx'
import { PropertyResults } from './property-results.tsx'
import { propertyListQuery } from './queries.ts'
import { properties } from '../properties/repository.server.ts'
import { texts } from '../properties/texts.ts'

// The server's cards need no script to be read; it comes with the visitor's first touch.

export const handle = { showsMap: true }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { page } = readPropertyFilters(new URLSearchParams(location.search))
  const { title, description } = wordsNow(propertiesWords).search
  return pageMeta(matches, {
    title: page > 1 ? `${title}, Seite ${page}` : title,
    description,
    path: listPath({ search: '', location: '', type: '', page }),
    jsonLd: [
      breadcrumbJsonLd(siteFacts(matches).siteUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Immobilien', path: '/vermietung' },
      ]),
    ],
  })
}

export async function loader({ request: httpRequest, context }: Route.LoaderArgs) {
  const filters = readPropertyFilters(new URL(httpRequest.url).searchParams)
  return { list: await properties(context.get(appContext).db).listCards(filters) }
}

/** In the browser the page is shown at once and reads the API itself. */
export function clientLoader() {
  return { list: undefined }
}

export default function PropertyListPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const filters = readPropertyFilters(query)
  const {
    data: list,
    isError,
    isPlaceholderData,
    refetch,
  } = useApiQuery({ ...propertyListQuery(filters), initialData: loaderData.list, keepsPrevious: true })

  return (
    <>
      <ListHero />
      {list?.unfilteredTotal !== 0 && (
        <div className="filter-bar z-30 border-b border-ink-200 bg-white py-2.5 md:py-4 print:hidden">
          <Container>
            <PropertyFilters filters={filters} locations={list?.locations ?? []} />
          </Container>
        </div>
      )}
      <Section id={RESULTS_ID} spacing="tight">
        {list && list.locations.length > 0 && <Locations names={list.locations} />}
        <PropertyResults
          list={list}
          filters={filters}
          isFailed={isError && !list}
          isStale={isPlaceholderData}
          onRetry={refetch}
        />
      </Section>
      {list && list.items.length > 0 && (
        <Section tone="sand">
          <PropertiesMap list={list} filters={filters} />
        </Section>
      )}
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
      <ListHero />
      <Section>
        <Notice tone="error" role="alert" title={texts.listError.title}>
          <p>{texts.listError.text}</p>
        </Notice>
      </Section>
      <ContactCall title="Wir sind für Sie da" text="Am Telefon beantworten wir Ihre Fragen zu unseren Immobilien." />
    </>
  )
}

function ListHero() {
  const { hero } = useWords(propertiesWords)
  return (
    <PageHero title={hero.title} picture={pictureAt('picture_listings', housePicture)} lead={hero.lead}>
      <ButtonLink to="/kontakt" size="lg">
        Kontakt aufnehmen
      </ButtonLink>
    </PageHero>
  )
}

function Locations({ names }: { names: string[] }) {
  return (
    <p className="mb-5 text-ink-700">
      <span>{'Verfügbare Standorte: '}</span>
      {names.map((name, index) => (
        <span key={name}>
          <span>{index > 0 && ', '}</span>
          <Link to={listPath({ search: '', location: name, type: '', page: 1 })} preventScrollReset className="link">
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
