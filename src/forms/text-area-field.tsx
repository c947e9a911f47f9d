import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, useControl } from './field-frame.tsx'

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required' | 'className'>

/** Several lines of text; it grows with them where the browser can. */
export function TextAreaField({
  name,
  label,
  required,
  hint,
  voluntary,
  className,
  rows = 5,
  ...rest
}: TextAreaFieldProps) {
  const control = useControl({ name, label, required, hint, voluntary })
  const start = rest.value === undefined ? { defaultValue: control.field.defaultValue } : {}
  return (
    <FieldFrame control={control} label={label} className={className}>
      <textarea
        {...control.attributes}
        {...start}
        rows={rows}
        {...rest}
        className="field-control max-h-[60vh] field-sizing-content min-h-32"
      />
    </FieldFrame>
  )
}
