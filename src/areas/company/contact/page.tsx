import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Kontakt',
    description: `So erreichen Sie ${site.brand}: Telefon, E-Mail, Kontaktformular und Anfahrt nach ${site.address.city}.`,
    path: '/kontakt',
  })

export default function ContactPage() {
  return (
    <>
      <PageHero title="Kontakt" lead="Rufen Sie an, schreiben Sie uns, oder kommen Sie vorbei." />
      <Section width="narrow" labelledBy="kontaktformular">
        <h2 id="kontaktformular" className="text-3xl">
          So erreichen Sie uns
        </h2>
        <p className="mt-5">
          <a href={site.phone.href} className="link">
            {site.phone.shown}
          </a>{' '}
          ({site.businessHours.shown})
        </p>
      </Section>
    </>
  )
}
