import { useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, loadDraft, saveDraft } from './draft.ts'

const PAUSE_MS = 400

export type DraftState = {
  /** Something is kept on this device right now. */
  isKept: boolean
  /** When what was restored had been kept, in milliseconds; null when the form began empty. */
  restoredFrom: number | null
}

/**
 * Keeps a form on this device while it is filled in: after a pause in typing and when the page is left. `read` gives what to
 * keep, or null when nothing was entered.
 */
export function useDraft(formId: string, isOn: boolean, read: () => Omit<Draft, 'savedAt'> | null) {
  const [state, setState] = useState<DraftState>({ isKept: false, restoredFrom: null })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<() => void>(() => {})

  function save() {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!isOn) return
    const draft = read()
    if (draft === null) dropDraft(formId)
    const isKept = draft !== null && saveDraft(formId, draft)
    setState((known) => (known.isKept === isKept ? known : { ...known, isKept }))
  }

  useEffect(() => {
    latest.current = save
  })

  useEffect(() => {
    // Phones end pages without a further word once they are hidden.
    const saveWhatWaits = () => timer.current !== undefined && latest.current()
    document.addEventListener('visibilitychange', saveWhatWaits)
    addEventListener('pagehide', saveWhatWaits)
    return () => {
      document.removeEventListener('visibilitychange', saveWhatWaits)
      removeEventListener('pagehide', saveWhatWaits)
      saveWhatWaits()
    }
  }, [])

  return {
    state,
    save,
    saveSoon() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), PAUSE_MS)
    },
    load(): Draft | null {
      const draft = isOn ? loadDraft(formId) : null
      if (draft) setState({ isKept: true, restoredFrom: draft.savedAt })
      return draft
    },
    drop() {
      clearTimeout(timer.current)
      timer.current = undefined
      dropDraft(formId)
      setState({ isKept: false, restoredFrom: null })
    },
  }
}
