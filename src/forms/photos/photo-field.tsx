import { Camera, CircleAlert, Image as ImageIcon, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { plural, formatBytes } from '#ui/format.ts'
import { useStore } from '#ui/store.ts'
import { putFiles } from '../entered.ts'
import { FieldFrame, type FieldProps, useControl } from '../field-frame.tsx'
import type { FileRule } from '#values/file-rule.ts'
import { acceptOf } from '../file-rules.ts'
import { useFormStore } from '../form-context.ts'
import { createPhotoShelf, type ChosenPhoto, isHeic } from './photo-shelf.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { Spinner } from '#ui/button/spinner.tsx'
import { useFilePicture } from '#ui/picture/use-file-picture.ts'

type PhotoFieldProps = Omit<FieldProps, 'required'> & { rule: FileRule }

/**
 * Photos to send with the form: a plain file input, for which phones offer camera and gallery. Scripts shrink what is chosen, show it,
 * and let more be added or some removed.
 */
export function PhotoField({ name, label, hint, voluntary, className, rule }: PhotoFieldProps) {
  const control = useControl({ name, label, hint, voluntary, required: rule.required !== null })
  const store = useFormStore()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [shelf] = useState(() => createPhotoShelf({ rule, shrink: shrinkPhoto }))
  const { photos, refusals } = useStore(shelf)
  const [removed, setRemoved] = useState('')
  // After a plain post: browsers do not let a page put files back.
  const before = photos.length === 0 ? control.field.defaultValue : ''
  const isFull = photos.length >= rule.atMost
  const preparing = photos.filter(({ isReady }) => !isReady).length

  useEffect(() => shelf.attach((files) => input.current && putFiles(input.current, files)), [shelf])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    store.hold(shelf.add([...(target.files ?? [])]))
    setRemoved('')
    if (target === camera.current) target.value = ''
  }

  function remove(id: number, file: File) {
    shelf.remove(id)
    setRemoved(`${file.name} wurde entfernt.`)
    input.current?.focus()
  }

  return (
    <FieldFrame control={control} label={label} className={className}>
      <input
        ref={input}
        type="file"
        accept={acceptOf(rule)}
        multiple={rule.atMost > 1}
        {...control.attributes}
        onChange={choose}
        className="block w-full cursor-pointer rounded-control border-2 border-dashed border-ink-300 bg-ink-50 p-3 text-sm text-ink-700 transition-colors file:mr-4 file:cursor-pointer file:rounded-control file:border-0 file:bg-action file:px-4 file:py-2.5 file:font-semibold file:text-white hover:border-brand-400 hover:bg-brand-50 hover:file:bg-action-strong aria-invalid:border-bad-600"
      />
      {/* Some phones lead straight to the gallery from an input that takes several. */}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      <div className="needs-js mt-3 hidden pointer-coarse:block">
        <Button variant="secondary" size="sm" disabled={isFull} onClick={() => camera.current?.click()}>
          <Camera aria-hidden="true" />
          Foto aufnehmen
        </Button>
      </div>
      {before && (
        <p className="mt-2 text-sm text-ink-700">
          Zuletzt gewählt: <strong className="font-semibold break-words">{before}</strong>. Bitte wählen Sie noch
          einmal, denn Browser geben Dateien nicht zurück.
        </p>
      )}
      {photos.length > 0 && (
        <>
          <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3" aria-label="Gewählte Bilder">
            {photos.map((photo) => (
              <PhotoTile key={photo.id} photo={photo} onRemove={() => remove(photo.id, photo.file)} />
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-600">{`${photos.length} von ${rule.atMost} Fotos`}</p>
        </>
      )}
      <div role="status">
        {refusals.map((refusal) => (
          <p key={refusal} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-bad-700">
            <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{refusal}</span>
          </p>
        ))}
        <p className="sr-only">{removed || (preparing > 0 && `${plural(preparing, 'Foto', 'Fotos')} in Arbeit`)}</p>
      </div>
    </FieldFrame>
  )
}

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
            <span>{`Dieser Browser zeigt ${isHeic(file) ? 'HEIC' : 'das Foto'} nicht an. Wir öffnen das Foto nach dem Senden.`}</span>
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
