import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { FieldEntry } from '../field-entry.tsx'
import { mayWrite, ownerAt } from '../kinds.server.ts'
import { fileNotes, FilesFrame } from '../media/files-frame.tsx'
import { UploadFrame } from '../media/upload-frame.tsx'
import type { Route } from './+types/documents-page.ts'
import { certificateIdOf } from './certificate-link.server.ts'
import { changeDocuments, documentsOf } from './document-actions.server.ts'
import { certificateField, documentFields } from './document-fields.ts'
import { DocumentItem } from './document-item.tsx'
import { shownDocument } from './shown-document.ts'

const required = ['title', 'role']

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(`Dokumente: ${loaderData?.title ?? ''}`)

async function documentsAt(app: App, url: URL, id: string) {
  const found = await ownerAt(app, url, id)
  if (!found.kind.hasDocuments) throw data(null, { status: 404 })
  return found
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const { kind, record, owner } = await documentsAt(app, url, params.id)
  const certificateId = await certificateIdOf(app, owner)
  return {
    title: kind.line(record.values, {}, record.id).title,
    back: { to: `/verwaltung/${kind.path}/${record.id}`, label: kind.one },
    hasCertificate: owner.kind === 'property',
    mayWrite: mayWrite(staff.role, kind),
    items: (await documentsOf(app, owner)).map((document) => shownDocument(document, certificateId)),
    note: fileNotes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, params, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const { kind, record, owner } = await documentsAt(app, url, params.id)
  const answer = await changeDocuments(app, staff, owner, await readOfficeForm(httpRequest))
  if ('refusal' in answer) return data<FormRefusal>(answer.refusal, { status: answer.status })
  return redirect(`/verwaltung/${kind.path}/${record.id}/dokumente?hinweis=${answer.note}`)
}

export default function DocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, items, note, mayWrite: isWritable, hasCertificate } = loaderData
  return (
    <FilesFrame
      name="Dokumente"
      of={title}
      lead="Grundrisse, Exposés und Ausweise als PDF. Was auf der Website steht, kann jeder herunterladen, sobald die Seite gezeigt wird."
      back={back}
      note={note}
      refusal={actionData}
      upload={isWritable && <DocumentForm key={items.length} hasCertificate={hasCertificate} refusal={actionData} />}
      items={items.map((item, index) => (
        <DocumentItem
          key={item.id}
          item={item}
          place={index + 1}
          of={items.length}
          hasCertificate={hasCertificate}
          isWritable={isWritable}
          refusal={actionData}
        />
      ))}
    />
  )
}

type DocumentFormProps = { hasCertificate: boolean; refusal: FormRefusal | undefined }

/** A new document: a PDF with its title, and who may have it. */
function DocumentForm({ hasCertificate, refusal }: DocumentFormProps) {
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
