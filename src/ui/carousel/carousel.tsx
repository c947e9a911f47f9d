import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useAutoplay } from './use-autoplay.ts'

const FAR_ENOUGH_PX = 40

type CarouselProps = {
  /** Read out by screen readers: „Ansichten des Hauses“. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** Time on stage in milliseconds; 0 or none: the visitor turns the pages. */
  autoMs?: number
  /** Name of one slide in the controls. */
  noun?: 'Bild' | 'Stimme'
  /** `over` lays the controls on the pictures, `below` puts them under the slides. */
  controls?: 'over' | 'below'
  className?: string
}

const NEIGHBOURS_AFTER_MS = 2500

/** Slides that fade into each other. Both ends wrap around; a single slide gets no controls. */
export function Carousel(props: CarouselProps) {
  const { label, slides, autoMs = 0, noun = 'Bild', controls = 'over', className } = props
  const count = slides.length
  const { index, show, next, previous } = useSlides(count)
  const stage = useRef<HTMLElement>(null)
  const autoplay = useAutoplay({ everyMs: count > 1 ? autoMs : 0, position: index, advance: next, stage })
  const swipe = useSwipe({ onLeft: next, onRight: previous })
  const areNeighboursReady = useNeighbours(index)

  function stateOf(position: number) {
    if (position === index) return 'shown'
    const distance = Math.abs(position - index)
    const isNeighbour = distance === 1 || distance === count - 1
    // A slide `away` is not displayed, so its pictures are not fetched beside the first one.
    return isNeighbour && areNeighboursReady ? 'waiting' : 'away'
  }

  return (
    <section
      ref={stage}
      aria-roledescription="Karussell"
      aria-label={label}
      className={classNames(controls === 'over' ? 'absolute inset-0' : 'relative flex flex-col-reverse', className)}
      {...autoplay.handlers}
      {...(count > 1 && swipe)}
    >
      {count > 1 && (
        <CarouselControls
          noun={noun}
          keys={slides.map((slide) => slide.key)}
          index={index}
          show={show}
          next={next}
          previous={previous}
          autoplay={autoMs > 0 ? autoplay : null}
          placing={controls}
        />
      )}
      <div
        aria-live={autoplay.isRunning ? 'off' : 'polite'}
        className={classNames('slides touch-pan-y', controls === 'over' ? 'h-full' : 'slides-text')}
      >
        {slides.map((slide, position) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription={noun}
            aria-label={`${position + 1} von ${count}`}
            className="slide"
            data-state={stateOf(position)}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Neighbours come once the first picture had its time, or as soon as a page was turned. */
function useNeighbours(index: number) {
  const [areReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), index === 0 ? NEIGHBOURS_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [index])
  return areReady
}

/** Which of `count` slides is shown. Both ends wrap around. */
function useSlides(count: number) {
  const [index, setIndex] = useState(0)
  return {
    // A list that became shorter must not leave an empty stage.
    index: count === 0 ? 0 : index % count,
    show: setIndex,
    next: () => setIndex((current) => (current + 1) % count),
    previous: () => setIndex((current) => (current - 1 + count) % count),
  }
}

/** A finger drawn sideways turns the page. Vertical scrolling stays with the browser (`touch-action: pan-y` is needed). */
function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
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
