import { Link } from 'react-router'
import { DateField } from '#forms/date-field.tsx'
import { SelectField, type SelectOption } from '#forms/select-field.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { OTHER_FLAT, rentCertificateRules } from './form-rules.ts'
import { CERTIFICATE_FORM_ID, labels, purposes, texts } from './texts.ts'

type CertificateFormProps = {
  labelledBy: string
  flats: readonly SelectOption[]
  fresh: FreshFields
  answer: PostedAnswer | undefined
  onReceived: (reference: string) => void
}

export function CertificateForm({ labelledBy, flats, fresh, answer, onReceived }: CertificateFormProps) {
  const form = useSubmissionForm({
    id: CERTIFICATE_FORM_ID,
    rules: rentCertificateRules,
    endpoint: '/api/rent-certificates',
    fresh,
    answer,
    keepsDraft: true,
    toasts: texts,
    onReceived,
  })
  return (
    <SubmissionForm form={form} labelledBy={labelledBy} submitLabel="Antrag senden">
      <div className="field-grid">
        <SelectField
          name="apartment_id"
          label={labels.apartment_id}
          options={[...flats, { value: OTHER_FLAT, label: texts.otherFlat }]}
          placeholder="Bitte wählen"
          className="sm:col-span-2"
        />
        <TextField name="tenant_first_name" label={labels.tenant_first_name} autoComplete="given-name" />
        <TextField name="tenant_last_name" label={labels.tenant_last_name} autoComplete="family-name" />
        <TextField name="tenant_email" label={labels.tenant_email} type="email" autoComplete="email" />
        <TextField name="tenant_phone" label={labels.tenant_phone} type="tel" autoComplete="tel" voluntary />
        <TextField
          name="current_address"
          label={labels.current_address}
          hint="Straße, Hausnummer, Postleitzahl und Ort"
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <DateField name="move_in_date" label={labels.move_in_date} />
        <SelectField
          name="purpose"
          label={labels.purpose}
          hint="Er steht auf der Bescheinigung."
          options={purposes}
          placeholder="Bitte wählen"
        />
        <TextAreaField
          name="additional_info"
          label={labels.additional_info}
          hint="Zum Beispiel: wer mit Ihnen wohnt, welche Angaben die Behörde verlangt"
          rows={4}
          className="sm:col-span-2"
          voluntary
        />
      </div>
      <p className="text-sm text-ink-600">
        Wir verwenden Ihre Angaben nur, um die Bescheinigung auszustellen, und löschen sie nach zwölf Monaten. Mehr dazu
        in der{' '}
        <Link to="/datenschutz" className="link">
          Datenschutzerklärung
        </Link>
        .
      </p>
    </SubmissionForm>
  )
}
