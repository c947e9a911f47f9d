import Phone from 'lucide-react/icons/phone'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { EnquirySection } from '../enquiry/enquiry-section.tsx'
import type { Testimonial } from '../testimonials/testimonial.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { Benefits } from './benefits.tsx'
import type { ServiceContent } from './content.ts'
import { Offers } from './offers.tsx'
import { OtherServices } from './other-services.tsx'

type ServicePageProps = {
  content: ServiceContent
  fresh: FreshFields
  testimonials: Testimonial[]
  answer: PostedAnswer | undefined
}

/** The page of one service for landlords, whichever it is. */
export function ServicePage({ content, fresh, testimonials, answer }: ServicePageProps) {
  const { service, hero } = content
  return (
    <>
      <PageHero eyebrow="Für Vermieter und Eigentümer" title={hero.title} lead={hero.lead} picture={hero.picture}>
        <ButtonLink href={site.phone.href} size="lg">
          <Phone aria-hidden="true" />
          {site.phone.shown}
        </ButtonLink>
        <ButtonLink href="#anfrage" size="lg" variant="onBrand">
          Anfrage schreiben
        </ButtonLink>
      </PageHero>
      <Benefits {...content.benefits} />
      <Offers {...content.offers} />
      <Testimonials testimonials={testimonials} />
      <EnquirySection key={service} content={content} fresh={fresh} answer={answer} />
      <OtherServices than={service} />
    </>
  )
}
