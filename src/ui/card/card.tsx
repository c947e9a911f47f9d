import type { ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type CardProps = {
  as?: 'div' | 'article' | 'li' | 'section' | 'aside'
  /** Lifts under the pointer. Put one link with the class `card-link` inside: it covers the card. */
  interactive?: boolean
  labelledBy?: string
  id?: string
  className?: string
  children: ReactNode
}

/** A white sheet with a hairline. It has no padding of its own, so that pictures reach its edge. */
export function Card({ as = 'div', interactive = false, labelledBy, id, className, children }: CardProps) {
  const Element: ElementType = as
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(
        'card relative min-w-0 overflow-clip rounded-card border border-ink-200 bg-white shadow-card',
        interactive &&
          'group transition-[box-shadow,border-color,translate] hover:border-brand-300 hover:shadow-raised motion-safe:hover:-translate-y-0.5',
        className,
      )}
    >
      {children}
    </Element>
  )
}
