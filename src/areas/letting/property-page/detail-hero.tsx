import { ArrowLeft, ImageOff, MapPin } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { FULL_WIDTH } from '#ui/picture/picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { fullAddress } from '../properties/address.ts'
import type { Property } from '../properties/property.ts'
import { texts } from '../properties/texts.ts'

/** Name and address on up to three pictures of the building. */
export function DetailHero({ property }: { property: Property }) {
  const { headerPictures, name } = property
  const background = headerPictures.length > 0 && (
    <Carousel
      label={`Ansichten von ${name}`}
      slides={headerPictures.map((picture, index) => ({
        key: picture.base,
        content: (
          <ResponsivePicture picture={picture} sizes={FULL_WIDTH} priority={index === 0} className="size-full" />
        ),
      }))}
    />
  )
  return (
    <PageHero
      height="lg"
      // The card's picture grows into it (`property-card.tsx`).
      className="[view-transition-name:haus]"
      eyebrow={<BackToList />}
      title={name}
      lead={
        <span className="flex items-start gap-2.5">
          <MapPin aria-hidden="true" className="mt-1 size-[1.1em] shrink-0" />
          <span>
            <KeepTogether text={fullAddress(property)} />
          </span>
        </span>
      }
      background={background}
    >
      {!background && (
        <p className="flex items-center gap-3 text-ink-600">
          <ImageOff aria-hidden="true" className="size-7 stroke-[1.5]" /> {texts.noPicture}
        </p>
      )}
    </PageHero>
  )
}

/** Leads to the listing as the visitor left it. */
export function BackToList() {
  const state: unknown = useLocation().state
  const search = typeof state === 'object' && state !== null && 'listSearch' in state ? String(state.listSearch) : ''
  return (
    <ButtonLink to={{ pathname: '/vermietung', search }} variant="onBrand" size="sm" viewTransition>
      <ArrowLeft aria-hidden="true" /> Zurück zur Übersicht
    </ButtonLink>
  )
}
