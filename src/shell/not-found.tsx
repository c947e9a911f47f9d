import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { WaysOn } from './ways-on.tsx'

/** The view of an address that does not exist. The English line is the specification's. */
export function NotFound() {
  return (
    <PageHero
      eyebrow="Fehler 404"
      title={<span lang="en">Oops! Page not found</span>}
      lead="Diese Seite gibt es nicht oder nicht mehr. Vielleicht hilft Ihnen einer dieser Wege weiter."
      height="lg"
    >
      <ButtonLink to="/">Zur Startseite</ButtonLink>
      <WaysOn />
    </PageHero>
  )
}
