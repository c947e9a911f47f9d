import Phone from 'lucide-react/icons/phone'
import { hasDraft } from '#forms/draft.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { island } from '#ui/island/island.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { draftOf } from '../enquiry/draft-id.ts'
import type { ServiceSectionsProps } from './service-sections.tsx'

/** Their script comes with the first touch; at once for who comes back to an enquiry that was begun. */
const ServiceSections = island(() => import('./service-sections.tsx').then((module) => module.ServiceSections), {
  isNeededAtOnce: () => hasDraft(draftOf(location.pathname.replaceAll('/', ''))),
})

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
