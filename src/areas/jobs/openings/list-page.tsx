import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { ContactPersons } from '#areas/contact-persons.tsx'
import { appContext } from '#platform/app.server.ts'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { breadcrumbJsonLd, pageMeta, siteFacts } from '#platform/page-meta.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { plural } from '#ui/format.ts'
import { ClosingCall } from '#ui/layout/closing-call.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { ApplyButton } from '../job-application/apply-button.tsx'
import { texts as applicationTexts } from '../job-application/texts.ts'
import { FILTERS_FROM, jobTypesOf, matching, readOpeningFilters } from './filters.ts'
import { OpeningFilters } from './opening-filters.tsx'
import { OpeningTable } from './opening-table.tsx'
import { officePicture } from '#ui/picture/office-picture.ts'
import { openingsQuery } from './queries.ts'
import { CalendarHeart, GraduationCap, HandCoins, MapPin, ShieldCheck, Users } from 'lucide-react'
import type { JobsWords } from './words.ts'
// Not `openings`: the build takes the key of that name in clientLoader for this import and refuses to send it to browsers.
import { openings as storedOpenings } from './repository.server.ts'
import { texts } from './texts.ts'
import { jobsWords } from './words.ts'
import type { Route } from './+types/list-page.ts'

const RESULTS_ID = 'stellen'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...wordsNow(jobsWords).search,
    path: '/jobs',
    jsonLd: [
      breadcrumbJsonLd(siteFacts(matches).siteUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Jobs', path: '/jobs' },
      ]),
    ],
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { openings: await storedOpenings(context.get(appContext).db).list() }
}

/** In the browser the page is shown at once and reads the API itself. */
export function clientLoader() {
  return { openings: undefined }
}

/** Filters and the steps of an application change no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(jobsWords)
  const [query] = useSearchParams()
  const filters = readOpeningFilters(query)
  const { data: all, isError, refetch } = useApiQuery({ ...openingsQuery, initialData: loaderData.openings })
  const found = all && matching(all, filters)

  return (
    <>
      <PageHero {...words.hero} picture={pictureAt('picture_jobs', officePicture)}>
        <ButtonLink to={{ hash: RESULTS_ID }} size="lg">
          Offene Stellen ansehen
        </ButtonLink>
      </PageHero>
      <Section id={RESULTS_ID} labelledBy="stellen-titel" spacing="tight" className="scroll-mt-20">
        <SectionHeading id="stellen-titel" title="Offene Stellen" />
        {all && all.length >= FILTERS_FROM && (
          <OpeningFilters filters={filters} jobTypes={jobTypesOf(all)} resultsId={RESULTS_ID} />
        )}
        <p role="status" className={all ? 'mb-4 text-ink-600' : 'sr-only'}>
          {found ? countText(found.length) : !isError && texts.loading}
        </p>
        {all?.length === 0 ? (
          <p className="text-lg text-ink-700">{texts.none}</p>
        ) : (
          <OpeningTable openings={found} isFailed={isError && !all} onRetry={refetch} />
        )}
      </Section>
      <Benefits {...words.benefits} />
      <ContactPersons topic="stellen" />
      <ClosingCall id="bewerben" {...words.call}>
        <ButtonLink to={{ hash: RESULTS_ID }} variant="onBrand" size="lg">
          Stellenausschreibungen ansehen
        </ButtonLink>
        <ApplyButton job={null} variant="onBrand" size="lg">
          {applicationTexts.unsolicited}
        </ApplyButton>
      </ClosingCall>
    </>
  )
}

const countText = (count: number) => (count === 0 ? '' : plural(count, 'Stelle', 'Stellen'))

const icons = [HandCoins, CalendarHeart, ShieldCheck, GraduationCap, MapPin, Users]

function Benefits({ title, cards }: JobsWords['benefits']) {
  return (
    <Section tone="sand" labelledBy="vorteile">
      <SectionHeading id="vorteile" title={title} />
      <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => {
          const Icon = icons[card.place] ?? Users
          return (
            <li key={card.place} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-1 size-8 shrink-0 stroke-[1.6] text-action" />
              <div>
                <h3 className="text-xl">{card.title}</h3>
                <p className="mt-1.5 text-ink-700">{card.text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
