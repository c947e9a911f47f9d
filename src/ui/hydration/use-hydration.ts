import { useEffect, useLayoutEffect, useRef } from 'react'
import { readEarlyInput } from './early-input.ts'

/** For the root: marks the page as taken over (`html[data-hydrated]`), and lets React hear of what was entered and pressed before. */
export function useHydration(): void {
  const enterAgain = useRef(() => {})
  // Before anything is drawn again.
  useLayoutEffect(() => {
    if (!isHydrated()) enterAgain.current = readEarlyInput()
  }, [])
  useEffect(() => {
    if (isHydrated()) return
    document.documentElement.dataset.hydrated = ''
    enterAgain.current()
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed
      button.click()
    }
  }, [])
}

const isHydrated = () => 'hydrated' in document.documentElement.dataset
