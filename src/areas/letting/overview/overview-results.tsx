import { lazy, type ReactNode, Suspense } from 'react'
import { BellPlus, LayoutGrid, Map as MapIcon, SearchX, SlidersHorizontal, Table2 } from 'lucide-react'
import { ListMessage } from '../property-list/list-message.tsx'
import { WatchlistLink } from '../watchlist/watchlist-link.tsx'
import { offers } from '#company/offered.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { GoButton } from '#ui/button/go-button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Segmented } from '#ui/toggle/segmented.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { texts } from '../apartments/texts.ts'
import { FILTER_FORM_ID, newSearchPath } from '../apartments/search/filters.ts'
import { activeFilters } from './active-filters.ts'
import {
  type ApartmentFilters,
  noFilters,
  overviewPath,
  readApartmentFilters,
  type View,
} from '../apartments/search/filters.ts'
import type { Overview } from './overview.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { cardGrid, CommercialCount, countText, OverviewGroups } from './overview-groups.tsx'

const OverviewMap = lazy(async () => ({ default: (await import('./overview-map.tsx')).OverviewMap }))

type OverviewResultsProps = {
  /** Undefined while the first answer is awaited. */
  overview: Overview | undefined
  filters: ApartmentFilters
  view: View
  isFailed: boolean
  /** The results belong to the filters before these. */
  isStale: boolean
  onRetry: () => void
}

/** Count, chips, flats and pages, or why there are none. The count is read out when it changes. */
export function OverviewResults({ overview, filters, view, isFailed, isStale, onRetry }: OverviewResultsProps) {
  if (isFailed)
    return (
      <LoadFailed title={texts.listError} onRetry={onRetry}>
        <p>Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {site.phone.shown}.</p>
      </LoadFailed>
    )
  const chips = activeFilters(filters, overview?.buildings ?? [])
  return (
    <>
      <div className="filter-bar z-20 -mx-4 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-white px-4 py-2.5 print:static">
        <div className="flex min-w-0 grow items-center justify-between gap-3">
          <div role="status" className="min-w-0 text-lg">
            <h2 className="text-xl tabular sm:text-2xl">{overview ? countText(overview) : texts.listLoading}</h2>
          </div>
          <WatchlistLink className="max-sm:[&>span:first-of-type]:sr-only print:hidden" />
        </div>
        <div className="flex flex-wrap items-center gap-2.5 print:hidden">
          <ButtonLink href={`#${FILTER_FORM_ID}`} variant="quiet" size="sm" className="max-sm:-ml-3">
            <SlidersHorizontal aria-hidden="true" />
            <span>
              Filter<span className="max-sm:sr-only"> ändern</span>
            </span>
          </ButtonLink>
          <ViewToggle filters={filters} view={view} />
        </div>
      </div>
      {overview && <CommercialCount overview={overview} view={view} />}
      {chips.length > 0 && (
        <ul aria-label="Gesetzte Filter" className="mb-6 flex flex-wrap gap-2 print:hidden">
          {chips.map(({ key, label, without }) => (
            <li key={key} className="min-w-0">
              <Chip label={label} removeTo={overviewPath(without, view)} />
            </li>
          ))}
        </ul>
      )}
      <div aria-busy={!overview || isStale} className={classNames('transition-opacity', isStale && 'opacity-60')}>
        {!overview && <Skeletons view={view} />}
        {overview?.total === 0 && (
          <Nothing isPortfolioEmpty={overview.isPortfolioEmpty} view={view} filters={filters} />
        )}
        {overview && overview.total > 0 && (
          <BesideMap items={view === 'karte' ? overview.items : null}>
            <OverviewGroups overview={overview} view={view} />
          </BesideMap>
        )}
      </div>
      {overview && overview.total > 0 && <SearchOffer filters={filters} />}
      {overview && (
        <div className="mt-12">
          <Pagination
            page={overview.page}
            pages={Math.ceil(overview.total / overview.pageSize)}
            hrefFor={(page) => `${overviewPath({ ...filters, page }, view)}#wohnungen`}
            label="Seiten der Wohnungen"
          />
        </div>
      )}
    </>
  )
}

/** For whom nothing is there yet. */
function SearchOffer({ filters }: { filters: ApartmentFilters }) {
  if (!offers('saved_searches')) return null
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-ink-200 bg-ink-50 p-4 sm:p-5 print:hidden">
      <span className="min-w-0 grow basis-60 text-ink-800">
        Nicht dabei? Wir schreiben Ihnen, sobald eine passende Wohnung frei wird.
      </span>
      <ButtonLink to={newSearchPath(filters)} variant="secondary" size="sm">
        <BellPlus aria-hidden="true" /> {texts.newSearch}
      </ButtonLink>
    </p>
  )
}

/** From 1280 px the map stands beside the list and stays in sight; below that above it. Without JavaScript the list stands alone. */
function BesideMap({ items, children }: { items: ApartmentListItem[] | null; children: ReactNode }) {
  if (items === null) return children
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="needs-js h-100 xl:sticky xl:top-36 xl:order-1 xl:h-[calc(100dvh-10rem)] print:hidden">
        <Suspense>
          <OverviewMap items={items} />
        </Suspense>
      </div>
      <div>{children}</div>
    </div>
  )
}

function ViewToggle({ filters, view }: { filters: ApartmentFilters; view: View }) {
  const option = (value: View, label: string, icon: ReactNode) => ({
    value,
    label,
    icon,
    to: overviewPath(filters, value),
    toNow: () => overviewPath(withTyped(filters), value),
  })
  return (
    <Segmented
      label="Ansicht"
      value={view}
      className="max-lg:[&_svg]:hidden max-sm:[&_button]:px-3!"
      options={[
        option('tabelle', 'Tabelle', <Table2 aria-hidden="true" />),
        option('karten', 'Karten', <LayoutGrid aria-hidden="true" />),
        option('karte', 'Karte', <MapIcon aria-hidden="true" />),
      ]}
    />
  )
}

/** The filters as they stand in the form: what was typed last may not be in the address yet. */
function withTyped(filters: ApartmentFilters): ApartmentFilters {
  const form = document.getElementById(FILTER_FORM_ID)
  if (!(form instanceof HTMLFormElement)) return filters
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const typed = readApartmentFilters(new URLSearchParams(entries))
  const isNew = overviewPath(typed, 'tabelle') !== overviewPath({ ...filters, page: 1 }, 'tabelle')
  return isNew ? typed : filters
}

type NothingProps = { isPortfolioEmpty: boolean; view: View; filters: ApartmentFilters }

function Nothing({ isPortfolioEmpty, view, filters }: NothingProps) {
  if (isPortfolioEmpty) {
    return (
      <ListMessage
        icon={<SearchX aria-hidden="true" />}
        title="Zurzeit ist keine Wohnung erfasst"
        level={3}
        text="In unserer Datenbank steht im Moment keine Wohnung. Rufen Sie uns an: Wir sagen Ihnen, was als Nächstes frei wird."
      >
        <PhoneButton />
      </ListMessage>
    )
  }
  return (
    <ListMessage
      icon={<SearchX aria-hidden="true" />}
      title="Zu Ihren Filtern passt keine Wohnung"
      level={3}
      text={
        offers('saved_searches')
          ? 'Wir schreiben Ihnen, sobald eine passt. Oder nehmen Sie einen Filter zurück, und wir suchen gern mit Ihnen zusammen.'
          : 'Nehmen Sie einen Filter zurück, oder wir suchen gern mit Ihnen zusammen.'
      }
    >
      {offers('saved_searches') && (
        <ButtonLink to={newSearchPath(filters)}>
          <BellPlus aria-hidden="true" /> {texts.newSearch}
        </ButtonLink>
      )}
      <GoButton to={overviewPath(noFilters, view)} looks={{ variant: 'secondary' }}>
        {texts.resetFilters}
      </GoButton>
      <ButtonLink to="/kontakt" variant="secondary">
        Beratung anfragen
      </ButtonLink>
    </ListMessage>
  )
}

function Skeletons({ view }: { view: View }) {
  const isTable = view === 'tabelle'
  return (
    <div className={isTable ? 'grid gap-3' : cardGrid}>
      {Array.from({ length: isTable ? 8 : 6 }, (_, index) => (
        <Skeleton key={index} className={isTable ? 'h-44 rounded-card xl:h-17 xl:rounded-lg' : 'h-120 rounded-card'} />
      ))}
    </div>
  )
}
