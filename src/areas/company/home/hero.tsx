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

export function HomeHero() {
  return (
    <PageHero
      title="Ihr Zuhause am Mittelrhein"
      lead="Wir vermieten und verwalten Häuser und Wohnungen zwischen Rhens und Oberwesel. Und wir sind da, wenn etwas zu tun ist."
      background={<Carousel label="Bilder aus dem Rheintal" slides={slides} autoMs={EVERY_MS} />}
      height="xl"
    >
      <ButtonLink to="/vermietung" size="lg">
        Immobilien entdecken
      </ButtonLink>
      {/* The server redirects this old address; it is no page of the router. */}
      <ButtonLink href="/wohnungsuebersicht" size="lg" variant="onBrand">
        Zur Wohnungsübersicht
      </ButtonLink>
    </PageHero>
  )
}
