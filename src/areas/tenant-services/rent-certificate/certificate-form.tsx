import { Link } from 'react-router'
import { FormFields, inputOf } from '#forms/form-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import type { FlatFormProps } from '../flats/form-loader.server.ts'
import { rentCertificateForm } from './fields.ts'
import { CERTIFICATE_FORM_ID, texts } from './texts.ts'

const { options: otherFlat = [] } = rentCertificateForm.fields.apartment_id

export function CertificateForm({ labelledBy, flats, fresh, answer, onReceived }: FlatFormProps) {
  const form = useSubmissionForm({
    id: CERTIFICATE_FORM_ID,
    form: rentCertificateForm,
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
        <FormFields
          of={rentCertificateForm}
          special={{
            apartment_id: (
              <SelectField
                {...inputOf(rentCertificateForm, 'apartment_id')}
                options={[...flats, ...otherFlat]}
                placeholder="Bitte wählen"
              />
            ),
          }}
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
