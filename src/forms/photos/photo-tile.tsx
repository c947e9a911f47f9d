import { Image as ImageIcon, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Spinner } from '#ui/button/spinner.tsx'
import { formatBytes } from '#ui/format.ts'
import { useFilePicture } from '#ui/picture/use-file-picture.ts'
import type { ChosenPhoto } from './photo-shelf.ts'

type PhotoTileProps = { photo: ChosenPhoto; onRemove: () => void }

/** One chosen photo as it will be sent, with its name, size and a button that removes it. */
export function PhotoTile({ photo, onRemove }: PhotoTileProps) {
  const { file, isReady } = photo
  const [unshown, setUnshown] = useState<File | null>(null)

  const show = useFilePicture(file)

  return (
    <li className="relative overflow-hidden rounded-control border border-ink-200 bg-white">
      <div className="relative grid aspect-4/3 place-items-center bg-ink-100 text-ink-600">
        {isReady && unshown !== file && (
          <img ref={show} alt="" onError={() => setUnshown(file)} className="absolute inset-0 size-full object-cover" />
        )}
        {unshown === file && (
          <span className="flex flex-col items-center gap-1.5 p-3 text-center text-sm">
            <ImageIcon aria-hidden="true" className="size-8" />
            Dieser Browser zeigt HEIC nicht an. Wir öffnen das Foto nach dem Senden.
          </span>
        )}
        {!isReady && (
          <span className="flex items-center gap-2 text-sm [&_svg]:size-5">
            <Spinner />
            Wird verkleinert…
          </span>
        )}
      </div>
      <p className="flex gap-1.5 px-3 py-2 text-sm text-ink-950">
        <span className="truncate">{file.name}</span>
        {isReady && <span className="ml-auto shrink-0 text-ink-600">{formatBytes(file.size)}</span>}
      </p>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${file.name} entfernen`}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full bg-white/95 text-ink-800 shadow-card transition-colors hover:bg-bad-50 hover:text-bad-700"
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}
