import { type Field, useField } from './form-context.ts'

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
