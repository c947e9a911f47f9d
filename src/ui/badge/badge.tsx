import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type BadgeTone = 'green' | 'red' | 'amber' | 'blue' | 'purple' | 'grey'

type BadgeProps = {
  tone: BadgeTone
  className?: string
  children: ReactNode
}

const solid: Record<BadgeTone, string> = {
  green: 'bg-ok text-white',
  red: 'bg-bad text-white',
  amber: 'bg-warn text-ink-950',
  blue: 'bg-action text-white',
  purple: 'bg-plum text-white',
  grey: 'bg-ink-600 text-white',
}

const soft: Record<BadgeTone, string> = {
  green: 'bg-ok-100 text-ok-800',
  red: 'bg-bad-100 text-bad-800',
  amber: 'bg-warn-100 text-warn-800',
  blue: 'bg-brand-100 text-brand-800',
  purple: 'bg-[oklch(95%_0.03_302)] text-[oklch(42%_0.2_302)]',
  grey: 'bg-ink-100 text-ink-700',
}

/** A status or kind in a word or two. Colour never says it alone. */
export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={classNames('badge', solid[tone], className)}>{children}</span>
}

/** The quieter one for running text and tables, where many stand together. */
export function SoftBadge({ tone, className, children }: BadgeProps) {
  return <span className={classNames('badge', soft[tone], className)}>{children}</span>
}
