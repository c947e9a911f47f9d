import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

const EDGE_PX = 90
const SCROLL_PX = 14

/** Before which of the others (by index, the dragged one left out) a pointer at this height lets go. */
export function dropIndex(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length
}

/**
 * Drags the children of a list by a handle, with mouse, pen or finger. Nothing moves in the document until it is let go, so that no
 * browser loses the pointer; Escape calls it off. `onDrop` gets the old and the new index.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  const isDragging = drag !== null

  useEffect(() => {
    if (!isDragging) return
    let y = -1
    let frame = 0
    const move = (event: PointerEvent) => {
      y = event.clientY
      const items = [...(list.current?.children ?? [])]
      setDrag((now) => {
        if (!now) return now
        const middles = items.flatMap((item, index) => {
          if (index === now.from) return []
          const { top, height } = item.getBoundingClientRect()
          // Let go in the very middle of another, it has been passed, upwards and downwards.
          return [top + height / 2 + (index < now.from ? 1 : -1)]
        })
        const to = dropIndex(middles, event.clientY)
        return to === now.to ? now : { ...now, to }
      })
    }
    const scroll = () => {
      if (y >= 0 && y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
      if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
      frame = requestAnimationFrame(scroll)
    }
    const end = () =>
      setDrag((now) => {
        if (now && now.from !== now.to) queueMicrotask(() => drop.current(now.from, now.to))
        return null
      })
    const cancel = () => setDrag(null)
    const key = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
    frame = requestAnimationFrame(scroll)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', key)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', key)
    }
  }, [isDragging, list])

  return {
    drag,
    start(event: ReactPointerEvent, from: number) {
      if (event.button !== 0) return
      event.preventDefault()
      setDrag({ from, to: from })
    },
  }
}
