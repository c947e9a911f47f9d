import { TextField } from './text-field.tsx'
import type { FieldProps } from './field-frame.tsx'

type NumberFieldProps = FieldProps & { defaultValue?: string; autoComplete?: string; placeholder?: string }

/** A whole number. A text input: `type="number"` changes under the mouse wheel and hides what it does not understand. */
export function NumberField(props: NumberFieldProps) {
  return <TextField inputMode="numeric" maxLength={9} {...props} />
}
