import { FieldFrame, useControl } from '#forms/field-frame.tsx'
import { readHex } from '#company/color.ts'
import { HOUSE_COLOR } from '#company/palette.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'

type ColorFieldProps = { spec: FieldSpec; value: string; onChange: (value: string) => void }

/** A colour as text, and with a script the browser's own picker beside it. */
export function ColorField({ spec, value, onChange }: ColorFieldProps) {
  const control = useControl({ name: spec.name, label: spec.label, hint: spec.hint })
  return (
    <FieldFrame control={control} label={spec.label}>
      <div className="flex max-w-xs gap-3">
        <input
          type="text"
          {...control.attributes}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          placeholder={HOUSE_COLOR}
          className="field-control tabular"
        />
        <input
          type="color"
          aria-label="Farbe aussuchen"
          value={readHex(value) ?? HOUSE_COLOR}
          onChange={({ target }) => onChange(target.value)}
          className="needs-js h-12 w-14 shrink-0 cursor-pointer rounded-control border border-field bg-white p-1"
        />
      </div>
    </FieldFrame>
  )
}
