import { type RefObject, useEffect, useState } from 'react'
import { forgetInput } from '#areas/office/frame/kept-input.ts'

const PAUSE_MS = 1200

export type Autosave = 'idle' | 'saved' | 'failed'

/** Sends what a form holds to `address` whenever somebody stops typing, and when they leave. `box` is around the form. */
export function useAutosave(box: RefObject<HTMLElement | null>, address: string): Autosave {
  const [state, setState] = useState<Autosave>('idle')
  useEffect(() => {
    const element = box.current
    let timer: number | undefined
    let isDirty = false
    const form = () => element?.querySelector('form') ?? undefined
    const data = () => new FormData(form())
    const settle = () => {
      clearTimeout(timer)
      isDirty = false
    }
    async function save() {
      settle()
      const answer = await fetch(address, { method: 'POST', body: data() }).catch(() => null)
      const kept = form()
      if (answer?.status !== 204) isDirty = true
      else if (!isDirty && kept) forgetInput(kept)
      setState(answer?.status === 204 ? 'saved' : 'failed')
    }
    const typed = () => {
      isDirty = true
      clearTimeout(timer)
      timer = window.setTimeout(() => void save(), PAUSE_MS)
    }
    const leave = () => {
      if (isDirty && document.visibilityState === 'hidden') navigator.sendBeacon(address, data())
      if (document.visibilityState === 'hidden') settle()
    }
    const online = () => isDirty && void save()
    element?.addEventListener('input', typed)
    window.addEventListener('online', online)
    element?.addEventListener('submit', settle)
    document.addEventListener('visibilitychange', leave)
    return () => {
      // Left within the office: the form is still there.
      if (isDirty) void save()
      clearTimeout(timer)
      element?.removeEventListener('input', typed)
      window.removeEventListener('online', online)
      element?.removeEventListener('submit', settle)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [box, address])
  return state
}
