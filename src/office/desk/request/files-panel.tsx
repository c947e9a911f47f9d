import { ChevronLeft, ChevronRight, FileText } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { formatBytes } from '#ui/format.ts'
import { isPhoto } from '#platform/files/uploaded-file.ts'
import { Panel } from '#office/frame/frame/panel.tsx'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { sendersFiles } from './shown-files.server.ts'

type FilesPanelProps = { files: ReturnType<typeof sendersFiles> }

/** Photos to look at, documents to save. Nobody has scanned them for viruses, and the page says so. */
export function FilesPanel({ files }: FilesPanelProps) {
  const [shown, setShown] = useState<number | null>(null)
  const address = ({ reference, id }: (typeof files)[number]) => `/verwaltung/anfragen/${reference}/dateien/${id}`
  const photos = files.filter(isPhoto)
  const documents = files.filter((file) => !isPhoto(file))
  const view = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setShown(index)
  }
  return (
    <Panel title="Dateien">
      {photos.length > 0 && (
        <ul aria-label="Fotos" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.id}>
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
            <li key={file.id}>
              <a href={address(file)} download className="flex min-h-12 items-center gap-3 py-2 hover:text-action">
                <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-500" />
                <span className="min-w-0">
                  <span className="block font-medium [overflow-wrap:anywhere] text-ink-950">{file.originalName}</span>
                  <span className="block text-xs text-ink-600">{`${file.label} · ${formatBytes(file.sizeBytes)} · ${file.scan}`}</span>
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

type PhotoViewerProps = {
  photos: readonly { src: string; name: string }[]
  /** Null: closed. */
  index: number | null
  onChange: (index: number | null) => void
}

/** One photo at a time, as large as the window allows; arrow keys and buttons go on, Escape closes. */
function PhotoViewer({ photos, index, onChange }: PhotoViewerProps) {
  const photo = index === null ? undefined : photos[index]
  const go = (by: number) => index !== null && onChange((index + by + photos.length) % photos.length)
  useEffect(() => {
    // Wherever the focus is: when the dialog opens, it is on its heading.
    if (index === null) return undefined
    const press = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (by !== 0) onChange((index + by + photos.length) % photos.length)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [index, onChange, photos.length])
  return (
    <Dialog
      open={photo !== undefined}
      onClose={() => onChange(null)}
      size="xl"
      closeOnBackdrop
      title={photo && index !== null ? `Foto ${index + 1} von ${photos.length}` : ''}
    >
      {photo && (
        <div className="space-y-3">
          <img src={photo.src} alt={photo.name} className="mx-auto max-h-[70dvh] w-auto rounded-control" />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <SecondaryButton onClick={() => go(-1)} disabled={photos.length < 2}>
              <ChevronLeft aria-hidden="true" />
              Voriges
            </SecondaryButton>
            <ThumbLink href={photo.src} download>{`${photo.name} speichern`}</ThumbLink>
            <SecondaryButton onClick={() => go(1)} disabled={photos.length < 2}>
              Nächstes
              <ChevronRight aria-hidden="true" />
            </SecondaryButton>
          </div>
        </div>
      )}
    </Dialog>
  )
}
