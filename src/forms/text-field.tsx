import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, useControl } from './field-frame.tsx'

type OwnAttributes = 'id' | 'name' | 'required' | 'className' | 'type'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, OwnAttributes> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'time'
  }

/** One line of text. The value comes from the form's context unless `value` or `defaultValue` is given. */
export function TextField({
  name,
  label,
  required,
  hint,
  voluntary,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const control = useControl({ name, label, required, hint, voluntary })
  const start = rest.value === undefined ? { defaultValue: control.field.defaultValue } : {}
  return (
    <FieldFrame control={control} label={label} className={className}>
      <input type={type} {...control.attributes} {...start} {...rest} className="field-control" />
    </FieldFrame>
  )
}
