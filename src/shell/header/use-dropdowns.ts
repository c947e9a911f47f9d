import { useCallback, useEffect, useRef, useState } from 'react'

/** How long the pointer may be outside before a menu closes: time to cut a corner on the way to a link. */
export const LEAVE_DELAY_MS = 250

type OpenMenu = { id: string; by: 'hover' | 'button' }

/** Which of the header's dropdowns is open: one at most. */
export function useDropdowns() {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(() => clearTimeout(timer.current), [])
  const close = useCallback(() => {
    keep()
    setMenu(null)
  }, [keep])
  const open = useCallback(
    (id: string, by: OpenMenu['by']) => {
      keep()
      setMenu((current) => (current?.id === id && by === 'hover' ? current : { id, by }))
    },
    [keep],
  )
  /** A menu that a button opened stays until the button, Escape or the focus closes it. */
  const leave = useCallback(() => {
    keep()
    timer.current = setTimeout(() => setMenu((current) => (current?.by === 'hover' ? null : current)), LEAVE_DELAY_MS)
  }, [keep])

  useEffect(() => keep, [keep])
  const isOpen = menu !== null
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Element && event.target.closest('[data-dropdown]'))) close()
    }
    // Escape works wherever the focus is: what hovering opened can be sent away without moving the pointer (WCAG 1.4.13).
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen, close])

  return { menu, open, close, leave, keep }
}

export type Dropdowns = ReturnType<typeof useDropdowns>
