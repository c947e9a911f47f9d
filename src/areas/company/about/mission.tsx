import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { heroPictures } from '../home/pictures.ts'

const roomPicture = heroPictures[3]

export function Mission() {
  return (
    <Section tone="sand" labelledBy="auftrag">
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-14">
        <div className="lg:col-span-7">
          <p className="eyebrow mb-2">Unser Auftrag</p>
          <h2 id="auftrag" className="text-3xl">
            Häuser, in denen Menschen gern zu Hause sind
          </h2>
          <p className="mt-5 text-lg text-ink-700">
            Ein Haus ist mehr als eine Kapitalanlage: Es ist der Ort, an dem jemand lebt. Wir bringen zusammen, was dazu
            gehört: faire Vermietung, sorgfältige Verwaltung und solides Handwerk. Damit Mieter sich wohlfühlen,
            Eigentümer ruhig schlafen und die Orte am Mittelrhein lebendig bleiben.
          </p>
          <div className="mt-8 flex flex-wrap gap-3.5">
            <ButtonLink to="/kontakt" size="lg">
              Kontakt aufnehmen
            </ButtonLink>
            <ButtonLink href={site.phone.href} variant="secondary" size="lg">
              <Phone aria-hidden="true" />
              {site.phone.shown}
            </ButtonLink>
          </div>
        </div>
        <ResponsivePicture
          picture={roomPicture}
          sizes="(min-width: 80rem) 32rem, (min-width: 64rem) 40vw, 100vw"
          className="aspect-4/3 lg:col-span-5"
          rounded
          decorative
        />
      </div>
    </Section>
  )
}
