import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { ServiceSections, type ServiceSectionsProps } from './service-sections.tsx'

/** The page of one service for landlords, whichever it is. */
export function ServicePage(props: ServiceSectionsProps) {
  const { title, lead, picture } = props.content.hero
  return (
    <>
      <PageHero eyebrow="Für Vermieter und Eigentümer" title={title} lead={lead} picture={picture}>
        <ButtonLink href={site.phone.href} size="lg">
          <Phone aria-hidden="true" />
          {site.phone.shown}
        </ButtonLink>
        <ButtonLink href="#anfrage" size="lg" variant="onBrand">
          Anfrage schreiben
        </ButtonLink>
      </PageHero>
      <ServiceSections {...props} />
    </>
  )
}
