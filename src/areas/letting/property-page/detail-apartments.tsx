import { DoorOpen, LayoutGrid, List } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { WatchlistLink } from '../watchlist/watchlist-link.tsx'
import { site } from '#site'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Segmented } from '#ui/toggle/segmented.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { Apartment } from '../apartments/apartment.ts'
import { ApartmentCard } from '../cards/apartment-card.tsx'
import { buildingParameters } from '../properties/filters.ts'
import { ListMessage } from '../property-list/list-message.tsx'
import type { Property } from '../properties/property.ts'
import { apartmentsHeading, apartmentsSummary } from '../properties/rules.ts'

type DetailApartmentsProps = {
  property: Property
  /** Undefined while they are read. */
  apartments: Apartment[] | undefined
  isFailed: boolean
  onRetry: () => void
}

/** The flats of a building as tiles or as a list; the choice stands in the address. */
export function DetailApartments({ property, apartments, isFailed, onRetry }: DetailApartmentsProps) {
  const [query] = useSearchParams()
  const variant = buildingParameters.read(query).view === 'liste' ? 'list' : 'tile'
  return (
    <Section labelledBy="wohnungen">
      <SectionHeading
        id="wohnungen"
        title={isFailed ? 'Wohnungen' : apartmentsHeading(property, apartments)}
        lead={apartments && apartments.length > 0 && apartmentsSummary(apartments.length)}
        aside={
          apartments &&
          apartments.length > 0 && (
            <div className="flex flex-wrap items-center gap-2.5">
              <WatchlistLink />
              <ViewToggle variant={variant} />
            </div>
          )
        }
      />
      {isFailed && (
        <LoadFailed title="Fehler beim Laden der Wohnungen." onRetry={onRetry}>
          <p>Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {site.phone.shown}.</p>
        </LoadFailed>
      )}
      {!isFailed && !apartments && <ApartmentSkeletons />}
      {apartments?.length === 0 && <NoApartments />}
      {apartments && apartments.length > 0 && (
        <ul className={variant === 'tile' ? 'grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8' : 'grid gap-6'}>
          {apartments.map((apartment, index) => (
            <li key={apartment.id}>
              <ApartmentCard
                apartment={apartment}
                variant={variant}
                previewIndex={index}
                buildingType={property.propertyType}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function ViewToggle({ variant }: { variant: 'tile' | 'list' }) {
  return (
    <Segmented
      label="Ansicht der Wohnungen"
      value={variant}
      options={[
        { value: 'tile', label: 'Kacheln', icon: <LayoutGrid aria-hidden="true" />, to: '?' },
        { value: 'list', label: 'Liste', icon: <List aria-hidden="true" />, to: '?ansicht=liste' },
      ]}
    />
  )
}

function NoApartments() {
  return (
    <ListMessage
      title="Keine Wohnungen verfügbar"
      level={3}
      text="Für diese Immobilie sind aktuell keine Wohnungen in der Datenbank erfasst."
      icon={<DoorOpen aria-hidden="true" />}
    >
      <PhoneButton>Jetzt kontaktieren</PhoneButton>
    </ListMessage>
  )
}

function ApartmentSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-128 rounded-card" />
      ))}
    </div>
  )
}
