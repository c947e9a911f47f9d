import { CalendarDays, Flame, KeyRound, MapPin } from 'lucide-react'
import { useId } from 'react'
import { href, useLocation, useViewTransitionState } from 'react-router'
import { prefetchApi } from '#platform/query/use-api-query.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { plural } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PicturePlaceholder } from '#ui/picture/picture-placeholder.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { cityLine, fullAddress } from '../properties/address.ts'
import type { ListedProperty } from '../properties/property.ts'
import { propertyDetailQuery } from './queries.ts'
import { availableLine, typeTone, yearLine } from '../properties/rules.ts'
import { texts } from '../properties/texts.ts'

const SIZES = '(min-width: 80rem) 395px, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 75vw'

/** One building in the listing. Its button covers the card; what its page needs is fetched on intent. */
export function PropertyCard({ property }: { property: ListedProperty }) {
  const titleId = useId()
  const { search } = useLocation()
  const prefetch = () => void prefetchApi(propertyDetailQuery(property.id))
  const year = yearLine(property)
  const available = availableLine(property)
  const page = href('/immobilie/:propertyId', { propertyId: property.id })
  const isOnItsWay = useViewTransitionState(page)

  return (
    <Card as="article" interactive labelledBy={titleId} className="flex h-full flex-col">
      <div className={classNames('relative', isOnItsWay && '[view-transition-name:haus]')}>
        {property.previewPicture ? (
          <ResponsivePicture picture={property.previewPicture} sizes={SIZES} className="aspect-3/2" />
        ) : (
          <PicturePlaceholder label={texts.noPicture} className="aspect-3/2" />
        )}
        <div className="absolute inset-x-4 top-4 flex flex-wrap items-start justify-between gap-2">
          <Badge tone={typeTone(property.propertyType)}>{property.propertyType}</Badge>
          <span className="rounded-full bg-white/95 px-3 py-1 text-xs font-semibold text-ink-950">
            {plural(property.totalUnits, 'Einheit', 'Einheiten')}
          </span>
        </div>
      </div>
      <div className="flex grow flex-col p-5 sm:p-6">
        <h3 id={titleId} className="text-xl">
          {property.name}
        </h3>
        <p className="mt-1 font-medium text-ink-600">{cityLine(property)}</p>
        <p className="mt-3 line-clamp-2 text-ink-700">{property.description || 'Keine Beschreibung verfügbar.'}</p>
        <ul className="mt-4 mb-6 space-y-2 text-sm text-ink-700 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-action [&>li]:flex [&>li]:gap-2.5">
          {available && (
            <li className="font-semibold text-ink-950">
              <KeyRound aria-hidden="true" /> <span>{available}</span>
            </li>
          )}
          {/* Without a street it would say the town a second time. */}
          {property.addressStreet && (
            <li>
              <MapPin aria-hidden="true" />{' '}
              <span>
                <KeepTogether text={fullAddress(property)} />
              </span>
            </li>
          )}
          {year && (
            <li>
              <CalendarDays aria-hidden="true" /> <span>{year}</span>
            </li>
          )}
          {property.heatingType && (
            <li>
              <Flame aria-hidden="true" /> <span>{property.heatingType}</span>
            </li>
          )}
        </ul>
        <ButtonLink
          to={page}
          state={{ listSearch: search }}
          viewTransition
          onPointerEnter={prefetch}
          onFocus={prefetch}
          aria-describedby={titleId}
          className="card-link mt-auto"
        >
          Details zur Immobilie und Wohnungen ansehen
        </ButtonLink>
      </div>
    </Card>
  )
}

/** A card of the listing before its contents are known, in the same measures. */
export function PropertyCardSkeleton() {
  return (
    <Card as="li" className="flex flex-col">
      <Skeleton className="aspect-3/2 w-full rounded-none" />
      <div className="flex grow flex-col gap-3 p-5 sm:p-6">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-5 h-16 w-full rounded-control" />
      </div>
    </Card>
  )
}
