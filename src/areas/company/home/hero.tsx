import { ButtonLink } from '#ui/button/button.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { heroPictures } from './pictures.ts'

/** Specification, chapter 9. */
const EVERY_MS = 6000

const slides = heroPictures.map((picture, index) => ({
  key: picture.base,
  content: <ResponsivePicture picture={picture} sizes="100vw" priority={index === 0} className="h-full" />,
}))

// Both beside each other from 375 px on.
const onPhones = 'max-sm:min-h-12 max-sm:px-3.5 max-sm:text-base'

export function HomeHero() {
  return (
    <PageHero
      title="Ihr Zuhause am Mittelrhein"
      lead="Wohnungen und Häuser zwischen Rhens und Oberwesel, vermietet und betreut aus einer Hand."
      background={<Carousel label="Bilder aus dem Rheintal" slides={slides} autoMs={EVERY_MS} />}
      height="xl"
    >
      <ButtonLink to="/vermietung" size="lg" className={onPhones}>
        Immobilien ansehen
      </ButtonLink>
      {/* The server redirects this old address; it is no page of the router. */}
      <ButtonLink href="/wohnungsuebersicht" size="lg" variant="onBrand" className={onPhones}>
        Alle Wohnungen
      </ButtonLink>
    </PageHero>
  )
}
