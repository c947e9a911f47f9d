import { Form } from 'react-router'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#areas/office/frame/office-form.tsx'
import type { FieldOption } from '../field-spec.ts'
import { FocusField } from './focus-field.tsx'
import { typeOptions } from './media-texts.ts'
import { ReplaceForm } from './replace-form.tsx'
import type { ShownMedia } from './shown-media.ts'

type MediaItemProps = {
  item: ShownMedia
  roles: readonly FieldOption[]
  isFirst: boolean
  isLast: boolean
  hasTitlePicture: boolean
  isWritable: boolean
  refusal: FormRefusal | undefined
}

/** One picture with its texts, its place in the order and the ways to replace or delete it. */
export function MediaItem({ item, roles, isFirst, isLast, hasTitlePicture, isWritable, refusal }: MediaItemProps) {
  const { id, values } = item
  const name = values.alt_text || 'ohne Beschreibung'
  return (
    <li className="grid gap-5 rounded-card border border-ink-200 bg-white p-4 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="space-y-3">
        <img
          src={item.thumbnail}
          width={item.width}
          height={item.height}
          alt={values.alt_text}
          loading="lazy"
          className="w-full rounded-control"
        />
        <p className="flex flex-wrap gap-2 empty:hidden">
          {item.isPrimary && <Badge tone="blue">Titelbild</Badge>}
          {item.isFloorPlan && <Badge tone="grey">Grundriss</Badge>}
          {values.alt_text === '' && <Badge tone="amber">Bildbeschreibung fehlt</Badge>}
        </p>
        {isWritable && (
          <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
            <input type="hidden" name="media" value={id} />
            <input type="hidden" name="version" value={item.version} />
            {!isFirst && <Verb intent="hoch" label="Nach vorn" name={name} />}
            {!isLast && <Verb intent="runter" label="Nach hinten" name={name} />}
            {hasTitlePicture && !item.isPrimary && !item.isFloorPlan && (
              <Verb intent="titelbild" label="Als Titelbild" name={name} />
            )}
            <Verb intent="loeschen" label="Löschen" name={name} />
          </Form>
        )}
      </div>
      <div className="min-w-0 space-y-5">
        <OfficeForm
          intent={`angaben-${id}`}
          refusal={refusal}
          values={values}
          required={['alt_text', 'media_type', 'role']}
        >
          <input type="hidden" name="media" value={id} />
          <input type="hidden" name="version" value={item.version} />
          <fieldset disabled={!isWritable} className="field-grid">
            <legend className="sr-only">Angaben zu: {name}</legend>
            <TextField name="alt_text" label="Bildbeschreibung" className="sm:col-span-2" />
            <TextField name="title" label="Titel unter dem Bild" />
            <SelectField name="media_type" label="Art" options={typeOptions} />
            <SelectField name="role" label="Verwendung" options={roles} />
            <FocusField name="focus" />
          </fieldset>
          {isWritable && (
            <p className="pt-5">
              <SubmitButton intent={`angaben-${id}`} size="sm">
                Speichern
              </SubmitButton>
            </p>
          )}
        </OfficeForm>
        {isWritable && <ReplaceForm id={id} version={item.version} refusal={refusal} />}
      </div>
    </li>
  )
}

function Verb({ intent, label, name }: { intent: string; label: string; name: string }) {
  return (
    <Button type="submit" name="intent" value={intent} size="sm" variant="secondary" aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  )
}
