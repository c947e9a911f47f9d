import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { changeField } from '#forms/entered.ts'
import type { FieldOption } from '#forms/field.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { findFlats, flatLabel, type FlatOption } from './find-flats.ts'

type FlatSearchOptions = {
  /** Holds the choice. */
  select: RefObject<HTMLSelectElement | null>
  begin: string
  flats: readonly FlatOption[]
  others: readonly FieldOption[]
  /** The empty choice, where there is one. */
  none: string | null
}

/** One line of the list: a flat, or an answer that is none. */
export type FlatHit = { value: string; label: string; flat?: FlatOption }

/** What is typed, what it finds, and which hit the arrow keys stand on. */
export function useFlatSearch({ select, begin, flats, others, none }: FlatSearchOptions) {
  // A form that was filled in before comes with scripts at once.
  const [isSearched, setSearched] = useState(useHydrated())
  const [value, setValue] = useState(begin)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const [active, setActive] = useState(-1)

  // What was chosen before the scripts came; a select that is open just then is left alone until its choice is made.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    setValue(select.current?.value ?? '')
    if (document.activeElement !== select.current) setSearched(true)
  }, [select])

  const chosenFlat = flats.find(({ id }) => id === value)
  const other = others.find((each) => each.value === value)
  const label = chosenFlat ? flatLabel(chosenFlat) : (other?.label ?? '')
  const found = findFlats(flats, typed ?? '')
  const hits: FlatHit[] = [
    ...(none !== null && !typed ? [{ value: '', label: none }] : []),
    ...found.map((flat) => ({ value: flat.id, label: flatLabel(flat), flat })),
    ...others,
  ]

  function take(next: string): void {
    setValue(next)
    if (select.current?.form) changeField(select.current.form, select.current.name, next)
  }
  function choose(next: string): void {
    take(next)
    setTyped(null)
    close()
    setLeft(false)
  }
  function close(): void {
    setOpen(false)
    setActive(-1)
  }
  function open(): void {
    setOpen(true)
    setLeft(false)
  }
  /** Both ends of the list lead back to the field. */
  function move(by: 1 | -1): void {
    const places = hits.length + 1
    setActive((current) => ((current + 1 + by + places) % places) - 1)
  }

  return {
    isSearched,
    isOpen,
    isLeft,
    active,
    hits,
    count: found.length,
    text: typed ?? label,
    /** In full: „Am Viehtor 4, 56321 Rhens: Wohnung 3“. */
    chosen: chosenFlat ? `${chosenFlat.house}: ${chosenFlat.name}` : null,
    choose,
    open,
    read: () => setValue(select.current?.value ?? ''),
    begin: () => setSearched(true),
    type(text: string): void {
      setTyped(text)
      setActive(-1)
      take('')
      open()
    },
    /** What names one flat alone is that flat; what names none is said, for nothing is chosen. */
    leave(): void {
      close()
      if (typed === null) return
      const [only] = found
      if (typed.trim() === '') choose('')
      else if (only && found.length === 1) choose(only.id)
      else setLeft(true)
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      const hit = hits[active] ?? (typed && found.length === 1 ? hits[0] : undefined)
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        if (!isOpen) open()
        move(event.key === 'ArrowDown' ? 1 : -1)
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        close()
      } else if (event.key === 'Enter' && isOpen) {
        // The form is not sent while one chooses.
        event.preventDefault()
        if (hit) choose(hit.value)
      }
    },
  }
}

export type FlatSearch = ReturnType<typeof useFlatSearch>
