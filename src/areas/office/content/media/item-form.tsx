import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#areas/office/frame/office-form.tsx'
import type { FieldOption } from '../field-spec.ts'
import { FocusField } from './focus-field.tsx'
import { pictureAccept, typeOptions } from './media-texts.ts'
import { ReplaceForm } from './replace-form.tsx'
import type { ShownMedia } from './shown-media.ts'

type ItemFormProps = {
  item: ShownMedia
  roles: readonly FieldOption[]
  isWritable: boolean
  refusal: FormRefusal | undefined
}

/** A picture's texts, use and most important spot, and another file in its place. Open when something is missing. */
export function ItemForm({ item, roles, isWritable, refusal }: ItemFormProps) {
  const { id, values } = item
  const intent = `angaben-${id}`
  const name = values.alt_text || 'ohne Beschreibung'
  const isAbout = refusal?.intent === intent || refusal?.intent === `ersetzen-${id}`
  return (
    <details open={isAbout || values.alt_text === ''} className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">
        {isWritable ? 'Bearbeiten' : 'Angaben'}
        <span className="sr-only">: {name}</span>
      </summary>
      <div className="space-y-5 border-t border-ink-200 pt-4">
        <OfficeForm intent={intent} refusal={refusal} values={values} required={['alt_text', 'media_type', 'role']}>
          <input type="hidden" name="media" value={id} />
          <input type="hidden" name="version" value={item.version} />
          <fieldset disabled={!isWritable} className="field-grid">
            <legend className="sr-only">Angaben zu: {name}</legend>
            <TextField name="alt_text" label="Bildbeschreibung (Alternativtext)" className="sm:col-span-2" />
            <TextField name="title" label="Titel unter dem Bild" />
            <SelectField name="media_type" label="Art" options={typeOptions} />
            <SelectField name="role" label="Verwendung" options={roles} />
            <FocusField name="focus" thumbnail={item.thumbnail} />
          </fieldset>
          {isWritable && (
            <p className="pt-2">
              <SubmitButton intent={intent} size="sm">
                Speichern
              </SubmitButton>
            </p>
          )}
        </OfficeForm>
        {isWritable && <ReplaceForm id={id} version={item.version} refusal={refusal} accept={pictureAccept} />}
      </div>
    </details>
  )
}
