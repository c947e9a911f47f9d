import { type Dispatch, type SetStateAction, useRef, useEffect } from 'react'
import type { FormMemory } from './form-memory.ts'
import type { Submission } from './submission.ts'
import { useRetries } from './use-retries.ts'

/** What was sent on another day is not sent without asking. */
const LONGEST_UNASKED_MS = 24 * 60 * 60 * 1000

type WaitingOptions = {
  memory: FormMemory
  submission: Submission
  setSubmission: Dispatch<SetStateAction<Submission>>
  /** Keeps on this device that it waits. */
  save: () => void
  attempt: () => void
}

/** A form that found no network: it is kept, tried again, and goes on after a closed tab, until it arrives or is called off. */
export function useWaiting({ memory, submission, setSubmission, save, attempt }: WaitingOptions) {
  const isWaiting = submission.kind === 'waiting'
  const wasStopped = useRef(false)
  useRetries(isWaiting && submission.isAutomatic, attempt)

  // The buttons that were there while it waited are gone.
  useEffect(() => {
    if (isWaiting || !wasStopped.current) return
    wasStopped.current = false
    memory.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isWaiting, memory])

  function show(since: number, isAutomatic: boolean): void {
    setSubmission({ kind: 'waiting', since, isAutomatic, isTrying: false })
  }
  function stop(): void {
    if (memory.waitingSince === null) return
    memory.stopWaiting()
    save()
    setSubmission({ kind: 'idle' })
  }

  return {
    begin(): void {
      const since = memory.startWaiting()
      save()
      show(since, true)
    },
    /** What a closed tab left waiting. `isWhole`: all its files are back. */
    resume(isWhole: boolean): void {
      const since = memory.waitingSince
      if (since === null) return
      if (!isWhole) return stop()
      const isAutomatic = Date.now() - since < LONGEST_UNASKED_MS
      show(since, isAutomatic)
      if (isAutomatic && navigator.onLine) attempt()
    },
    /** After an answer. */
    stop,
    /** By the visitor. */
    callOff(): void {
      wasStopped.current = true
      stop()
    },
  }
}
