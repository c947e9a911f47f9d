import { FileText } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { formatBytes } from '#ui/format.ts'
import { Panel } from '../frame/panel.tsx'
import { PhotoViewer } from './photo-viewer.tsx'

export type ShownFile = {
  fileId: string
  originalName: string
  detectedType: string
  sizeBytes: number
  scan: string
  label: string
}

type FilesPanelProps = { reference: string; files: readonly ShownFile[] }

/** Photos to look at, documents to save. Nobody has scanned them for viruses, and the page says so. */
export function FilesPanel({ reference, files }: FilesPanelProps) {
  const [shown, setShown] = useState<number | null>(null)
  const address = ({ fileId }: ShownFile) => `/verwaltung/anfragen/${reference}/dateien/${fileId}`
  const photos = files.filter(({ detectedType }) => detectedType.startsWith('image/'))
  const documents = files.filter(({ detectedType }) => !detectedType.startsWith('image/'))
  const view = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setShown(index)
  }
  return (
    <Panel title="Dateien">
      {photos.length > 0 && (
        <ul aria-label="Fotos" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.fileId}>
              <a
                href={address(photo)}
                onClick={(event) => view(event, index)}
                className="block overflow-hidden rounded-control border border-ink-200"
              >
                <img
                  src={address(photo)}
                  alt={`Foto ${index + 1}: ${photo.originalName}`}
                  loading="lazy"
                  className="aspect-[4/3] w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul aria-label="Dokumente" className="divide-y divide-ink-200">
          {documents.map((file) => (
            <li key={file.fileId}>
              <a href={address(file)} download className="flex min-h-12 items-center gap-3 py-2 hover:text-action">
                <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-500" />
                <span className="min-w-0">
                  <span className="block font-medium [overflow-wrap:anywhere] text-ink-950">{file.originalName}</span>
                  <span className="block text-xs text-ink-600">
                    {file.label} · {formatBytes(file.sizeBytes)} · {file.scan}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-ink-600">
        Die Dateien sind nicht auf Viren geprüft. Öffnen Sie Dokumente nur auf einem Rechner mit Virenschutz.
      </p>
      <PhotoViewer
        photos={photos.map((photo) => ({ src: address(photo), name: photo.originalName }))}
        index={shown}
        onChange={setShown}
      />
    </Panel>
  )
}
