import { FormReceived } from '#forms/form-received.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { useReceived } from '#platform/submissions/use-received.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { ServiceContent } from '../contents/service-content.ts'
import { EnquiryAside } from './enquiry-aside.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { texts } from './texts.ts'

type EnquirySectionProps = { content: ServiceContent; fresh: FreshFields; answer: PostedAnswer | undefined }

/** The enquiry form, or what stands in its place after sending. */
export function EnquirySection({ content, fresh, answer }: EnquirySectionProps) {
  const { service, name, enquiry } = content
  const { reference, isNew, confirm } = useReceived()
  return (
    <Section id="anfrage" labelledBy="anfrage-titel">
      <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
        <Card className="p-5 sm:p-9 lg:col-span-8">
          {reference === null ? (
            <>
              <h2 id="anfrage-titel" className="text-3xl">
                {enquiry.title}
              </h2>
              <p className="mt-3 mb-7 text-lg text-ink-700">{enquiry.lead}</p>
              <EnquiryForm
                service={service}
                labelledBy="anfrage-titel"
                fresh={fresh}
                answer={answer}
                onReceived={confirm}
              />
            </>
          ) : (
            <FormReceived
              titleId="anfrage-titel"
              title="Vielen Dank für Ihre Anfrage"
              reference={reference}
              about={`wegen Ihrer Anfrage (${name})`}
              nextSteps={[texts.receiptComes, ...enquiry.nextSteps]}
              takesFocus={isNew}
            >
              <ButtonLink to="/">Zur Startseite</ButtonLink>
              {/* A new document: nothing of the sent form is left in it. */}
              <ButtonLink href={`/${service}#anfrage`} variant="secondary">
                Neue Anfrage
              </ButtonLink>
            </FormReceived>
          )}
        </Card>
        <EnquiryAside {...enquiry} />
      </div>
    </Section>
  )
}
