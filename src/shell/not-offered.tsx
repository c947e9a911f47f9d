import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { WaysOn } from './ways-on.tsx'

/** The view of an address of which the company says that it does not offer it. `what`: „Stellenangebote“. */
export function NotOffered({ what }: { what: string }) {
  return (
    <PageHero
      eyebrow={what}
      title="Diesen Bereich gibt es bei uns nicht"
      lead="Rufen Sie uns an, wenn Sie etwas brauchen, oder gehen Sie einen dieser Wege."
      height="lg"
    >
      <ButtonLink href={site.phone.href}>
        <Phone aria-hidden="true" />
        {site.phone.shown}
      </ButtonLink>
      <WaysOn />
    </PageHero>
  )
}
