import { site } from '#site'
import { FormSection, PlainForm } from '#areas/form-section.tsx'
import type { Fields } from '#forms/field.ts'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { useReceived } from '#requests/request/use-received.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { ServiceContent, ServiceWords } from '../contents/service-content.ts'
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

/** Beside the form: the telephone, and what it helps to have at hand. */
function EnquiryAside({ urgent, enquiry: { prepare } }: ServiceWords) {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
      {urgent.text && (
        <Notice tone="warning" title={urgent.title} className="md:col-span-2 lg:col-span-1">
          <p>{urgent.text}</p>
        </Notice>
      )}
      <TitledCard id="telefonisch" title="Lieber anrufen?">
        <p className="mt-3 mb-5 text-ink-700">{site.businessHours.shown}</p>
        <PhoneButton variant="secondary" />
      </TitledCard>
      <TitledCard id="bereithalten" title="Das hilft uns weiter">
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-700 marker:text-action">
          {prepare.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </TitledCard>
    </div>
  )
}
