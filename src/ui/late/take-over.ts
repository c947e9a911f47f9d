import { replayInput } from './keep-input.ts'
import type { Held } from './wait-for-visitor.ts'

/**
 * To be called when React has taken over the page: marks it, and lets React hear of everything that was typed, pointed at, focused
 * and clicked before.
 */
export function takeOver(): void {
  if ('hydrated' in document.documentElement.dataset) return
  document.documentElement.dataset.hydrated = ''
  replayInput(document.body)
  replayPresence()
  // What is drawn anew for the browser (`useHydrated`) comes first.
  setTimeout(() => {
    window.late?.handOver()
    repeatInTurn(window.late?.held.splice(0) ?? [])
  })
}

/**
 * Each in a task of its own: the next one finds what the one before it has changed. After the last one nothing of what the page does
 * without scripts is needed any more (`data-caught-up`).
 */
function repeatInTurn([first, ...others]: Held[]): void {
  if (!first) {
    document.documentElement.dataset.caughtUp = ''
    return
  }
  repeat(first)
  setTimeout(repeatInTurn, 0, others)
}

/** Where the pointer and the focus are now: hover menus open, links are fetched in advance, slides rest. */
function replayPresence(): void {
  const hovered = matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : undefined
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  const focused = document.activeElement
  if (focused && focused !== document.body) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function repeat({ target, key }: Held): void {
  const now = target.isConnected ? target : twinOf(target)
  if (key !== undefined) now?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  else now?.click()
}

/** The same link or button where React has drawn it anew. */
function twinOf(gone: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(gone.localName)].find(
    (other) => other.textContent === gone.textContent && other.ariaLabel === gone.ariaLabel,
  )
}
