import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Über uns',
    description: `${site.brand} aus ${site.address.city}: wer wir sind, wofür wir stehen und was wir in Zahlen leisten.`,
    path: '/ueber-uns',
  })

export default function AboutPage() {
  return (
    <PageHero title="Über uns" lead={`Seit ${site.founded} in ${site.address.city} zu Hause.`}>
      <ButtonLink to="/kontakt">Kontakt aufnehmen</ButtonLink>
    </PageHero>
  )
}
