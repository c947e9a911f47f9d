import { classNames } from '#ui/class-names.ts'
import { FieldError, type FieldProps, useControl, VoluntaryMark } from './field-frame.tsx'

type RadioGroupFieldProps = FieldProps & {
  options: readonly { value: string; label: string; hint?: string }[]
  /** Beside each other where there is room. */
  columns?: 1 | 2 | 3 | 4
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

/** One of a few options, all of them in sight. The first radio carries the field's id, so that error links reach it. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { name, label, required, hint, voluntary, className, options, columns = 1 } = props
  const control = useControl({ name, label, required, hint, voluntary })
  const { field, attributes, voluntaryId } = control
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={attributes['aria-describedby']}
      aria-invalid={attributes['aria-invalid']}
      aria-required={attributes.required || undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={classNames('mb-1.5 font-semibold text-ink-950', attributes.required && 'required-mark')}>
        {label}
      </legend>
      {voluntaryId && <VoluntaryMark id={voluntaryId} />}
      {control.hint && (
        <p id={field.hintId} className="mb-2 text-sm text-ink-600">
          {control.hint}
        </p>
      )}
      <div className={classNames('grid gap-2.5', grids[columns])}>
        {options.map((option, position) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-12 items-start gap-3 rounded-control border bg-white px-3.5 py-3 transition-colors hover:border-action',
              'has-checked:border-action has-checked:bg-brand-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-action)]',
              field.error ? 'border-bad-600' : 'border-field',
            )}
          >
            <input
              type="radio"
              id={position === 0 ? field.id : `${field.id}-${option.value}`}
              name={name}
              value={option.value}
              required={attributes.required}
              defaultChecked={option.value === field.defaultValue}
              className="mt-0.5 size-5 shrink-0 accent-action"
            />
            <span className="min-w-0">
              <span className="block leading-snug font-medium text-ink-950">{option.label}</span>
              {option.hint && <span className="mt-0.5 block text-sm text-ink-600">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
