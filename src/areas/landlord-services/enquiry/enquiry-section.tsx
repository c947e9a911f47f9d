import { site } from '#site'
import { FormSection, PlainForm } from '#areas/form-section.tsx'
import type { Fields } from '#forms/field.ts'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { useReceived } from '#platform/submissions/use-received.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import type { ServiceContent, ServiceWords } from '../contents/service-content.ts'
import { EnquiryAside } from './enquiry-aside.tsx'
import { enquiryForms } from './fields.ts'
import { texts } from './texts.ts'

type EnquirySectionProps = {
  content: ServiceContent
  words: ServiceWords
  fresh: FreshFields
  answer: PostedAnswer | undefined
}

/** The one form behind all services for landlords, or what stands in its place after sending. */
export function EnquirySection({ content, words, fresh, answer }: EnquirySectionProps) {
  const { service, name } = content
  const received = useReceived()
  const said = {
    ...texts,
    heading: words.enquiry.title,
    lead: words.enquiry.lead,
    about: `wegen Ihrer Anfrage (${name})`,
    nextSteps: [site.promised.receipt, ...content.nextSteps],
  }
  return (
    <FormSection
      id="anfrage"
      texts={said}
      received={received}
      page={`/${service}#anfrage`}
      onward={<ButtonLink to="/">Zur Startseite</ButtonLink>}
      aside={<EnquiryAside {...words} />}
    >
      {(place) => (
        <PlainForm<Fields, string>
          {...place}
          of={enquiryForms[service]}
          texts={texts}
          fresh={fresh}
          answer={answer}
          fixed={service === 'nebenkostenabrechnung' ? {} : { leistung: service }}
        />
      )}
    </FormSection>
  )
}
