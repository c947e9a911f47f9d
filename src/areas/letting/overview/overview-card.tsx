import { CalendarDays, MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { href, Link } from 'react-router'
import { COMMERCIAL } from '../properties/rules.ts'
import { KeepButton } from '../watchlist/keep-button.tsx'
import { site } from '#site'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatEuro, formatRooms, formatSqm } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { ApartmentPicture } from '../apartments/apartment-picture.tsx'
import { availableFromText, isRented, statusBadge } from '../apartments/availability.ts'
import { Blurred } from '../apartments/blurred.tsx'
import { BudgetMark } from '../apartments/budget/budget-mark.tsx'
import { texts } from '../apartments/texts.ts'

type OverviewCardProps = {
  item: ApartmentListItem
  previewIndex: number
  headingLevel?: 2 | 3
  /** Instead of details and a call. */
  actions?: ReactNode
  /** Below all else. */
  children?: ReactNode
}

/** A flat of the overview as a card, with its building. */
export function OverviewCard({ item, previewIndex, headingLevel = 3, actions, children }: OverviewCardProps) {
  const rented = isRented(item)
  const nameId = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { label, tone } = statusBadge(item.availabilityStatus)
  const from = availableFromText(item)
  return (
    <Card as="article" interactive={!rented} className={classNames('flex h-full flex-col', rented && 'bg-ink-50')}>
      <div className="relative">
        <ApartmentPicture
          picture={item.picture}
          previewIndex={previewIndex}
          buildingType={item.type}
          sizes="(min-width: 80rem) 400px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 75vw"
          className={classNames(rented && 'grayscale-[0.85]')}
        />
        <Badge tone={tone} className="absolute top-3.5 left-3.5">
          {label}
        </Badge>
        <KeepButton apartmentId={item.id} name={`${item.apartmentName}, ${item.propertyName}`} looks="picture" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-5 sm:p-6">
        <p className="text-sm text-ink-600">{item.propertyName}</p>
        <Heading id={nameId} className="mt-0.5 text-xl text-wrap hyphens-auto">
          <KeepTogether text={item.apartmentName} />
        </Heading>
        <p className="mt-2 flex items-start gap-2 text-sm text-ink-700">
          <MapPin aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-action" />
          <span>
            <KeepTogether text={item.address ? `${item.address}, ${item.location}` : item.location} />
          </span>
        </p>
        {from && (
          <p className="mt-1.5 flex items-start gap-2 text-sm text-ink-700">
            <CalendarDays aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-action" />
            <span>
              Verfügbar ab: <strong className="font-semibold text-ink-950 tabular">{from}</strong>
            </span>
          </p>
        )}
        <Facts item={item} />
        <div className="mt-auto flex gap-2.5 pt-5">
          {rented ? (
            <p className="font-semibold text-ink-700">Wohnung ist vermietet</p>
          ) : (
            (actions ?? <Actions item={item} nameId={nameId} />)
          )}
        </div>
        {children}
      </div>
    </Card>
  )
}

function Facts({ item }: { item: ApartmentListItem }) {
  const rented = isRented(item)
  const facts = [
    { label: 'Zimmer', placeholder: '0,0', value: item.roomCount === null ? '–' : formatRooms(item.roomCount) },
    { label: 'Größe', placeholder: '00 m²', value: formatSqm(item.livingAreaSqm ?? 0) },
    ...(item.efficiencyClass && !rented
      ? [{ label: 'Energieklasse', placeholder: '', value: item.efficiencyClass }]
      : []),
  ]
  return (
    <>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-ink-200 pt-4">
        {facts.map(({ label, placeholder, value }) => (
          <div key={label}>
            <dt className="text-xs text-ink-600">{label}</dt>
            <dd className="font-semibold tabular text-ink-950">
              {rented ? <Blurred placeholder={placeholder} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      <Rents item={item} />
      <BudgetMark warmRentEuro={item.type === COMMERCIAL ? null : item.warmRentEuro} className="mt-2" />
    </>
  )
}

/** Shows the monthly sum large, the cold rent small beside it. */
function Rents({ item }: { item: ApartmentListItem }) {
  const { coldRentEuro, warmRentEuro } = item
  const isKnown = !isRented(item) && warmRentEuro !== null
  const cold = coldRentEuro === null ? texts.priceOnRequest : formatEuro(coldRentEuro)
  return (
    <dl className="mt-3 flex flex-row-reverse flex-wrap-reverse items-baseline-last justify-end gap-x-6 gap-y-1">
      <div>
        <dt className="text-xs text-ink-600">Kaltmiete</dt>
        <dd className={classNames('tabular', isKnown ? 'text-ink-700' : 'font-semibold text-ink-950')}>
          {isRented(item) ? <Blurred placeholder="000,00 €" /> : cold}
        </dd>
      </div>
      {isKnown && (
        <div>
          <dt className="text-xs text-ink-600">Warmmiete</dt>
          <dd className="text-2xl leading-tight font-bold tabular text-ink-950">{formatEuro(warmRentEuro)}</dd>
        </div>
      )}
    </dl>
  )
}

function Actions({ item, nameId }: { item: ApartmentListItem; nameId: string }) {
  return (
    <>
      <Link
        to={href('/wohnung/:apartmentId', { apartmentId: item.id })}
        prefetch="intent"
        viewTransition
        aria-describedby={nameId}
        className={buttonClasses('primary', 'sm', 'card-link flex-1')}
      >
        Details
      </Link>
      <PhoneButton
        title={`Anrufen: ${site.phone.shown}`}
        variant="secondary"
        size="sm"
        className="relative z-10 flex-1"
      >
        Anfragen
      </PhoneButton>
    </>
  )
}
