import { FieldFrame, type FieldProps, useControl } from './field-frame.tsx'

type MoneyFieldProps = FieldProps & { defaultValue?: string; placeholder?: string }

/** Euros as people here write them: „1.234,50“, „1234,5“, „1234“. What is typed is sent; the schema reads it. */
export function MoneyField({ name, label, required, hint, voluntary, className, ...rest }: MoneyFieldProps) {
  const control = useControl({ name, label, required, hint, voluntary }, true)
  return (
    <FieldFrame control={control} label={label} className={className}>
      <div className="relative">
        <input
          type="text"
          inputMode="decimal"
          maxLength={20}
          {...control.attributes}
          defaultValue={control.field.defaultValue}
          {...rest}
          className="field-control pr-11! tabular"
        />
        <span className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center font-semibold text-ink-600">
          <span aria-hidden="true">€</span>
          <span id={control.unitId} className="sr-only">
            in Euro
          </span>
        </span>
      </div>
    </FieldFrame>
  )
}
