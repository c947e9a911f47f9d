import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'

/** On top of a form for what cannot wait: the telephone first. Once it is sent, nothing leads to the form. */
export function UrgentHero({ hero, isOpen }: { hero: { title: string; lead: string }; isOpen: boolean }) {
  return (
    <PageHero title={hero.title} lead={hero.lead} height="sm">
      <ButtonLink href={site.phone.href} variant="danger" size="lg">
        <Phone aria-hidden="true" />
        {site.phone.shown}
      </ButtonLink>
      {isOpen && (
        <ButtonLink href="#formular" variant="secondary" size="lg">
          Online melden
        </ButtonLink>
      )}
    </PageHero>
  )
}
