import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FieldOption } from '#forms/field.ts'
import { FieldFrame, type FieldProps, useControl } from '#forms/field-frame.tsx'
import { byHouse, flatLabel, type FlatOption } from './find-flats.ts'
import { FlatList } from './flat-list.tsx'
import { useFlatSearch } from './use-flat-search.ts'

type FlatFieldProps = FieldProps & {
  flats: readonly FlatOption[]
  /** The empty choice: „Keine Angabe“. */
  placeholder: string
  /** Offered below the flats, whatever is typed. */
  others?: readonly FieldOption[]
}

/**
 * A select, house by house; with scripts a field that finds by street, house or number (WAI-ARIA's combobox with a list). The select
 * stays in the document and holds the choice, so the form knows one field.
 */
export function FlatField({ flats, placeholder, others = [], ...field }: FlatFieldProps) {
  const control = useControl(field)
  const { name, ...attributes } = control.attributes
  const { id } = attributes
  const select = useRef<HTMLSelectElement>(null)
  const [begin] = useState(control.field.defaultValue)
  const search = useFlatSearch({ select, begin, flats, others, none: attributes.required ? null : placeholder })
  const isWhole = search.chosen !== null
  const describedBy = [attributes['aria-describedby'], search.isSearched && `${id}-gewaehlt`].filter(Boolean).join(' ')
  return (
    <FieldFrame control={control} label={field.label} className={field.className}>
      <div className="relative">
        <select
          {...(search.isSearched ? { tabIndex: -1, hidden: true } : attributes)}
          ref={select}
          name={name}
          defaultValue={begin}
          onChange={search.read}
          onBlur={search.begin}
          className="field-control appearance-none truncate pr-11!"
        >
          <option value="">{placeholder}</option>
          {byHouse(flats).map(([house, inHouse]) => (
            <optgroup key={house} label={house}>
              {inHouse.map((flat) => (
                <option key={flat.id} value={flat.id}>
                  {flatLabel(flat)}
                </option>
              ))}
            </optgroup>
          ))}
          {others.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {search.isSearched && (
          <input
            {...attributes}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={search.isOpen}
            aria-controls={`${id}-liste`}
            aria-activedescendant={search.active >= 0 ? `${id}-${search.active}` : undefined}
            aria-describedby={describedBy}
            autoComplete="off"
            placeholder="Straße, Haus oder Nummer"
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
            onKeyDown={search.onKeyDown}
            onClick={search.open}
            onBlur={search.leave}
            className="field-control truncate pr-11!"
          />
        )}
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-6 right-3.5 size-5 -translate-y-1/2 text-ink-600"
        />
        {search.isOpen && <FlatList id={id} label={field.label} search={search} />}
      </div>
      {search.isSearched && (
        // The input may be too narrow for what is chosen.
        <p id={`${id}-gewaehlt`} role="status" className={isWhole || search.isLeft ? 'mt-2 text-sm text-ink-700' : ''}>
          {isWhole && `Gewählt: ${search.chosen}`}
          {search.isLeft && 'Noch keine Wohnung gewählt. Bitte wählen Sie einen Eintrag der Liste.'}
        </p>
      )}
    </FieldFrame>
  )
}
