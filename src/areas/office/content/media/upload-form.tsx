import { useMemo, useState } from 'react'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import type { FormRefusal } from '#areas/office/frame/office-form.tsx'
import type { FieldOption } from '../field-spec.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import { pictureAccept, typeOptions } from './media-texts.ts'
import { UploadFrame } from './upload-frame.tsx'

type UploadFormProps = { roles: readonly FieldOption[]; refusal: FormRefusal | undefined }

const required = ['alt_text', 'media_type', 'role']

/** New pictures: dragged onto the field or chosen. Each is described; without a script one description serves all until it is refined. */
export function UploadForm({ roles, refusal }: UploadFormProps) {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const values = useMemo(() => ({ media_type: 'image', role: roles[0]?.value ?? '' }), [roles])
  return (
    <UploadFrame
      title="Bilder hochladen"
      refusal={refusal}
      values={values}
      required={required}
      drop={{
        name: 'dateien',
        label: 'Dateien',
        hint: 'JPEG, PNG, WebP, AVIF oder HEIC, je bis 20 MB, höchstens 12 auf einmal. Sie können sie hierher ziehen.',
        multiple: true,
        accept: pictureAccept,
        onChoose: setChosen,
      }}
      chosen={chosen.length > 0 && <ChosenPictures files={chosen} />}
    >
      {chosen.length === 0 && (
        <TextField
          name="alt_text"
          label="Bildbeschreibung (Alternativtext)"
          hint="Was ist zu sehen? Zum Beispiel „Wohnzimmer mit Blick auf den Rhein“."
          className="sm:col-span-2"
        />
      )}
      <SelectField name="media_type" label="Art" options={typeOptions} />
      <SelectField name="role" label="Verwendung" options={roles} />
    </UploadFrame>
  )
}
