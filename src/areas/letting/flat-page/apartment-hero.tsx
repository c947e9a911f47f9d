import { ImageOff, MapPin } from 'lucide-react'
import { fullAddress } from '../properties/address.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { FULL_WIDTH } from '#ui/picture/picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { canBeAppliedFor, statusBadge } from '../apartments/availability.ts'
import { warmRentText } from '../apartments/rent.ts'
import { ApplyButton } from './apply.tsx'
import { BackButton } from './back-button.tsx'
import type { ApartmentDetail } from './detail.ts'
import { FactLine } from './fact-line.tsx'

/** The flat's name, its building and address on up to three pictures of the building. */
export function ApartmentHero({ detail }: { detail: ApartmentDetail }) {
  const { property, availabilityStatus } = detail
  const { label, tone } = statusBadge(availabilityStatus)
  const background = property.headerPictures.length > 0 && (
    <Carousel
      label={`Ansichten von ${property.name}`}
      slides={property.headerPictures.map((picture, index) => ({
        key: picture.base,
        content: (
          <>
            <ResponsivePicture
              picture={{ ...picture, alt: `Ansicht ${index + 1}: ${picture.alt}` }}
              sizes={FULL_WIDTH}
              priority={index === 0}
              className="size-full"
            />
            <span
              aria-hidden="true"
              className="absolute top-4 right-4 z-20 line-clamp-1 max-w-[min(100%-2rem,26rem)] rounded-xl bg-ink-950/60 px-3 py-1 text-xs text-white md:top-6 md:right-8 md:line-clamp-2"
            >
              <strong>{`Ansicht ${index + 1}`}</strong> <span>{picture.description ?? picture.alt}</span>
            </span>
          </>
        ),
      }))}
    />
  )
  return (
    <PageHero
      height="lg"
      eyebrow={
        <span className="flex flex-wrap items-center gap-3 print:hidden">
          <BackButton propertyId={property.id} variant="onBrand" size="sm" />
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
      title={<KeepTogether text={detail.name} />}
      lead={
        <>
          <span className="block font-semibold">{property.name}</span>
          <span className="mt-1.5 flex items-start gap-2.5">
            <MapPin aria-hidden="true" className="mt-1 size-[1.1em] shrink-0" />
            <span>
              <KeepTogether text={fullAddress(property)} />
            </span>
          </span>
        </>
      }
      background={background}
    >
      <AtAGlance detail={detail} />
      {canBeAppliedFor(detail) && (
        <ApplyButton size="lg" className="print:hidden">
          Jetzt bewerben
        </ApplyButton>
      )}
      {!background && (
        <p className="flex items-center gap-3 text-ink-600 print:hidden">
          <ImageOff aria-hidden="true" className="size-7 stroke-[1.5]" /> Keine Bilder verfügbar
        </p>
      )}
    </PageHero>
  )
}

/** Shows the deciding figures on a phone's first screen; paper has them in the box of the rent. */
function AtAGlance({ detail }: { detail: ApartmentDetail }) {
  return (
    <p className="basis-full text-lg print:hidden">
      <strong className="block text-3xl font-bold tabular">{warmRentText(detail)}</strong> <FactLine flat={detail} />
    </p>
  )
}
