import { Link } from 'react-router'
import type { Fields } from '#forms/field.ts'
import { FormFields } from '#forms/form-field.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { draftOf } from './draft-id.ts'
import { enquiryForms, type Service } from './fields.ts'
import { texts } from './texts.ts'

type EnquiryFormProps = {
  service: Service
  labelledBy: string
  fresh: FreshFields
  answer: PostedAnswer | undefined
  onReceived: (reference: string) => void
}

/** The one form behind all services for landlords. */
export function EnquiryForm({ service, labelledBy, fresh, answer, onReceived }: EnquiryFormProps) {
  const isBilling = service === 'nebenkostenabrechnung'
  const fixed = isBilling ? {} : { leistung: service }
  const form = useSubmissionForm({
    id: draftOf(service),
    form: enquiryForms[service],
    endpoint: isBilling ? '/api/billing-enquiries' : '/api/landlord-enquiries',
    fresh,
    answer,
    fixed,
    keepsDraft: true,
    toasts: texts,
    onReceived,
  })
  return (
    <SubmissionForm form={form} labelledBy={labelledBy} submitLabel={texts.submit}>
      <div className="field-grid">
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <FormFields<Fields, string> of={enquiryForms[service]} />
      </div>
      <p className="text-sm text-ink-600">
        Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten, und löschen sie nach zwölf Monaten. Mehr dazu in
        der{' '}
        <Link to="/datenschutz" className="link">
          Datenschutzerklärung
        </Link>
        .
      </p>
    </SubmissionForm>
  )
}
