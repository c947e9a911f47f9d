import { Paperclip } from 'lucide-react'
import { formatBytes } from '#ui/format.ts'
import type { ShownAttachment } from './shown-attachment.ts'

type AttachmentListProps = { reference: string; files: readonly ShownAttachment[] }

/** Lists the files of one entry of the conversation. */
export function AttachmentList({ reference, files }: AttachmentListProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Angehängte Dateien" className="mt-1">
      {files.map(({ fileId, name, type, sizeBytes }) => (
        <li key={fileId}>
          <a
            href={`/verwaltung/anfragen/${reference}/dateien/${fileId}`}
            download
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="[overflow-wrap:anywhere]">
              <span>{name}</span> <span className="text-xs text-ink-600">{`${type}, ${formatBytes(sizeBytes)}`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
