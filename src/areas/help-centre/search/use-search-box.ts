import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { searchQuery } from '../articles/queries.ts'
import { readTerm, type SearchHit } from './search-hit.ts'

/** Between the last letter and the search, in milliseconds. */
const TYPING_PAUSE_MS = 200

type SearchBoxOptions = { box: RefObject<HTMLFormElement | null>; term: string; onChoose: (hit: SearchHit) => void }

/** Keeps the typed word, its hits and the one that the arrow keys stand on (WAI-ARIA's combobox with a list). */
export function useSearchBox({ box, term: start, onChoose }: SearchBoxOptions) {
  const [text, setText] = useState(start)
  const [shown, setShown] = useState(start)
  if (start !== shown) {
    // The address changed by another way than this field: back, or a link.
    setShown(start)
    setText(start)
  }
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const term = readTerm(text)
  const read = useApiQuery({ ...searchQuery(asked), enabled: asked !== '', keepsPrevious: true })
  const hits = asked === '' ? [] : (read.data ?? [])
  const isLoading = term !== asked || read.isFetching

  function type(next: string): void {
    setText(next)
    setActive(-1)
    const nextTerm = readTerm(next)
    setOpen(nextTerm !== '')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked(nextTerm), nextTerm === '' ? 0 : TYPING_PAUSE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const catchUp = useEffectEvent(() => {
    const typed = box.current?.querySelector('input')?.value ?? ''
    if (typed !== text) type(typed)
  })
  // Letters typed before the script had arrived are known only to the field itself.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => catchUp(), [])

  const closeOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
  })
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    for (const sign of ['pointerdown', 'focusin']) {
      document.addEventListener(sign, closeOutside, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [isOpen])

  function choose(hit: SearchHit): void {
    setOpen(false)
    setActive(-1)
    onChoose(hit)
  }

  /** Both ends of the list lead back to the field, where nothing is chosen. */
  function move(by: 1 | -1): void {
    const places = hits.length + 1
    setActive((current) => ((current + 1 + by + places) % places) - 1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const hit = isOpen ? hits[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return type(text)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list; only the next one empties the field.
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault()
      choose(hit)
    }
  }

  return {
    text,
    term,
    hits,
    active,
    isOpen,
    isLoading,
    isFailed: read.isError && asked !== '',
    type,
    choose,
    onKeyDown,
    open: () => term !== '' && type(text),
    close: () => setOpen(false),
  }
}
