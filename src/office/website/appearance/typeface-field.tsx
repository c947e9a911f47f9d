import { FieldError } from '#forms/field-frame.tsx'
import { useField } from '#forms/form-context.ts'
import type { TypefaceName } from '#company/typefaces.ts'
import { classNames } from '#ui/class-names.ts'
import { ownOf } from '#platform/word-table.ts'

type TypefaceFieldProps = {
  name: string
  chosen: string
  choices: readonly (readonly [string, { label: string; about: string }])[]
}

/** Written out: Tailwind reads class names as text. */
const faces: Record<TypefaceName, string> = {
  figtree: "font-['Figtree','Figtree_Fallback']",
  'source-sans-3': "font-['Source_Sans_3','Source_Sans_3_Fallback']",
  nunito: "font-['Nunito','Nunito_Fallback']",
  'source-serif-4': "font-['Source_Serif_4','Source_Serif_4_Fallback']",
}

/** One of the typefaces, each shown in its own letters. */
export function TypefaceField({ name, chosen, choices }: TypefaceFieldProps) {
  const field = useField(name)
  return (
    <div role="radiogroup" aria-label="Schrift" className="grid gap-3 sm:grid-cols-2">
      {choices.map(([value, { label, about }], position) => (
        <label
          key={value}
          className="flex items-start gap-3 rounded-control border border-field bg-white px-3.5 py-3 hover:border-action has-checked:border-action has-checked:bg-brand-50"
        >
          <input
            type="radio"
            id={position === 0 ? field.id : `${field.id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="mt-1.5 size-5 shrink-0 accent-action"
          />
          <span className={classNames('min-w-0 text-ink-700', ownOf(faces, value))}>
            <strong className="text-xl text-ink-950">{label}</strong>
            <br />
            <span>{about}</span>. 3 Zimmer, 72,5 m², 640,50 € warm
          </span>
        </label>
      ))}
      <FieldError field={field} />
    </div>
  )
}
