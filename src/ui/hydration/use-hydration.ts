import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readEarlyInput, readLostInput } from './early-input.ts'

/** For the root: marks the page as taken over (`html[data-hydrated]`), and lets React hear of what was entered and pressed before. */
export function useHydration(): void {
  const enterAgain = useRef(() => {})
  // Where a page was translated before, React draws it anew: its fields are gone when effects run.
  const [enterLost] = useState(() => {
    if (typeof document === 'undefined' || isHydrated()) return () => {}
    wasTranslated ||= isTranslated()
    return readLostInput()
  })
  // Before anything is drawn again.
  useLayoutEffect(() => {
    if (!isHydrated()) enterAgain.current = readEarlyInput()
  }, [])
  useEffect(() => {
    if (isHydrated()) return
    document.documentElement.dataset.hydrated = ''
    enterLost()
    enterAgain.current()
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed
      button.click()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React has taken over
  }, [])
}

let wasTranslated = false

/** A browser may translate a page before React takes it over: then React draws it anew, and nothing is wrong. */
export const isTranslated = (): boolean =>
  wasTranslated || document.querySelector('html:is(.translated-ltr, .translated-rtl), font, [_msttexthash]') !== null

const isHydrated = () => 'hydrated' in document.documentElement.dataset
