import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { EnquirySection } from '../enquiry/enquiry-section.tsx'
import type { Testimonial } from '../testimonials/testimonial.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { Benefits } from './benefits.tsx'
import type { ServiceContent } from './content.ts'
import { Offers } from './offers.tsx'
import { OtherServices } from './other-services.tsx'

export type ServiceSectionsProps = {
  content: ServiceContent
  fresh: FreshFields
  testimonials: Testimonial[]
  answer: PostedAnswer | undefined
}

/** All of a service's page but its hero. */
export function ServiceSections({ content, fresh, testimonials, answer }: ServiceSectionsProps) {
  return (
    <>
      <Benefits {...content.benefits} />
      <Offers {...content.offers} />
      <Testimonials testimonials={testimonials} />
      <EnquirySection content={content} fresh={fresh} answer={answer} />
      <OtherServices than={content.service} />
    </>
  )
}
