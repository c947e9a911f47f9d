import { CircleAlert } from 'lucide-react'
import type { Field } from './form-context.ts'

export function FieldError({ field }: { field: Pick<Field, 'error' | 'errorId'> }) {
  if (!field.error) return null
  return (
    <p id={field.errorId} className="field-error mt-2 flex items-start gap-1.5 text-sm font-medium text-bad-700">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      {field.error}
    </p>
  )
}
