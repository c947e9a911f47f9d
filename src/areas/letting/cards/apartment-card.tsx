import { useId } from 'react'
import { href, Link } from 'react-router'
import { KeepButton } from '../watchlist/keep-button.tsx'
import { site } from '#site'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatRooms, formatSqm } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { Apartment } from '../apartments/apartment.ts'
import { ApartmentPicture } from '../apartments/apartment-picture.tsx'
import { availableFromOnCard, isRented, statusBadge } from '../apartments/availability.ts'
import { BudgetMark } from '../apartments/budget/budget-mark.tsx'
import { CardPrices } from './card-prices.tsx'
import { warmRentEuro } from '../apartments/rent.ts'

type ApartmentCardProps = {
  apartment: Apartment
  variant: 'tile' | 'list'
  /** Position in the list: flats without a picture take turns with six drawings. */
  previewIndex: number
  /** Of its building. */
  buildingType: string
  /** Level of the name, below the heading of the list. */
  headingLevel?: 2 | 3
}

/** A flat on its building's page. A rented one shows no prices, leads nowhere and can be asked for no more. */
export function ApartmentCard(props: ApartmentCardProps) {
  const { apartment, variant, previewIndex, buildingType, headingLevel = 3 } = props
  const rented = isRented(apartment)
  const nameId = useId()
  const isList = variant === 'list'
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { label, tone } = statusBadge(apartment.availabilityStatus)
  const from = availableFromOnCard(apartment)
  return (
    <Card
      as="article"
      interactive={!rented}
      className={classNames('flex h-full flex-col', isList && 'md:flex-row', rented && 'bg-ink-50')}
    >
      <div className={classNames('relative', isList && 'md:w-[36%] md:shrink-0')}>
        <ApartmentPicture
          picture={apartment.galleryPictures[0] ?? null}
          previewIndex={previewIndex}
          buildingType={buildingType}
          sizes={isList ? '(min-width: 48rem) 36vw, 75vw' : '(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 75vw'}
          className={classNames(isList && 'md:h-full', rented && 'grayscale-[0.85]')}
        />
        <Badge tone={tone} className="absolute top-3.5 left-3.5">
          {label}
        </Badge>
        <KeepButton apartmentId={apartment.id} name={apartment.name} looks="picture" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-5 p-5 sm:p-6">
        <div>
          <Heading id={nameId} className="text-xl text-wrap hyphens-auto">
            <KeepTogether text={apartment.name} />
          </Heading>
          <Facts apartment={apartment} />
          {from && (
            <p className="mt-2 text-sm text-ink-700">
              <span>{isList ? 'Verfügbar ab: ' : 'Ab: '}</span>
              <strong className="font-semibold text-ink-950 tabular">{from}</strong>
            </p>
          )}
        </div>
        <CardPrices apartment={apartment} isWide={isList} />
        <BudgetMark warmRentEuro={rented ? null : warmRentEuro(apartment)} />
        <div className={classNames('mt-auto flex flex-col gap-2.5', isList && 'lg:flex-row')}>
          {!rented && (
            <Link
              to={href('/wohnung/:apartmentId', { apartmentId: apartment.id })}
              prefetch="intent"
              viewTransition
              aria-describedby={nameId}
              className={buttonClasses('primary', 'sm', 'card-link')}
            >
              Details zur Wohnung anzeigen
            </Link>
          )}
          {rented ? (
            <Button variant="secondary" size="sm" disabled>
              Vermietet
            </Button>
          ) : (
            <PhoneButton title={`Anrufen: ${site.phone.shown}`} variant="secondary" size="sm" className="relative z-10">
              Wohnung anfragen
            </PhoneButton>
          )}
        </div>
      </div>
    </Card>
  )
}

function Facts({ apartment }: { apartment: Apartment }) {
  const facts = [
    apartment.roomCount !== null && `${formatRooms(apartment.roomCount)} Zimmer`,
    apartment.livingAreaSqm !== null && formatSqm(apartment.livingAreaSqm),
    apartment.floorLevel,
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-1.5 text-sm text-ink-700">
      {facts.map((fact, index) => (
        <li key={String(fact)} className="whitespace-nowrap">
          {index > 0 && (
            <span aria-hidden="true" className="mr-1.5">
              ·
            </span>
          )}
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  )
}
