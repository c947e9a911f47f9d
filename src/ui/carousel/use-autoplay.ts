import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useIsTabHidden, useMediaQuery } from '../use-browser.ts'

type AutoplayOptions = {
  /** Time on stage in milliseconds; 0 switches it off. */
  everyMs: number
  /** The slide on stage; its time starts anew when it changes. */
  position: number
  advance: (from: number) => void
}

/**
 * Turns the pages while the visitor wants it: only where motion is welcome (or Play was pressed), and never while the
 * pointer or the focus is inside or the tab is hidden.
 */
export function useAutoplay({ everyMs, position, advance }: AutoplayOptions) {
  const isMotionUnwelcome = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isHidden = useIsTabHidden()
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  const isWanted = choice ?? !isMotionUnwelcome
  const isRunning = everyMs > 0 && isWanted && !isHovered && !isFocused && !isHidden
  const onTime = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => onTime(position), leftOf(everyMs))
    return () => clearTimeout(timer)
  }, [isRunning, everyMs, position])

  return {
    /** Playing as far as the visitor's choice goes; it may rest at this moment. */
    isWanted,
    isRunning,
    toggle: () => setChoice(!isWanted),
    /** For the element around slides and controls. */
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

/** What was on stage when the page was opened has been there since before the scripts came. */
function leftOf(everyMs: number): number {
  const isTakingOver = !('hydrated' in document.documentElement.dataset)
  return isTakingOver ? Math.max(0, everyMs - performance.now()) : everyMs
}
