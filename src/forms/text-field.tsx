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

type NumberFieldProps = FieldProps & { defaultValue?: string; autoComplete?: string; placeholder?: string }

/** A whole number. A text input: `type="number"` changes under the mouse wheel and hides what it does not understand. */
export function NumberField(props: NumberFieldProps) {
  return <TextField inputMode="numeric" maxLength={9} {...props} />
}

type MoneyFieldProps = FieldProps & { defaultValue?: string; placeholder?: string }

/** Euros as people here write them: „1.234,50“, „1234,5“, „1234“. What is typed is sent; the schema reads it. */
export function MoneyField({ name, label, required, hint, voluntary, className, ...rest }: MoneyFieldProps) {
  const control = useControl({ name, label, required, hint, voluntary }, true)
  return (
    <FieldFrame control={control} label={label} className={className}>
      <div className="relative">
        <input
          type="text"
          inputMode="decimal"
          maxLength={20}
          {...control.attributes}
          defaultValue={control.field.defaultValue}
          {...rest}
          className="field-control pr-11! tabular"
        />
        <span className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center font-semibold text-ink-600">
          <span aria-hidden="true">€</span>
          <span id={control.unitId} className="sr-only">
            in Euro
          </span>
        </span>
      </div>
    </FieldFrame>
  )
}

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
