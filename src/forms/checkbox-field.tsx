import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FieldError, type FieldProps, useControl, VoluntaryMark } from './field-frame.tsx'

type CheckboxFieldProps = Omit<FieldProps, 'label'> & {
  /** May hold a link, which stays a link of its own. */
  label: ReactNode
} & Omit<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'className' | 'type'>

/** A box that sends "on" when ticked and nothing otherwise. */
export function CheckboxField({ name, label, required, hint, voluntary, className, ...rest }: CheckboxFieldProps) {
  const control = useControl({ name, label: '', required, hint, voluntary })
  const { field, attributes, voluntaryId } = control
  const start = rest.checked === undefined ? { defaultChecked: field.defaultValue === 'on' } : {}
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          {...attributes}
          {...start}
          {...rest}
          className="mt-2.5 size-6 shrink-0 rounded accent-action aria-invalid:outline-2 aria-invalid:outline-bad-600"
        />
        <div className="min-w-0 flex-1">
          <label
            htmlFor={field.id}
            className={classNames('block min-h-11 py-2.5 text-ink-800', attributes.required && 'required-mark')}
          >
            {label}
          </label>
          {voluntaryId && <VoluntaryMark id={voluntaryId} />}
          {control.hint && (
            <p id={field.hintId} className="text-sm text-ink-600">
              {control.hint}
            </p>
          )}
        </div>
      </div>
      <FieldError field={field} />
    </div>
  )
}
