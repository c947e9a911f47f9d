import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps, useControl } from './field-frame.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'name' | 'required' | 'className' | 'children'> & {
    options: readonly SelectOption[]
    /** The empty choice at the top: „Bitte wählen“. */
    placeholder?: string
    /** Stands under the select: a message that its options could not be loaded, with a button to try again. */
    children?: ReactNode
  }

/** One of several options. Give `value` and `onChange` when other fields depend on it. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, required, hint, voluntary, className, options, placeholder, children, ...rest } = props
  const control = useControl({ name, label, required, hint, voluntary })
  const start = rest.value === undefined ? { defaultValue: control.field.defaultValue } : {}
  return (
    <FieldFrame control={control} label={label} className={className}>
      <div className="relative">
        <select {...control.attributes} {...start} {...rest} className="field-control appearance-none truncate pr-11!">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-600"
        />
      </div>
      {children}
    </FieldFrame>
  )
}
