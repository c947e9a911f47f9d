import { useMemo } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { type FormRefusal, SubmitButton } from '#areas/office/frame/office-form.tsx'
import { Panel } from '#areas/office/frame/panel.tsx'
import { FieldEntry } from '../field-entry.tsx'
import { DropField } from '../media/drop-field.tsx'
import { certificateField, documentFields } from './document-fields.ts'

type DocumentFormProps = { hasCertificate: boolean; refusal: FormRefusal | undefined }

/** A new document: a PDF with its title, and who may have it. */
export function DocumentForm({ hasCertificate, refusal }: DocumentFormProps) {
  const own = refusal?.intent === 'hochladen' ? refusal : undefined
  const context = useMemo(
    () => ({
      idPrefix: 'hochladen-',
      values: { ...own?.values },
      errors: own?.errors ?? {},
      required: new Set(['datei', 'title', 'role']),
    }),
    [own],
  )
  return (
    <Panel title="Dokument hochladen">
      <FormContext value={context}>
        <Form method="post" encType="multipart/form-data" noValidate className="space-y-5">
          <input type="hidden" name="intent" value="hochladen" />
          {own && <ErrorSummary />}
          <DropField
            name="datei"
            label="Datei"
            hint="PDF bis 20 MB. Sie können sie hierher ziehen."
            accept="application/pdf,.pdf"
          />
          <div className="field-grid">
            {documentFields.map((field) => (
              <FieldEntry key={field.name} field={field} />
            ))}
            {hasCertificate && <FieldEntry field={certificateField} />}
          </div>
          <p className="pt-2">
            <SubmitButton intent="hochladen">Hochladen</SubmitButton>
          </p>
        </Form>
      </FormContext>
    </Panel>
  )
}
