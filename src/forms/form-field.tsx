import { Fragment, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { DateField } from './date-field.tsx'
import { LATEST_DAY, germanToday } from './days.ts'
import type { DeclaredForm } from './declare-form.ts'
import { EmailField } from './email-field.tsx'
import { type Field, type Fields, isAskedFor } from './field.ts'
import { useEntered } from './form-context.ts'
import { NumberField, TextAreaField, TextField } from './text-field.tsx'
import { SelectField } from './select-field.tsx'
import type { FieldProps } from './field-frame.tsx'

type FormFieldProps<F extends Fields> = {
  of: Pick<DeclaredForm<F>, 'fields'>
  name: keyof F & string
  /** Size and place in the form's grid, where it is neither one column nor all. */
  className?: string
}

/** A field with the plain input of its kind. Amounts, rows, files and consents have inputs of their own: `inputOf` gives them the rest. */
export function FormField<F extends Fields>({ of, name, className }: FormFieldProps<F>) {
  const field: Field | undefined = of.fields[name]
  if (!field || field.isSwitchedOff) return null
  const own = inputOf(of, name)
  const shared = { ...own, className: className ?? own.className }
  if (!field.onlyIf) return <PlainInput field={field} shared={shared} />
  return <Detail field={field} shared={shared} onlyIf={field.onlyIf} />
}

type FormFieldsProps<F extends Fields, Id extends string> = {
  of: Pick<DeclaredForm<F, Id>, 'fields' | 'steps'>
  /** Without it: the first one, which is all of a form without steps. */
  step?: Id
  /** Fields whose look is their own; null: another one's look holds it. */
  special?: Partial<Record<keyof F & string, ReactNode>>
}

/** The fields of a step in their order. */
export function FormFields<F extends Fields, Id extends string>({ of, step, special = {} }: FormFieldsProps<F, Id>) {
  const { fields } = of.steps.find(({ id }) => id === step) ?? of.steps[0]
  const own: Readonly<Record<string, ReactNode>> = special
  return fields.map((name) => (
    <Fragment key={name}>{Object.hasOwn(own, name) ? own[name] : <FormField of={of} name={name} />}</Fragment>
  ))
}

/** Gives an input of its own look its part of the declaration: `<PhotoField {...inputOf(form, 'photos')} rule={…} />`. */
export function inputOf<F extends Fields>({ fields }: Pick<DeclaredForm<F>, 'fields'>, name: keyof F & string) {
  const field: Field | undefined = fields[name]
  const { label = '', hint, voluntary, wide } = field ?? {}
  return { name, label, hint, voluntary, className: wide && 'sm:col-span-2' } satisfies FieldProps
}

type InputProps = { field: Field; shared: FieldProps }

/** Asks only where another field says so. A hidden entry stays in the form, but is not sent. */
function Detail({ field, shared, onlyIf }: InputProps & { onlyIf: NonNullable<Field['onlyIf']> }) {
  const isBox = onlyIf.is === true
  const isWanted = useEntered((entered) => isAskedFor(onlyIf, entered))
  const isHydrated = useHydrated()
  const isRequired = onlyIf.required !== undefined && isHydrated && isWanted
  return (
    <div
      hidden={isHydrated && !isWanted}
      className={classNames(!isWanted && !isHydrated && 'with-js-hidden', isBox && 'pl-9', shared.className)}
    >
      <PlainInput field={field} shared={{ ...shared, className: undefined, required: isRequired }} />
    </div>
  )
}

const latestDays = { today: germanToday, far: () => LATEST_DAY }

function PlainInput({ field, shared }: InputProps) {
  const { input, options = [], placeholder, autoComplete, autoCapitalize, inputMode, rows, latest } = field
  const completed = { ...shared, autoComplete }
  switch (input) {
    case 'text':
      return <TextAreaField {...completed} rows={rows} />
    case 'email':
      return <EmailField {...completed} />
    case 'phone':
      return <TextField {...completed} type="tel" />
    case 'whole':
      return <NumberField {...completed} />
    case 'day':
      return <DateField {...completed} max={latest && latestDays[latest]()} />
    case 'choice':
      return <SelectField {...shared} options={options} placeholder={placeholder} />
    case 'box':
      return <CheckboxField {...shared} />
    case 'line': {
      const spellCheck = autoCapitalize ? false : undefined
      return <TextField {...completed} inputMode={inputMode} autoCapitalize={autoCapitalize} spellCheck={spellCheck} />
    }
    default:
      throw new Error(`${shared.name} has an input of its own: give it as special`)
  }
}
