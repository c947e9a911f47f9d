import { useCallback } from 'react'
import { TextField } from '#forms/text-field.tsx'

/** What was chosen, each with its own description, before anything is sent. */
export function ChosenPictures({ files }: { files: readonly File[] }) {
  return (
    <ol aria-label="Gewählte Bilder" className="space-y-4">
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-start gap-4">
          <Thumbnail file={file} />
          <TextField
            name={`alt_text_${index}`}
            label={`Bildbeschreibung zu ${file.name} (Alternativtext)`}
            hint={index === 0 ? 'Was ist zu sehen? Zum Beispiel „Wohnzimmer mit Blick auf den Rhein“.' : undefined}
            required
            className="min-w-0 flex-1 [overflow-wrap:anywhere]"
          />
        </li>
      ))}
    </ol>
  )
}

function Thumbnail({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  // HEIC, which most browsers do not draw: its name stands beside the empty frame.
  const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => currentTarget.classList.add('invisible')
  return (
    <span className="aspect-4/3 w-24 shrink-0 overflow-hidden rounded-control bg-ink-100 sm:w-32">
      <img ref={show} alt="" onError={hide} className="size-full object-cover" />
    </span>
  )
}
