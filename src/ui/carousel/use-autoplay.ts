import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useIsTabHidden, useMediaQuery } from '../use-browser.ts'

type AutoplayOptions = {
  /** Time on stage in milliseconds; 0 switches it off. */
  everyMs: number
  /** The slide on stage; its time starts anew when it changes. */
  position: number
  advance: (from: number) => void
  /** It rests while the pointer is over it, or over the `data-stage` that it is part of: texts may lie on the pictures. */
  stage: RefObject<HTMLElement | null>
}

/**
 * Turns the pages while the visitor wants it: only where motion is welcome (or Play was pressed), and never while the
 * pointer or the focus is inside or the tab is hidden.
 */
export function useAutoplay({ everyMs, position, advance, stage }: AutoplayOptions) {
  const isMotionUnwelcome = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isHidden = useIsTabHidden()
  const [choice, setChoice] = useState<boolean | null>(null)
  const isHovered = useHovered(stage, everyMs > 0)
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
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

/** Counts the time on stage from the page's opening, since before the scripts came. */
function leftOf(everyMs: number): number {
  const isTakingOver = !('hydrated' in document.documentElement.dataset)
  return isTakingOver ? Math.max(0, everyMs - performance.now()) : everyMs
}

/** Whether a mouse is over the stage. */
function useHovered(stage: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    const frame = stage.current?.closest<HTMLElement>('[data-stage]') ?? stage.current
    if (!isAsked || !frame) return
    const listening = new AbortController()
    const { signal } = listening
    frame.addEventListener('pointerover', ({ pointerType }) => setHovered(pointerType === 'mouse'), { signal })
    frame.addEventListener(
      'pointerout',
      ({ relatedTarget }) => !(relatedTarget instanceof Node && frame.contains(relatedTarget)) && setHovered(false),
      { signal },
    )
    return () => listening.abort()
  }, [stage, isAsked])
  return isHovered
}
