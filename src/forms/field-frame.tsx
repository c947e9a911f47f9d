import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FieldError } from './field-error.tsx'
import type { Control } from './use-control.ts'
import { VoluntaryMark } from './voluntary-mark.tsx'

/** Of a field's label, for what stands beside its input. */
export const labelId = (fieldId: string) => `${fieldId}-name`

type FieldFrameProps = { control: Control; label: string; className?: string | undefined; children: ReactNode }

/** Label, marker, hint, input, error: the same order and distance in every field. */
export function FieldFrame({ control, label, className, children }: FieldFrameProps) {
  const { field, hint, voluntaryId, attributes } = control
  return (
    <div className={classNames('field min-w-0', className)}>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
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
