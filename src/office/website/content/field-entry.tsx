import { useState } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { DateField } from '#forms/date-field.tsx'
import { FieldError } from '#forms/field-frame.tsx'
import { useField } from '#forms/form-context.ts'
import { MoneyField, NumberField, TextAreaField, TextField } from '#forms/text-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import type { FieldOption, FieldSpec } from '#company/content/field-spec.ts'
import { MarkdownField } from './markdown-field.tsx'
import { classNames } from '#ui/class-names.ts'

/** One field of the editor, by what its declaration says. */
export function FieldEntry({ field, isHidden = false }: { field: FieldSpec; isHidden?: boolean }) {
  const { name, label, hint, options = [], wide, input } = field
  const common = {
    name,
    label,
    hint,
    className: classNames(wide && 'sm:col-span-2', isHidden && 'hidden!') || undefined,
  }
  if (input === 'choice' && options.some(({ picture }) => picture))
    return <PictureChoice {...common} options={options} none={field.none ?? 'Bitte wählen'} />
  if (input === 'choice')
    return <SelectField {...common} options={options} placeholder={field.none ?? 'Bitte wählen'} />
  if (input === 'box') return <CheckboxField {...common} />
  if (input === 'boxes') return <BoxesField {...common} options={options} />
  if (input === 'euro') return <MoneyField {...common} />
  if (input === 'day') return <DateField {...common} />
  if (input === 'whole') return <NumberField {...common} />
  if (input === 'text') return <TextAreaField {...common} />
  if (input === 'lines') return <TextAreaField {...common} rows={3} />
  if (input === 'markdown') return <MarkdownField {...common} />
  return <TextField {...common} {...(input === 'line' ? {} : { inputMode: 'decimal' as const })} />
}

type BoxesFieldProps = {
  name: string
  label: string
  options: readonly FieldOption[]
  hint?: string | undefined
  className?: string | undefined
}

/** Several of many: each ticked box sends its value under the same name. */
function BoxesField({ name, label, options, hint, className }: BoxesFieldProps) {
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
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}

type PictureChoiceProps = {
  name: string
  label: string
  options: readonly FieldOption[]
  /** Label of an empty choice. */
  none: string
  hint?: string | undefined
  className?: string | undefined
}

/** One picture of the library, by its description; beside the list stands what is chosen. */
function PictureChoice({ none, options, ...rest }: PictureChoiceProps) {
  const [chosen, setChosen] = useState(useField(rest.name).defaultValue)
  const picture = options.find(({ value }) => value === chosen)?.picture
  return (
    <SelectField
      {...rest}
      options={options}
      placeholder={none}
      value={chosen}
      onChange={({ target }) => setChosen(target.value)}
    >
      {picture && (
        <img src={picture} alt="" loading="lazy" className="mt-2 aspect-16/9 w-32 rounded-control object-cover" />
      )}
    </SelectField>
  )
}
