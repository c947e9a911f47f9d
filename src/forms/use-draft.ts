import { useEffect, useRef, useState } from 'react'
import { type Draft, draftTime, dropDraft, loadDraft, saveDraft } from './draft.ts'

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
  const latest = useRef({ save: () => {}, saveOver: () => {} })
  // When this page last wrote the draft, in milliseconds; null while it only shows what it found.
  const written = useRef<number | null>(null)

  function save() {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!isOn) return
    const draft = read()
    if (draft === null) dropDraft(formId)
    const now = Date.now()
    const isKept = draft !== null && saveDraft(formId, draft, now)
    written.current = isKept ? now : null
    setState((known) => (known.isKept === isKept ? known : { ...known, isKept }))
  }

  /** Another tab with the same form may have written since, or sent its own: a reload of this one must bring back what stands here. */
  function saveOver() {
    if (!isOn || written.current === null || read() === null) return
    const kept = draftTime(formId)
    if (kept === null || kept > written.current) save()
  }

  useEffect(() => {
    latest.current = { save, saveOver }
  })

  useEffect(() => {
    // Phones end pages without a further word once they are hidden.
    const saveWhatWaits = () => (timer.current === undefined ? latest.current.saveOver() : latest.current.save())
    // Everything on this device was deleted, here or in another tab („Cookie-Einstellungen“): then nothing is put back.
    const forget = ({ key }: StorageEvent) => {
      if (key === null) written.current = null
    }
    document.addEventListener('visibilitychange', saveWhatWaits)
    addEventListener('pagehide', saveWhatWaits)
    addEventListener('storage', forget)
    return () => {
      removeEventListener('storage', forget)
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
      timer.current = setTimeout(() => latest.current.save(), PAUSE_MS)
    },
    load(): Draft | null {
      const draft = isOn ? loadDraft(formId) : null
      if (draft) setState({ isKept: true, restoredFrom: draft.savedAt })
      return draft
    },
    drop() {
      clearTimeout(timer.current)
      timer.current = undefined
      written.current = null
      dropDraft(formId)
      setState({ isKept: false, restoredFrom: null })
    },
  }
}
