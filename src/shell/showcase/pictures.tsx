import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { LightboxGallery } from '#ui/lightbox/lightbox.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import { PicturePlaceholder } from '#ui/picture/picture-placeholder.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { Specimen } from './specimen.tsx'

const cardSizes = '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** The carousel as it stands in a hero: five pictures, six seconds each. */
export function HeroWithCarousel({ pictures }: { pictures: Picture[] }) {
  return (
    <PageHero
      title="Wohnen am Fluss"
      titleId="titel"
      lead="Wohnungen und Häuser in Stadt und Land, direkt vom Vermieter."
      height="lg"
      background={
        pictures.length > 0 && (
          <Carousel
            label="Ansichten"
            autoMs={6000}
            slides={pictures.slice(0, 5).map((picture, index) => ({
              key: picture.base,
              content: <ResponsivePicture picture={picture} sizes="100vw" priority={index === 0} className="h-full" />,
            }))}
          />
        )
      }
    >
      <ButtonLink to="/vermietung" size="lg">
        Immobilien ansehen
      </ButtonLink>
      <ButtonLink to="/wohnungen" size="lg" variant="onBrand">
        Freie Wohnungen
      </ButtonLink>
    </PageHero>
  )
}

export function Pictures({ pictures }: { pictures: Picture[] }) {
  const [first, second] = pictures
  return (
    <>
      <Specimen id="karten" title="Karten">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {[first, second, undefined].map((picture, index) => (
            <Card key={picture?.base ?? 'ohne'} as="li" interactive className="flex flex-col">
              {picture ? (
                <ResponsivePicture picture={picture} sizes={cardSizes} className="aspect-4/3" />
              ) : (
                <PicturePlaceholder label="Kein Bild verfügbar" />
              )}
              <div className="flex flex-1 flex-col gap-2 p-5">
                <div>
                  <Badge tone={index === 1 ? 'amber' : 'green'}>{index === 1 ? 'Reserviert' : 'Verfügbar'}</Badge>
                </div>
                <h3 className="text-xl">
                  <a href="#karten" className="card-link">
                    {index === 2 ? 'Donaudampfschifffahrtsgesellschaftswohnhaus' : 'Haus am Rheinufer'}
                  </a>
                </h3>
                <p className="text-ink-700">12345 Musterstadt</p>
                <p className="mt-auto pt-2 text-lg font-bold text-ink-950 tabular">845,00 € warm</p>
              </div>
            </Card>
          ))}
        </ul>
      </Specimen>
      <Specimen id="galerie" title="Bildergalerie" remark="Ohne JavaScript führt jedes Bild zu seiner Datei.">
        <LightboxGallery pictures={pictures} label="Bildergalerie" />
      </Specimen>
      <Specimen id="stimmen" title="Karussell mit Texten">
        <Carousel
          label="Stimmen"
          noun="Stimme"
          controls="below"
          slides={['Freundlich und schnell.', 'Endlich jemand, der zurückruft.', 'Sehr zufrieden.'].map((text) => ({
            key: text,
            content: <blockquote className="rounded-card bg-sand-50 p-8 text-center text-xl">{`„${text}“`}</blockquote>,
          }))}
        />
      </Specimen>
    </>
  )
}
