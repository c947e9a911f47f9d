import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps, useInput } from './field-frame.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'name' | 'required' | 'className' | 'children'> & {
    options: readonly SelectOption[]
    /** The empty choice at the top: „Bitte wählen“. */
    placeholder?: string | undefined
    /** Stands under the select: a message that its options could not be loaded, with a button to try again. */
    children?: ReactNode
  }

/** One of several options. Give `value` and `onChange` when other fields depend on it. */
export function SelectField({ options, placeholder, children, ...props }: SelectFieldProps) {
  const { frame, input } = useInput(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select {...input} className="field-control appearance-none truncate pr-11!">
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
