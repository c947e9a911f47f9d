import { Paperclip } from 'lucide-react'
import { formatBytes } from '#ui/format.ts'
import type { ShownFile } from '#platform/files/uploaded-file.ts'
import { wordTable } from '#platform/word-table.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

type AttachmentListProps = { reference: string; files: readonly ShownFile[] }

const types = wordTable<string>({
  'application/pdf': 'PDF',
  'image/jpeg': 'Bild (JPEG)',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
})

/** Lists the files of a part of the conversation. */
export function AttachmentList({ reference, files }: AttachmentListProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Angehängte Dateien" className="mt-1">
      {files.map(({ id, originalName, detectedType, sizeBytes }) => (
        <li key={id}>
          <ThumbLink href={`/verwaltung/anfragen/${reference}/dateien/${id}`} download className="gap-2">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="[overflow-wrap:anywhere]">
              <span>{originalName}</span>{' '}
              <span className="text-xs text-ink-600">{`${types[detectedType] ?? 'Datei'}, ${formatBytes(sizeBytes)}`}</span>
            </span>
          </ThumbLink>
        </li>
      ))}
    </ul>
  )
}
