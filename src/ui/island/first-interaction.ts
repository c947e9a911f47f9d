/**
 * What a visitor does first, whatever it is: move, touch, scroll, press a key, put the focus somewhere. Browsers and helpers that fill
 * in forms say only `input` or `change`.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'input',
  'change',
] as const

let seen: Promise<void> | undefined

/** Resolves when the visitor begins to do something with the page. Browsers only. */
export function firstInteraction(): Promise<void> {
  return (seen ??= new Promise((resolve) => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signs) {
      document.addEventListener(sign, begin, { capture: true, passive: true, signal: listening.signal })
    }
  }))
}
