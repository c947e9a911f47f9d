import { BadgeCheck, Handshake, Lightbulb, Phone } from 'lucide-react'
import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { companyJsonLd } from '#platform/company-json-ld.ts'
import { heroPictures, valleyPicture } from '#ui/site-pictures.ts'
import type { Route } from './+types/page.ts'
import { History } from './history.tsx'

const values = [
  {
    Icon: Handshake,
    title: 'Vertrauen',
    text: 'Wir sagen, was etwas kostet und wie lange es dauert, bevor wir anfangen. Und wir sagen auch, wenn etwas nicht geht.',
  },
  {
    Icon: BadgeCheck,
    title: 'Qualität',
    text: 'Wir arbeiten mit Betrieben, die wir kennen, und sehen nach, ob alles so geworden ist, wie es sein soll.',
  },
  {
    Icon: Lightbulb,
    title: 'Innovation',
    text: 'Neues führen wir ein, wenn es Ihnen Wege spart: online melden, jederzeit nachlesen, schneller Antwort bekommen.',
  },
]

const roomPicture = heroPictures[3]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Über uns',
    description: `${site.brand} aus ${site.address.city}: unsere Geschichte, unsere Werte und was wir in Zahlen leisten.`,
    path: '/ueber-uns',
    jsonLd: [companyJsonLd(siteFacts(matches).siteUrl)],
  })

/** The claims of the specification's chapter 2. */
const figures = [
  { figure: '200+', label: 'verwaltete Immobilien' },
  { figure: '15+', label: 'Jahre Erfahrung' },
  { figure: '500+', label: 'zufriedene Kunden' },
  { figure: '24/7', label: 'Service im Notfall' },
]

export default function AboutPage() {
  return (
    <>
      <PageHero
        title="Über uns"
        lead={`Seit ${site.founded} vermieten, verwalten und bauen wir ${site.region}.`}
        picture={valleyPicture}
      />
      <History />
      <Figures title="Unser Unternehmen in Zahlen" figures={figures} />
      <Values />
      <Mission />
    </>
  )
}

function Mission() {
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
            Eigentümer ruhig schlafen und die Orte {site.region} lebendig bleiben.
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

function Values() {
  return (
    <Section labelledBy="werte">
      <SectionHeading id="werte" title="Wofür wir stehen" lead="Drei Werte, an denen Sie uns messen können." />
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        {values.map(({ Icon, title, text }) => (
          <IconCard key={title} icon={<Icon aria-hidden="true" />} title={title}>
            <p>{text}</p>
          </IconCard>
        ))}
      </ul>
    </Section>
  )
}
