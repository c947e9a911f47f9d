import { pictureNames } from '#values/file-content.ts'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useFilePicture } from '#ui/picture/use-file-picture.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { TextField } from '#forms/text-field.tsx'
import { pictureAccept } from '#areas/media-texts.ts'
import { UploadFrame } from './upload-frame.tsx'
import { useUpload } from './use-upload.ts'

/** `number`: tells a file's description from those of others, also when the choice changes after a refusal. */
type Chosen = { file: File; number: number }

type UploadFormProps = {
  refusal: FormRefusal | undefined
  /** First values of the fields; the same object as long as nothing changes. */
  values?: Record<string, string>
  /** Fields beside the description, by name. */
  required?: readonly string[]
  children?: ReactNode
}

const none: readonly string[] = []

/** New pictures: dragged onto the field or chosen. Each is described; without a script one description serves all until it is refined. */
export function UploadForm({ refusal, values, required = none, children }: UploadFormProps) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const numbers = useRef(new Map<string, number>())
  const choose = (files: readonly File[]) =>
    setChosen(
      files.map((file) => {
        const known = numbers.current
        const key = `${file.name} ${file.size} ${file.lastModified}`
        if (!known.has(key)) known.set(key, known.size)
        return { file, number: known.get(key) ?? 0 }
      }),
    )
  const { progress, onSubmit } = useUpload(choose)
  const all = useMemo(() => ['alt_text', ...required], [required])
  return (
    <UploadFrame
      title="Bilder hochladen"
      refusal={refusal}
      {...(values && { values })}
      required={all}
      drop={{
        name: 'dateien',
        label: 'Dateien',
        hint: `${pictureNames}, je bis 20 MB, höchstens 12 auf einmal. Sie können sie hierher ziehen.`,
        multiple: true,
        accept: pictureAccept,
        onChoose: choose,
      }}
      chosen={chosen.length > 0 && <ChosenPictures files={chosen} />}
      progress={progress}
      onSubmit={onSubmit}
    >
      {chosen.length === 0 && (
        <TextField
          name="alt_text"
          label="Bildbeschreibung (Alternativtext)"
          hint="Was ist zu sehen? Zum Beispiel „Wohnzimmer mit Blick in den Garten“."
          className="sm:col-span-2"
        />
      )}
      {children}
    </UploadFrame>
  )
}

/** Lists the chosen files, each with its own description, before anything is sent. */
function ChosenPictures({ files }: { files: readonly Chosen[] }) {
  return (
    <ol aria-label="Gewählte Bilder" className="space-y-4">
      {files.map(({ file, number }, index) => (
        <li key={number} className="flex items-start gap-4">
          <Thumbnail file={file} />
          <TextField
            name={`alt_text_${number}`}
            label={`Bildbeschreibung zu ${file.name} (Alternativtext)`}
            hint={index === 0 ? 'Was ist zu sehen? Zum Beispiel „Wohnzimmer mit Blick in den Garten“.' : undefined}
            required
            className="min-w-0 flex-1 [overflow-wrap:anywhere]"
          />
        </li>
      ))}
    </ol>
  )
}

function Thumbnail({ file }: { file: File }) {
  const show = useFilePicture(file)
  // HEIC, which most browsers do not draw: its name stands beside the empty frame.
  const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => currentTarget.classList.add('invisible')
  return (
    <span className="aspect-4/3 w-24 shrink-0 overflow-hidden rounded-control bg-ink-100 sm:w-32">
      <img ref={show} alt="" onError={hide} className="size-full object-cover" />
    </span>
  )
}
