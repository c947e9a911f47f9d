import { Link } from 'react-router'
import { FormFields, inputOf } from '#forms/form-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import type { FlatFormProps } from '../flats/form-loader.server.ts'
import { keyLossForm } from './fields.ts'
import { KEY_LOSS_FORM_ID, texts } from './texts.ts'

export function KeyLossForm({ labelledBy, flats, fresh, answer, onReceived }: FlatFormProps) {
  const form = useSubmissionForm({
    id: KEY_LOSS_FORM_ID,
    form: keyLossForm,
    endpoint: '/api/key-losses',
    fresh,
    answer,
    keepsDraft: true,
    toasts: texts,
    onReceived,
  })
  return (
    <SubmissionForm form={form} labelledBy={labelledBy} submitLabel="Verlust melden">
      <div className="field-grid">
        <FormFields
          of={keyLossForm}
          special={{
            apartment_id: (
              <SelectField {...inputOf(keyLossForm, 'apartment_id')} options={flats} placeholder="Keine Angabe" />
            ),
          }}
        />
      </div>
      <p className="text-sm text-ink-600">
        Wir verwenden Ihre Angaben nur, um uns um den Schlüssel zu kümmern, und löschen sie nach zwölf Monaten. Mehr
        dazu in der{' '}
        <Link to="/datenschutz" className="link">
          Datenschutzerklärung
        </Link>
        .
      </p>
    </SubmissionForm>
  )
}
