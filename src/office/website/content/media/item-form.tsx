import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { useField } from '#forms/form-context.ts'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { pictureFocuses } from '#ui/picture/picture.ts'
import type { FieldOption } from '#company/content/field-spec.ts'
import { focusLabels, pictureAccept, typeOptions } from '#areas/media-texts.ts'
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
        <span>{isWritable ? 'Bearbeiten' : 'Angaben'}</span>
        <span className="sr-only">{`: ${name}`}</span>
      </summary>
      <div className="space-y-5 border-t border-ink-200 pt-4">
        <OfficeForm intent={intent} refusal={refusal} values={values} required={['alt_text', 'media_type', 'role']}>
          <input type="hidden" name="media" value={id} />
          <input type="hidden" name="version" value={item.version} />
          <fieldset disabled={!isWritable} className="field-grid">
            <legend className="sr-only">{`Angaben zu: ${name}`}</legend>
            <TextField name="alt_text" label="Bildbeschreibung (Alternativtext)" className="sm:col-span-2" />
            <TextField name="title" label="Titel unter dem Bild" />
            <SelectField name="media_type" label="Art" options={typeOptions} />
            <SelectField name="role" label="Verwendung" options={roles} />
            <FocusField name="focus" thumbnail={item.thumbnail} />
          </fieldset>
          {isWritable && (
            <p className="pt-2">
              <SubmitButton size="sm">Speichern</SubmitButton>
            </p>
          )}
        </OfficeForm>
        {isWritable && <ReplaceForm id={id} version={item.version} refusal={refusal} accept={pictureAccept} />}
      </div>
    </details>
  )
}

/** Nine fields over the picture: the chosen one stays in sight when a frame crops the picture. */
function FocusField({ name, thumbnail }: { name: string; thumbnail: string }) {
  const field = useField(name)
  const chosen = field.defaultValue || 'center'
  return (
    <fieldset>
      <legend className="font-semibold text-ink-950">Wichtigste Stelle</legend>
      <p className="text-ink-600">Bleibt sichtbar, wenn das Bild beschnitten wird.</p>
      <div className="relative mt-2 grid aspect-4/3 w-48 grid-cols-3 grid-rows-3 overflow-hidden rounded-control bg-ink-200">
        <img src={thumbnail} alt="" loading="lazy" className="absolute inset-0 size-full object-fill" />
        {pictureFocuses.map((focus) => (
          <label
            key={focus}
            className="relative grid cursor-pointer place-items-center border border-white/60 has-checked:bg-brand-400/50 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-action"
          >
            <span className="sr-only">{focusLabels[focus]}</span>
            <input
              type="radio"
              name={name}
              value={focus}
              defaultChecked={focus === chosen}
              className="size-5 accent-action"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
