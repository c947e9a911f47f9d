import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Long enough for what a page itself does with the focus: errors, the next row of a list, a new page. */
const AFTER_MS = 60
const STOPS = 'a[href], button:not([disabled]), input:not([type=hidden], [disabled]), select, textarea, summary'

type Place = { element: HTMLElement; name: string; row: string | null; rowIndex: number; around: Element[] }

/** Names a control: its twin after a redraw has the same name. */
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()

/** Two rows can have a control of the same name each: what a row leads to tells them apart. */
const rowOf = (element: Element) => element.closest('li, tr')?.querySelector('a')?.getAttribute('href') ?? null

function placeOf(element: HTMLElement): Place {
  const around: Element[] = []
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) around.push(each)
  const line = element.closest('li, tr')
  const rowIndex = line?.parentElement ? [...line.parentElement.children].indexOf(line) : -1
  return { element, name: nameOf(element), row: rowOf(element), rowIndex, around }
}

/** The row that took the place of one that has left its list, or the last one: where it leads. */
function nextRow({ element, rowIndex, around }: Place, near: Element): HTMLElement | null {
  const line = element.closest('li, tr')
  if (!line || around[around.indexOf(line) + 1] !== near) return null
  const next = near.children[Math.min(rowIndex, near.children.length - 1)]
  return next?.querySelector<HTMLElement>('a[href]') ?? next?.querySelector<HTMLElement>(STOPS) ?? null
}

/** Where somebody goes on whose place a redraw took away: its twin, what was jumped to, or the nearest thing that is still there. */
function successorOf(place: Place, hash: string): HTMLElement | null {
  const { element, name, row, around } = place
  const near = around.find((each) => each.isConnected) ?? document.getElementById('inhalt')
  if (!near) return null
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target && !target.contains(near)) return target
  const same = element.id === '' ? null : document.getElementById(element.id)
  if (same) return same
  const stops = [...near.querySelectorAll<HTMLElement>(STOPS)]
  const twin = stops.find((each) => each.tagName === element.tagName && nameOf(each) === name && rowOf(each) === row)
  // Within a row or a form the next best control; of a whole panel or page only its beginning.
  const isSmall =
    near.matches('li, form, tr, details, fieldset, [role=status]') || near.closest('li, form, tr') !== null
  return (
    twin ??
    nextRow(place, near) ??
    (isSmall ? (stops.find((each) => each.tagName === element.tagName) ?? stops[0]) : undefined) ??
    asElement(near)
  )
}

const asElement = (element: Element) => (element instanceof HTMLElement ? element : null)

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * Keyboard users go on where they were: a redraw that takes the control away from under the focus (a form drawn anew, a
 * row that changed) must not throw them to the top of the page, and what has the focus stays in view after an action.
 */
export function useKeptFocus(): void {
  const place = useRef<Place | null>(null)
  const { state } = useNavigation()
  useEffect(() => {
    let timer: number | undefined
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement && target !== document.body) place.current = placeOf(target)
    }
    const find = () => {
      const { current } = place
      const isLost = document.activeElement === null || document.activeElement === document.body
      // A click beside everything has lost nothing: the control is still there.
      if (!current || current.element.isConnected || !isLost) return
      const successor = successorOf(current, window.location.hash)
      // A field would bring a phone's keyboard back over what was looked for.
      const isInTheWay = matchMedia('(pointer: coarse)').matches && successor?.matches('input, textarea')
      if (successor) focus(isInTheWay ? (successor.closest('form') ?? successor) : successor)
    }
    const look = () => {
      if (!place.current || place.current.element.isConnected) return
      clearTimeout(timer)
      timer = window.setTimeout(find, AFTER_MS)
    }
    document.addEventListener('focusin', note)
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
  useEffect(() => {
    if (state !== 'idle') return undefined
    const timer = setTimeout(() => {
      const active = document.activeElement
      if (active?.matches(':focus-visible') && active !== document.body && !isInView(active))
        active.scrollIntoView({ block: 'nearest' })
    }, 2 * AFTER_MS)
    return () => clearTimeout(timer)
  }, [state])
}
