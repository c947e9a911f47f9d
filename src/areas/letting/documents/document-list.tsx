import { FileDown } from 'lucide-react'
import { useId } from 'react'
import { formatBytes } from '#ui/format.ts'
import type { Media } from '../properties/property.ts'

/** Lists downloads with kind and size, before anybody loads them. Nothing when there are none. */
export function DocumentList({ documents }: { documents: readonly Media[] }) {
  const titleId = useId()
  if (documents.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} className="text-2xl">
        Unterlagen
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {documents.map(({ id, title, fileUrl, sizeBytes }) => (
          <li key={id}>
            <a
              href={fileUrl}
              download
              className="flex min-h-14 items-center gap-3 rounded-card border border-ink-200 bg-white px-4 py-3 hover:border-action hover:bg-brand-50"
            >
              <FileDown aria-hidden="true" className="size-6 shrink-0 text-action" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-semibold text-ink-950">{title ?? 'Dokument'}</span>{' '}
                <span className="whitespace-nowrap text-ink-600">{`(PDF${sizeBytes === null ? '' : `, ${formatBytes(sizeBytes)}`})`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
