import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { type Field, useField } from './form-context.ts'

/** Of a field's label, for what stands beside its input. */
export const labelId = (fieldId: string) => `${fieldId}-name`

type FieldFrameProps = { control: Control; label: string; className?: string | undefined; children: ReactNode }

/** Label, marker, hint, input, error: the same order and distance in every field. */
export function FieldFrame({ control, label, className, children }: FieldFrameProps) {
  const { field, hint, voluntaryId, attributes } = control
  return (
    <div className={classNames('field min-w-0', className)}>
      <div className="field-head">
        <label
          id={labelId(field.id)}
          htmlFor={field.id}
          className={classNames('font-semibold text-ink-950', attributes.required && 'required-mark')}
        >
          {label}
        </label>
        {voluntaryId && <VoluntaryMark id={voluntaryId} />}
      </div>
      {hint && (
        <p id={field.hintId} className="field-hint mb-2 text-sm text-ink-600">
          {hint}
        </p>
      )}
      <div className="field-input min-w-0">{children}</div>
      <FieldError field={field} />
    </div>
  )
}

/** Beside the label, not in it: the field's name stays what people call it. */
export function VoluntaryMark({ id }: { id: string }) {
  return (
    <span id={id} className="inline-flex">
      <SoftBadge tone="grey" className="py-0.5!">
        freiwillig
      </SoftBadge>
    </span>
  )
}

export function FieldError({ field }: { field: Pick<Field, 'error' | 'errorId'> }) {
  if (!field.error) return null
  return (
    <p id={field.errorId} className="field-error">
      <span>{field.error}</span>
    </p>
  )
}

export type FieldProps = {
  name: string
  label: string
  required?: boolean | undefined
  /** A line under the label, read out with the field. */
  hint?: string | undefined
  /** „freiwillig“ beside the label; a text says in one line why it is asked all the same. */
  voluntary?: string | boolean | undefined
  /** Size and place in the form's grid. */
  className?: string | undefined
}

/** Attributes that tie an input to its label, hint and error. */
export type ControlAttributes = {
  id: string
  name: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type Control = {
  field: Field
  hint: string | undefined
  voluntaryId: string | undefined
  unitId: string
  attributes: ControlAttributes
}

/** `hasUnit`: an element with the id `unitId` names the unit and describes the input too. */
export function useControl({ name, required, hint, voluntary }: FieldProps, hasUnit = false): Control {
  const field = useField(name)
  const lines = [typeof voluntary === 'string' ? voluntary : undefined, hint].filter(Boolean).join(' ')
  const voluntaryId = voluntary ? `${field.id}-freiwillig` : undefined
  const unitId = `${field.id}-einheit`
  const descriptions = [field.error && field.errorId, voluntaryId, lines && field.hintId, hasUnit && unitId]
    .filter(Boolean)
    .join(' ')
  return {
    field,
    hint: lines || undefined,
    voluntaryId,
    unitId,
    attributes: {
      id: field.id,
      name,
      required: required ?? field.required,
      'aria-invalid': field.error ? true : undefined,
      'aria-describedby': descriptions || undefined,
    },
  }
}

/** Divides a field's props: what its frame takes, and the input's attributes with the value from the form, unless one is given. */
export function useInput<Own extends Pick<ComponentProps<'input'>, 'value'>>(props: FieldProps & Own, hasUnit = false) {
  const { name, label, required, hint, voluntary, className, ...own } = props
  const control = useControl({ name, label, required, hint, voluntary }, hasUnit)
  const start = own.value === undefined ? { defaultValue: control.field.defaultValue } : {}
  return { frame: { control, label, className }, input: { ...control.attributes, ...start, ...own } }
}

type FieldsetProps = {
  legend: string
  hint?: ReactNode
  /** Two columns from 640 px on; a field with `sm:col-span-2` takes both. */
  columns?: 1 | 2
  children: ReactNode
}

/** Fields that belong together, under one heading. */
export function Fieldset({ legend, hint, columns = 2, children }: FieldsetProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-xl font-bold tracking-tight text-ink-950">{legend}</legend>
      {hint && <div className="mb-4 text-ink-700">{hint}</div>}
      <div className={columns === 2 ? 'mt-4 field-grid' : 'mt-4 grid gap-6'}>{children}</div>
    </fieldset>
  )
}
