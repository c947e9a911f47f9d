import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { site } from '#site'
import { Figures } from '#ui/figures/figures.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { companyJsonLd } from '../home/company-json-ld.ts'
import { valleyPicture } from '../home/pictures.ts'
import { History } from './history.tsx'
import { Mission } from './mission.tsx'
import { Values } from './values.tsx'
import type { Route } from './+types/page.ts'

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
        lead={`Seit ${site.founded} vermieten, verwalten und bauen wir am Mittelrhein.`}
        picture={valleyPicture}
      />
      <History />
      <Figures title="Unser Unternehmen in Zahlen" figures={figures} />
      <Values />
      <Mission />
    </>
  )
}
