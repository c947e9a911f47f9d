import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, useInput } from './field-frame.tsx'

type OwnAttributes = 'id' | 'name' | 'required' | 'className' | 'type'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, OwnAttributes> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'time'
  }

/** One line of text. The value comes from the form's context unless `value` or `defaultValue` is given. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, input } = useInput(props)
  return (
    <FieldFrame {...frame}>
      <input type={type} {...input} className="field-control" />
    </FieldFrame>
  )
}

type NumberFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'defaultValue' | 'autoComplete' | 'placeholder'>

/** A whole number. A text input: `type="number"` changes under the mouse wheel and hides what it does not understand. */
export function NumberField(props: NumberFieldProps) {
  return <TextField inputMode="numeric" maxLength={9} {...props} />
}

type MoneyFieldProps = FieldProps & { defaultValue?: string; placeholder?: string }

/** Euros as people here write them: „1.234,50“, „1234,5“, „1234“. What is typed is sent; the schema reads it. */
export function MoneyField(props: MoneyFieldProps) {
  const { frame, input } = useInput(props, true)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input type="text" inputMode="decimal" maxLength={20} {...input} className="field-control pr-11! tabular" />
        <span className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center font-semibold text-ink-600">
          <span aria-hidden="true">€</span>
          <span id={frame.control.unitId} className="sr-only">
            in Euro
          </span>
        </span>
      </div>
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required' | 'className'>

/** Several lines of text; it grows with them where the browser can. */
export function TextAreaField({ rows = 5, ...props }: TextAreaFieldProps) {
  const { frame, input } = useInput(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={rows} {...input} className="field-control max-h-[60vh] field-sizing-content min-h-32" />
    </FieldFrame>
  )
}
