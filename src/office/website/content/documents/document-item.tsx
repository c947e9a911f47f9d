import { FileText } from 'lucide-react'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { formatBytes } from '#ui/format.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { FieldEntry } from '../field-entry.tsx'
import { DescribeFile } from '../media/describe-file.tsx'
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
  return (
    <li className="rounded-card border border-ink-200 bg-white p-3 sm:p-4">
      <div className="items-start justify-between gap-4 lg:flex">
        <div className="flex min-w-0 items-start gap-3">
          <FileText aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-action" />
          <div className="min-w-0">
            <ThumbLink href={`/verwaltung/dokumente/${id}`} download className="font-semibold [overflow-wrap:anywhere]">
              {title}
            </ThumbLink>
            <p className="flex flex-wrap items-center gap-2 text-ink-600">
              <span>{`PDF, ${formatBytes(item.sizeBytes)}`}</span>
              <SoftBadge tone={item.isDownload ? 'green' : 'grey'}>
                {item.isDownload ? 'Auf der Website' : 'Nur Verwaltung'}
              </SoftBadge>
              {item.isCertificate && <SoftBadge tone="blue">Energieausweis</SoftBadge>}
            </p>
          </div>
        </div>
        {isWritable && <ItemVerbs id={id} version={version} name={title} isFirst={place === 1} isLast={place === of} />}
      </div>
      {isWritable && (
        <DescribeFile
          item={item}
          values={values}
          required={['title', 'role']}
          refusal={refusal}
          isOpen={refusal?.intent === `angaben-${id}` || refusal?.intent === `ersetzen-${id}`}
          below={<ReplaceForm id={id} version={version} refusal={refusal} accept="application/pdf,.pdf" />}
        >
          {documentFields.map((field) => (
            <FieldEntry key={field.name} field={field} />
          ))}
          {hasCertificate && <FieldEntry field={certificateField} />}
        </DescribeFile>
      )}
    </li>
  )
}
