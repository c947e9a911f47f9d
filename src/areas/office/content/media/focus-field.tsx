import { useField } from '#forms/form-context.ts'
import { pictureFocuses } from '#ui/picture/picture.ts'
import { focusLabels } from './media-texts.ts'

/** Nine fields over the picture: the chosen one stays in sight when a frame crops the picture. */
export function FocusField({ name, thumbnail }: { name: string; thumbnail: string }) {
  const field = useField(name)
  const chosen = field.defaultValue || 'center'
  return (
    <fieldset>
      <legend className="font-semibold text-ink-950">Wichtigste Stelle</legend>
      <p className="text-ink-600">Bleibt sichtbar, wenn das Bild beschnitten wird.</p>
      <div className="relative mt-2 grid aspect-4/3 w-48 grid-cols-3 grid-rows-3 overflow-hidden rounded-control bg-ink-200">
        <img src={thumbnail} alt="" loading="lazy" className="absolute inset-0 size-full object-fill" />
        {pictureFocuses.map((focus) => (
          <label
            key={focus}
            className="relative grid cursor-pointer place-items-center border border-white/60 has-checked:bg-brand-400/50 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-action"
          >
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
