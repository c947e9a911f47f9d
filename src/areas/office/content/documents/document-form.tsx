import type { FormRefusal } from '#areas/office/frame/office-form.tsx'
import { FieldEntry } from '../field-entry.tsx'
import { UploadFrame } from '../media/upload-frame.tsx'
import { certificateField, documentFields } from './document-fields.ts'

type DocumentFormProps = { hasCertificate: boolean; refusal: FormRefusal | undefined }

const required = ['title', 'role']

/** A new document: a PDF with its title, and who may have it. */
export function DocumentForm({ hasCertificate, refusal }: DocumentFormProps) {
  return (
    <UploadFrame
      title="Dokument hochladen"
      refusal={refusal}
      required={required}
      drop={{
        name: 'datei',
        label: 'Datei',
        hint: 'PDF bis 20 MB. Sie können sie hierher ziehen.',
        accept: 'application/pdf,.pdf',
      }}
    >
      {documentFields.map((field) => (
        <FieldEntry key={field.name} field={field} />
      ))}
      {hasCertificate && <FieldEntry field={certificateField} />}
    </UploadFrame>
  )
}
