import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { site } from '#site'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { companyJsonLd } from '../home/company-json-ld.ts'
import { valleyPicture } from '../home/pictures.ts'
import { Figures } from './figures.tsx'
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

export default function AboutPage() {
  return (
    <>
      <PageHero
        title="Über uns"
        lead={`Seit ${site.founded} vermieten, verwalten und bauen wir am Mittelrhein.`}
        picture={valleyPicture}
      />
      <History />
      <Figures />
      <Values />
      <Mission />
    </>
  )
}
