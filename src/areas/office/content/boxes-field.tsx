import { FieldError } from '#forms/field-error.tsx'
import { useField } from '#forms/form-context.ts'
import type { FieldOption } from './field-spec.ts'

type BoxesFieldProps = {
  name: string
  label: string
  options: readonly FieldOption[]
  hint?: string | undefined
  className?: string | undefined
}

/** Several of many: each ticked box sends its value under the same name. */
export function BoxesField({ name, label, options, hint, className }: BoxesFieldProps) {
  const field = useField(name)
  const ticked = new Set(field.defaultValue.split('\n'))
  return (
    <fieldset className={className} id={field.id} aria-describedby={hint ? field.hintId : undefined}>
      <legend className="font-semibold text-ink-950">{label}</legend>
      {hint && (
        <p id={field.hintId} className="text-ink-600">
          {hint}
        </p>
      )}
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={ticked.has(option.value)}
              className="size-5 shrink-0 accent-action"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
