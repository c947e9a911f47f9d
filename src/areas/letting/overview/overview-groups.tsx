import { Link } from 'react-router'
import { COMMERCIAL } from '../properties/rules.ts'
import { plural } from '#ui/format.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { statusWord } from '../apartments/availability.ts'
import type { Availability } from '../apartments/search/repository.server.ts'
import { texts } from '../apartments/texts.ts'
import { ApartmentTable } from './apartment-table.tsx'
import { type ApartmentFilters, asksForRent, overviewPath, type View } from '../apartments/search/filters.ts'
import type { Overview } from './overview.ts'
import { OverviewCard } from './overview-card.tsx'

export const cardGrid = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8'

const COMMERCIAL_ID = 'gewerbe'
const isCommercial = ({ type }: ApartmentListItem) => type === COMMERCIAL

type ShownProps = { overview: Overview; view: View }

/** Homes first; offices and shops are a list of their own at the end. */
export function OverviewGroups({ overview: { items, filters, commercial }, view }: ShownProps) {
  const homes = items.filter((item) => !isCommercial(item))
  const others = items.filter(isCommercial)
  return (
    <>
      {homes.length > 0 && <Homes items={homes} filters={filters} view={view} />}
      {others.length > 0 && (
        <section id={COMMERCIAL_ID} aria-labelledby="gewerbe-titel" className="not-first:mt-12 scroll-mt-40">
          <h3 id="gewerbe-titel" className="text-xl">
            Gewerbe
          </h3>
          <p className="mt-1 mb-5 text-ink-700">{`${plural(commercial, 'Einheit', 'Einheiten')} für Büro, Laden, Praxis oder Werkstatt`}</p>
          <Items items={others} view={view} label="Gewerbeeinheiten" />
        </section>
      )}
    </>
  )
}

/** Asked for a rent, flats without one stand apart: whether they fit nobody knows yet. */
function Homes({ items, filters, view }: { items: ApartmentListItem[]; filters: ApartmentFilters; view: View }) {
  const isPriced = ({ coldRentEuro, availabilityStatus }: ApartmentListItem) =>
    coldRentEuro !== null || availabilityStatus === 'rented'
  if (!asksForRent(filters) || items.every(isPriced)) return <Items items={items} view={view} />
  const priced = items.filter(isPriced)
  return (
    <>
      {priced.length > 0 && <Items items={priced} view={view} />}
      <h3 className="mt-10 text-xl">{texts.priceOnRequest}</h3>
      <p className="mt-1 mb-5 text-ink-700">
        Für diese Wohnungen nennen wir Ihnen die Miete am Telefon. Ob sie zu Ihrem Betrag passen, wissen wir noch nicht.
      </p>
      <Items items={items.filter((item) => !isPriced(item))} view={view} label="Wohnungen mit Preis auf Anfrage" />
    </>
  )
}

type ItemsProps = { items: ApartmentListItem[]; view: View; label?: string }

function Items({ items, view, label }: ItemsProps) {
  if (view === 'tabelle') return <ApartmentTable items={items} caption={label} />
  return (
    <ul className={view === 'karte' ? 'grid gap-6 md:grid-cols-2' : cardGrid}>
      {items.map((item, index) => (
        <li key={item.id}>
          <OverviewCard item={item} previewIndex={index} />
        </li>
      ))}
    </ul>
  )
}

/** „9 frei, 3 bald frei, 8 vermietet“: a number of all would count what nobody can rent. */
export function countText({ total, availability, commercial }: Overview): string {
  if (total === 0) return 'Keine Wohnungen gefunden'
  return commercial === total ? `${commercialText(total)} gefunden` : availabilityText(availability)
}

/** „Dazu 4 Gewerbeeinheiten“; their list may begin on a later page. */
export function CommercialCount({ overview: { total, commercial, pageSize, filters }, view }: ShownProps) {
  const homes = total - commercial
  if (homes === 0 || commercial === 0) return null
  const page = Math.floor(homes / pageSize) + 1
  return (
    <p className="-mt-4 mb-5 text-ink-700 tabular">
      Dazu{' '}
      <Link to={`${overviewPath({ ...filters, page }, view)}#${COMMERCIAL_ID}`} className="link">
        {commercialText(commercial)}
      </Link>{' '}
      in einer eigenen Liste
    </p>
  )
}

const commercialText = (count: number) => plural(count, 'Gewerbeeinheit', 'Gewerbeeinheiten')

/** „9 frei, 3 bald frei, 8 vermietet“: what one can have stands first. */
function availabilityText({ free, soon, reserved, rented }: Availability): string {
  const parts: [number, string][] = [
    [soon, 'bald frei'],
    [reserved, statusWord('reserved')],
    [rented, statusWord('rented')],
  ]
  return [`${free} frei`, ...parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []))].join(', ')
}
