import { href } from 'react-router'
import { ResetFilters } from '#forms/filter-frame.tsx'
import { Building2, SearchX } from 'lucide-react'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatNumber } from '#ui/format.ts'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { hasFilters, listPath, type PropertyFilters } from '../properties/filters.ts'
import { ListMessage } from './list-message.tsx'
import { FORM_ID, RESULTS_ID } from './property-filters.tsx'
import { PropertyCard, PropertyCardSkeleton } from './property-card.tsx'
import type { ListedProperty, PropertyPage } from '../properties/property.ts'
import { countText } from '../properties/rules.ts'
import { texts } from '../properties/texts.ts'

type PropertyResultsProps = {
  /** Undefined while the first answer is awaited. */
  list: PropertyPage<ListedProperty> | undefined
  filters: PropertyFilters
  isFailed: boolean
  /** The results belong to the filters before these. */
  isStale: boolean
  onRetry: () => void
}

const gridClasses = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8'
// On a phone the second card begins below any window.
const laidOutNear =
  'before-scripts:max-md:[&>:nth-child(n+2)>article]:laid-out-near before-scripts:max-md:[&>*>article]:[--usual-height:37rem]'

/** Count, cards and pages, or why there are none. The count is read out when it changes. */
export function PropertyResults({ list, filters, isFailed, isStale, onRetry }: PropertyResultsProps) {
  if (isFailed)
    return (
      <LoadFailed title={texts.listError.title} onRetry={onRetry}>
        <p>{texts.listError.text}</p>
      </LoadFailed>
    )
  return (
    <>
      <div role="status" className={classNames(list && list.total > 0 && 'mb-8')}>
        {list ? <ListStatus list={list} filters={filters} /> : <p className="mb-8 text-ink-600">{texts.listLoading}</p>}
      </div>
      <div aria-busy={!list || isStale}>
        <ul className={classNames(gridClasses, laidOutNear, 'transition-opacity', isStale && 'opacity-60')}>
          {list?.items.map((property) => (
            <li key={property.id}>
              <PropertyCard property={property} />
            </li>
          ))}
          {!list && [1, 2, 3, 4, 5, 6].map((key) => <PropertyCardSkeleton key={key} />)}
        </ul>
      </div>
      {list && (
        <div className="mt-12">
          <Pagination
            page={list.page}
            pages={Math.ceil(list.total / list.pageSize)}
            hrefFor={(page) => `${listPath({ ...filters, page })}#${RESULTS_ID}`}
            label="Seiten der Immobilien"
          />
        </div>
      )}
    </>
  )
}

function ListStatus({ list, filters }: { list: PropertyPage<ListedProperty>; filters: PropertyFilters }) {
  if (list.total > 0) {
    return (
      <h2 className="flex items-center gap-3 rounded-card bg-brand-50 px-5 py-4 text-lg font-semibold">
        <Building2 aria-hidden="true" className="size-6 shrink-0 text-action" />
        <span>
          <span>{countText(list.total)}</span>
          {list.total < list.unfilteredTotal && (
            <span className="font-normal text-ink-600">{` von insgesamt ${formatNumber(list.unfilteredTotal)}`}</span>
          )}
        </span>
      </h2>
    )
  }
  if (!hasFilters(filters)) {
    return (
      <ListMessage
        icon={<SearchX aria-hidden="true" />}
        title="Derzeit keine Immobilien verfügbar"
        text="Zurzeit haben wir keine Immobilie zu vermieten. Sprechen Sie uns an, wir melden uns, sobald etwas frei wird."
      >
        <ButtonLink to="/kontakt">Kontakt aufnehmen</ButtonLink>
      </ListMessage>
    )
  }
  return (
    <ListMessage
      icon={<SearchX aria-hidden="true" />}
      title="Keine Immobilien gefunden"
      text="Zu Ihrer Auswahl passt zurzeit keine Immobilie. Nehmen Sie einen Filter zurück oder lassen Sie sich beraten."
    >
      <ResetFilters formId={FORM_ID} to={href('/vermietung')} looks={{ variant: 'primary' }} icon={null} />
      <ButtonLink to="/kontakt" variant="secondary">
        Beratung anfragen
      </ButtonLink>
    </ListMessage>
  )
}
