import { useEffect, useRef } from 'react'

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 5 * 60_000

/**
 * While a form waits for the network: tries as soon as the browser says that it is back or the page is looked at again, and in between
 * after 5, 10, 20 … seconds, at most five minutes. A browser that knows that it is offline is not asked to try.
 */
export function useRetries(isOn: boolean, attempt: () => void): void {
  const latest = useRef(attempt)
  useEffect(() => {
    latest.current = attempt
  })

  useEffect(() => {
    if (!isOn) return
    let waitMs = FIRST_WAIT_MS
    let timer: ReturnType<typeof setTimeout>
    const listening = new AbortController()

    function plan(): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
        plan()
        if (navigator.onLine) latest.current()
      }, waitMs)
    }
    function begin(): void {
      waitMs = FIRST_WAIT_MS
      plan()
      latest.current()
    }
    plan()
    addEventListener('online', begin, { signal: listening.signal })
    document.addEventListener('visibilitychange', () => !document.hidden && navigator.onLine && begin(), {
      signal: listening.signal,
    })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [isOn])
}
