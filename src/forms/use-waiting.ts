import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import type { Submission } from './submission.ts'
import { DAY_MS, MINUTE_MS } from '#values/durations.ts'

/** Older ones are not sent without asking. */
const LONGEST_UNASKED_MS = DAY_MS
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 5 * MINUTE_MS

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

type WaitingOptions = {
  submission: Submission
  setSubmission: Dispatch<SetStateAction<Submission>>
  /** Keeps on this device that it waits. */
  save: () => unknown
  sendAgain: () => void
}

/** A form that found no network: it is kept, tried again, and goes on after a closed tab, until it arrives or is called off. */
export function useWaiting({ submission, setSubmission, save, sendAgain }: WaitingOptions) {
  /** In milliseconds; null while it does not wait. */
  const since = useRef<number | null>(null)
  useRetries(submission.kind === 'waiting' && submission.isAutomatic, sendAgain)

  function show(from: number, isAutomatic: boolean): void {
    setSubmission({ kind: 'waiting', since: from, isAutomatic, isTrying: false })
  }
  function end(): void {
    if (since.current === null) return
    since.current = null
    save()
    setSubmission({ kind: 'idle' })
  }
  return {
    since,
    begin(): void {
      since.current ??= Date.now()
      save()
      show(since.current, true)
    },
    /** Goes on with what a closed tab left waiting; without its files it is not sent. */
    resume(isWhole: boolean): void {
      if (since.current === null) return
      if (!isWhole) return end()
      const isAutomatic = Date.now() - since.current < LONGEST_UNASKED_MS
      show(since.current, isAutomatic)
      if (isAutomatic && navigator.onLine) sendAgain()
    },
    end,
  }
}
