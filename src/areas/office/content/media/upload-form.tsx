import { useMemo, useState } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { type FormRefusal, SubmitButton } from '#areas/office/frame/office-form.tsx'
import { Panel } from '#areas/office/frame/panel.tsx'
import type { FieldOption } from '../field-spec.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import { DropField } from './drop-field.tsx'
import { pictureAccept, typeOptions } from './media-texts.ts'

type UploadFormProps = { roles: readonly FieldOption[]; refusal: FormRefusal | undefined }

/** New pictures: dragged onto the field or chosen. Each is described; without a script one description serves all until it is refined. */
export function UploadForm({ roles, refusal }: UploadFormProps) {
  const own = refusal?.intent === 'hochladen' ? refusal : undefined
  const [chosen, setChosen] = useState<readonly File[]>([])
  const context = useMemo(
    () => ({
      idPrefix: 'hochladen-',
      values: { media_type: 'image', role: roles[0]?.value ?? '', ...own?.values },
      errors: own?.errors ?? {},
      required: new Set(['alt_text', 'dateien', 'media_type', 'role']),
    }),
    [own, roles],
  )
  return (
    <Panel title="Bilder hochladen">
      <FormContext value={context}>
        <Form method="post" encType="multipart/form-data" noValidate className="space-y-5">
          <input type="hidden" name="intent" value="hochladen" />
          {own && <ErrorSummary />}
          <DropField
            name="dateien"
            label="Dateien"
            hint="JPEG, PNG, WebP, AVIF oder HEIC, je bis 20 MB, höchstens 12 auf einmal. Sie können sie hierher ziehen."
            multiple
            accept={pictureAccept}
            onChoose={setChosen}
          />
          {chosen.length > 0 && <ChosenPictures files={chosen} />}
          <div className="field-grid">
            {chosen.length === 0 && (
              <TextField
                name="alt_text"
                label="Bildbeschreibung"
                hint="Was ist zu sehen? Zum Beispiel „Wohnzimmer mit Blick auf den Rhein“."
                className="sm:col-span-2"
              />
            )}
            <SelectField name="media_type" label="Art" options={typeOptions} />
            <SelectField name="role" label="Verwendung" options={roles} />
          </div>
          <p className="pt-5">
            <SubmitButton intent="hochladen">Hochladen</SubmitButton>
          </p>
        </Form>
      </FormContext>
    </Panel>
  )
}
