import { FileText } from 'lucide-react'
import { type FormRefusal, OfficeForm, SubmitButton } from '#areas/office/frame/office-form.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { formatBytes } from '#ui/format.ts'
import { FieldEntry } from '../field-entry.tsx'
import { ItemVerbs } from '../media/item-verbs.tsx'
import { ReplaceForm } from '../media/replace-form.tsx'
import { certificateField, documentFields } from './document-fields.ts'
import type { ShownDocument } from './shown-document.ts'

type DocumentItemProps = {
  item: ShownDocument
  place: number
  of: number
  hasCertificate: boolean
  isWritable: boolean
  refusal: FormRefusal | undefined
}

/** One document: what it is, who may have it, its place in the list, and what can be changed. */
export function DocumentItem({ item, place, of, hasCertificate, isWritable, refusal }: DocumentItemProps) {
  const { id, version, title, values } = item
  const intent = `angaben-${id}`
  const isAbout = refusal?.intent === intent || refusal?.intent === `ersetzen-${id}`
  return (
    <li className="rounded-card border border-ink-200 bg-white p-3 sm:p-4">
      <div className="items-start justify-between gap-4 lg:flex">
        <div className="flex min-w-0 items-start gap-3">
          <FileText aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-action" />
          <div className="min-w-0">
            <a
              href={`/verwaltung/dokumente/${id}`}
              download
              className="link inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]"
            >
              {title}
            </a>
            <p className="flex flex-wrap items-center gap-2 text-ink-600">
              PDF, {formatBytes(item.sizeBytes)}
              <Badge tone={item.isDownload ? 'green' : 'grey'} variant="soft">
                {item.isDownload ? 'Auf der Website' : 'Nur Verwaltung'}
              </Badge>
              {item.isCertificate && (
                <Badge tone="blue" variant="soft">
                  Energieausweis
                </Badge>
              )}
            </p>
          </div>
        </div>
        {isWritable && <ItemVerbs id={id} version={version} name={title} isFirst={place === 1} isLast={place === of} />}
      </div>
      {isWritable && (
        <details open={isAbout} className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">
            Bearbeiten<span className="sr-only">: {title}</span>
          </summary>
          <div className="space-y-5 border-t border-ink-200 pt-4">
            <OfficeForm key={version} intent={intent} refusal={refusal} values={values} required={['title', 'role']}>
              <input type="hidden" name="media" value={id} />
              <input type="hidden" name="version" value={version} />
              <div className="field-grid">
                {documentFields.map((field) => (
                  <FieldEntry key={field.name} field={field} />
                ))}
                {hasCertificate && <FieldEntry field={certificateField} />}
              </div>
              <p className="pt-2">
                <SubmitButton intent={intent} size="sm">
                  Speichern
                </SubmitButton>
              </p>
            </OfficeForm>
            <ReplaceForm id={id} version={version} refusal={refusal} accept="application/pdf,.pdf" />
          </div>
        </details>
      )}
    </li>
  )
}
