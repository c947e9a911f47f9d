import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

type PhotoViewerProps = {
  photos: readonly { src: string; name: string }[]
  /** Null: closed. */
  index: number | null
  onChange: (index: number | null) => void
}

/** One photo at a time, as large as the window allows; arrow keys and buttons go on, Escape closes. */
export function PhotoViewer({ photos, index, onChange }: PhotoViewerProps) {
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
            <Button variant="secondary" size="sm" onClick={() => go(-1)} disabled={photos.length < 2}>
              <ChevronLeft aria-hidden="true" />
              Voriges
            </Button>
            <a href={photo.src} download className="link inline-flex min-h-11 items-center">
              {photo.name} speichern
            </a>
            <Button variant="secondary" size="sm" onClick={() => go(1)} disabled={photos.length < 2}>
              Nächstes
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
