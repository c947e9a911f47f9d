import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetInput } from './kept-input.ts'

const PAUSE_MS = 1200

export type Autosave = 'idle' | 'saved' | 'failed'

/** A draft is words: files wait in the form until it is sent. */
function textsOf(sent: FormData): FormData {
  const texts = new FormData()
  for (const [name, value] of sent) if (typeof value === 'string') texts.append(name, value)
  return texts
}

/**
 * Sends what a form holds to `address` whenever somebody stops typing, and when they leave. `box` is around the form; null: nothing is
 * kept. `onKept`: it has just been. `forget`: what waits to be sent is not.
 */
export function useAutosave(box: RefObject<HTMLElement | null>, address: string | null, onKept?: () => void) {
  const [state, setState] = useState<Autosave>('idle')
  const forget = useRef(() => {})
  const kept = useEffectEvent(() => onKept?.())
  useEffect(() => {
    if (address === null) return
    const element = box.current
    let timer: number | undefined
    let isDirty = false
    const form = () => element?.querySelector('form') ?? undefined
    const data = () => textsOf(new FormData(form()))
    const settle = () => {
      clearTimeout(timer)
      isDirty = false
    }
    forget.current = settle
    async function save(to: string) {
      settle()
      const answer = await fetch(to, { method: 'POST', body: data() }).catch(() => null)
      const own = form()
      if (answer?.status !== 204) isDirty = true
      else if (!isDirty && own) forgetInput(own)
      setState(answer?.status === 204 ? 'saved' : 'failed')
      if (answer?.status === 204) kept()
    }
    const typed = () => {
      isDirty = true
      clearTimeout(timer)
      timer = window.setTimeout(() => void save(address), PAUSE_MS)
    }
    const leave = () => {
      if (isDirty && document.visibilityState === 'hidden') navigator.sendBeacon(address, data())
      if (document.visibilityState === 'hidden') settle()
    }
    const online = () => isDirty && void save(address)
    element?.addEventListener('input', typed)
    window.addEventListener('online', online)
    element?.addEventListener('submit', settle)
    document.addEventListener('visibilitychange', leave)
    return () => {
      // Left within the office: the form is still there.
      if (isDirty) void save(address)
      clearTimeout(timer)
      element?.removeEventListener('input', typed)
      window.removeEventListener('online', online)
      element?.removeEventListener('submit', settle)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [box, address])
  return { state, forget: () => forget.current() }
}
