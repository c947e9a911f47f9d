import { CheckboxField } from '#forms/checkbox-field.tsx'
import { DateField } from '#forms/date-field.tsx'
import { MoneyField } from '#forms/money-field.tsx'
import { NumberField } from '#forms/number-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { BoxesField } from './boxes-field.tsx'
import type { FieldSpec } from './field-spec.ts'
import { MarkdownField } from './markdown-field.tsx'

/** One field of the editor, by what its declaration says. */
export function FieldEntry({ field }: { field: FieldSpec }) {
  const { name, label, hint, options = [], wide, input } = field
  const common = { name, label, hint, className: wide ? 'sm:col-span-2' : undefined }
  if (input === 'choice') return <SelectField {...common} options={options} placeholder="Bitte wählen" />
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
