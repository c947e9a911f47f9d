import { useField } from '#forms/form-context.ts'
import { pictureFocuses } from '#ui/picture/picture.ts'
import { focusLabels } from './media-texts.ts'

/** Nine fields like the picture's own: the chosen one stays in sight when a frame crops the picture. */
export function FocusField({ name }: { name: string }) {
  const field = useField(name)
  const chosen = field.defaultValue || 'center'
  return (
    <fieldset>
      <legend className="font-semibold text-ink-950">Wichtigste Stelle</legend>
      <p className="text-ink-600">Bleibt sichtbar, wenn das Bild beschnitten wird.</p>
      <div className="mt-1 grid w-36 grid-cols-3">
        {pictureFocuses.map((focus) => (
          <label key={focus} className="grid size-12 place-items-center border border-ink-200 has-checked:bg-brand-100">
            <span className="sr-only">{focusLabels[focus]}</span>
            <input
              type="radio"
              name={name}
              value={focus}
              defaultChecked={focus === chosen}
              className="size-5 accent-action"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
