import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

const SWITCH = 'verwaltung.tasten'

/** Single keys can be in the way of speech input, so everybody may switch them off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return localStorage.getItem(SWITCH) !== 'aus'
}

export function switchKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SWITCH)
  else localStorage.setItem(SWITCH, 'aus')
}

/** Does what stands for a key each time that it is pressed, until what is given back is called. */
export function listenForKeys(keys: Readonly<Record<string, () => void>>): () => void {
  function press(event: KeyboardEvent) {
    const act = isForKeys(event) ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

/** A single key, and nobody is typing. */
function isForKeys({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || !areKeysOn()) return false
  return !(target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), select, textarea, dialog'))
}

const links = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')]

/** The focus is on something that is there to be seen. */
const isSomewhere = () => {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && activeElement.getClientRects().length > 0
}

/** j and k go through the list, e closes, a takes over, u takes it back, x ticks, / searches. Enter opens: the focus is on a link. */
export function useListKeys(): void {
  const submit = useSubmit()
  // Where somebody was when a key or the bar below changed rows: when they have left the list, the next one takes the focus.
  const place = useRef<{ row: Element; index: number } | null>(null)
  useEffect(() => {
    if (!place.current || place.current.row.isConnected) return
    const all = links()
    if (!isSomewhere()) all[Math.min(place.current.index, all.length - 1)]?.focus()
    place.current = null
  })
  useEffect(() => {
    function step(by: number) {
      const all = links()
      const at = all.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement))
      const next = at === -1 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1)
      all[next]?.focus()
    }
    function change(wanted: string) {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]')
      if (!row?.querySelector('input[type="checkbox"]')) return
      place.current = { row, index: links().findIndex((link) => row.contains(link)) }
      const form = new FormData()
      form.set('intent', 'aendern')
      form.set('request', row.dataset.row ?? '')
      form.set('wanted', wanted)
      void submit(form, { method: 'post', action: location.pathname + location.search, preventScrollReset: true })
    }
    const keys: Record<string, () => void> = {
      j: () => step(1),
      k: () => step(-1),
      e: () => change('erledigt'),
      a: () => change('ich'),
      u: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
      x: () => document.activeElement?.closest('[data-row]')?.querySelector('input')?.click(),
      '/': () => document.querySelector<HTMLElement>('#q')?.focus(),
      '?': () => document.querySelector<HTMLElement>('[data-keyboard-help]')?.click(),
    }
    /** Changes the ticked ones at once; without a tick the bar with the button that was pressed is hidden. */
    function changeTicked({ target }: Event) {
      const row = target instanceof HTMLElement ? target.querySelector('[data-row]:has(:checked)') : null
      if (row) place.current = { row, index: links().findIndex((link) => row.contains(link)) }
    }
    const stop = listenForKeys(keys)
    document.addEventListener('submit', changeTicked)
    return () => {
      stop()
      document.removeEventListener('submit', changeTicked)
    }
  }, [submit])
}
