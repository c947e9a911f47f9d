import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FieldOption } from '#forms/field.ts'
import { FieldFrame, type FieldProps, useControl } from '#forms/field-frame.tsx'
import { plural } from '#ui/format.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { findFlats, type FlatOption } from './find-flats.ts'

type FlatFieldProps = FieldProps & {
  flats: readonly FlatOption[]
  /** The empty choice: „Keine Angabe“. */
  placeholder: string
  /** Offered below the flats, whatever is typed. */
  others?: readonly FieldOption[]
}

/** So many are seen at a glance. */
const FEW = 8

/** A select; with scripts a field above it narrows it to street, house or number. */
export function FlatField({ flats, placeholder, others = [], ...field }: FlatFieldProps) {
  const control = useControl(field)
  const select = useRef<HTMLSelectElement>(null)
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState(control.field.defaultValue)
  const found = findFlats(flats, typed)
  const shown = flats.filter((flat) => flat.id === chosenId || found.includes(flat))
  const chosen = flats.find(({ id }) => id === chosenId)
  const onlyId = typed.trim() !== '' && found.length === 1 ? found[0]?.id : undefined

  // The only one that fits is meant.
  useEffect(() => {
    if (!onlyId || !select.current || select.current.value === onlyId) return
    select.current.value = onlyId
    for (const type of ['input', 'change']) select.current.dispatchEvent(new Event(type, { bubbles: true }))
  }, [onlyId, select])

  return (
    <FieldFrame control={control} label={field.label} className={field.className}>
      {isHydrated && flats.length > FEW && (
        <input
          type="search"
          aria-label="Liste eingrenzen"
          placeholder="Straße, Ort, Haus oder Nummer"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="field-control mb-2"
        />
      )}
      <div className="relative">
        <select
          {...control.attributes}
          ref={select}
          defaultValue={control.field.defaultValue}
          onChange={(event) => setChosenId(event.target.value)}
          className="field-control appearance-none truncate pr-11!"
        >
          <option value="">{placeholder}</option>
          {shown.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          {others.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-600"
        />
      </div>
      <p role="status" className={typed || chosen ? 'mt-2 text-sm text-ink-700' : ''}>
        <span>
          {typed.trim() !== '' && !onlyId && `${plural(found.length, 'Wohnung passt.', 'Wohnungen passen.')} `}
        </span>
        {/* The select may be too narrow for what is chosen. */}
        <span>{chosen && `Gewählt: ${chosen.label}`}</span>
      </p>
    </FieldFrame>
  )
}
