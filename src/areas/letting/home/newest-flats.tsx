import { WatchlistLink } from '../watchlist/watchlist-link.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { noFilters, overviewPath } from '../apartments/search/filters.ts'
import { OverviewCard } from '../overview/overview-card.tsx'

type NewestFlatsProps = { flats: ApartmentListItem[] }

/** Shows the newest flats that can be had. Nothing when there are none. */
export function NewestFlats({ flats }: NewestFlatsProps) {
  if (flats.length === 0) return null
  return (
    <Section labelledBy="neueste" spacing="tight">
      <SectionHeading
        id="neueste"
        title="Neueste freie Wohnungen"
        aside={
          <div className="flex flex-wrap items-center gap-2.5">
            <ButtonLink to={overviewPath({ ...noFilters, status: 'available' }, 'tabelle')} variant="secondary">
              Alle freien Wohnungen ansehen
            </ButtonLink>
            <WatchlistLink />
          </div>
        }
      />
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
        {flats.map((flat, index) => (
          <li key={flat.id} className="max-md:nth-[n+3]:hidden">
            <OverviewCard item={flat} previewIndex={index} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
