import { Link } from 'react-router'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import type { ServiceContent } from '../service-page/content.ts'
import { draftOf } from './draft-id.ts'
import { enquiryRules } from './form-rules.ts'
import { labels, texts } from './texts.ts'

type EnquiryFormProps = {
  content: Pick<ServiceContent, 'service' | 'enquiry'>
  labelledBy: string
  fresh: FreshFields
  answer: PostedAnswer | undefined
  onReceived: (reference: string) => void
}

/** The one form behind all services for landlords. */
export function EnquiryForm({ content, labelledBy, fresh, answer, onReceived }: EnquiryFormProps) {
  const { service, enquiry } = content
  const isBilling = service === 'nebenkostenabrechnung'
  const fixed = isBilling ? {} : { leistung: service }
  const form = useSubmissionForm({
    id: draftOf(service),
    rules: enquiryRules[service],
    endpoint: isBilling ? '/api/billing-enquiries' : '/api/landlord-enquiries',
    fresh,
    answer,
    fixed,
    keepsDraft: true,
    toasts: texts,
    onReceived,
  })
  const { extra } = enquiry
  return (
    <SubmissionForm form={form} labelledBy={labelledBy} submitLabel={texts.submit}>
      <div className="field-grid">
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <TextField name="vorname" label={labels.vorname} autoComplete="given-name" />
        <TextField name="nachname" label={labels.nachname} autoComplete="family-name" />
        <TextField name="email" label={labels.email} type="email" autoComplete="email" />
        <TextField name="telefon" label={labels.telefon} type="tel" autoComplete="tel" />
        {extra && <TextField name={extra.name} label={extra.label} hint={extra.hint} className="sm:col-span-2" />}
        <TextAreaField
          name="nachricht"
          label={labels.nachricht}
          hint={enquiry.messageHint}
          rows={6}
          className="sm:col-span-2"
        />
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
