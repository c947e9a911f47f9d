import { type PointerEvent, useRef } from 'react'

const FAR_ENOUGH_PX = 40

/** A finger drawn sideways turns the page. Vertical scrolling stays with the browser (`touch-action: pan-y` is needed). */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? event.clientX : null
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return
      const moved = event.clientX - start.current
      start.current = null
      if (moved <= -FAR_ENOUGH_PX) onLeft()
      if (moved >= FAR_ENOUGH_PX) onRight()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
