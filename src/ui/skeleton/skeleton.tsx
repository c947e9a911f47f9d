import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A grey shape in the place and size of what will come. Give it a height, and a width if it is not the full one. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'skeleton block bg-ink-200/70 motion-safe:animate-pulse',
        !className?.includes('rounded') && 'rounded-lg',
        className ?? 'h-5 w-full',
      )}
    />
  )
}

type SkeletonGroupProps = { label: string; hideLabel?: boolean; className?: string; children: ReactNode }

/** Skeletons with the words that say what is being loaded. */
export function SkeletonGroup({ label, hideLabel = false, className, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true">
      <p role="status" className={hideLabel ? 'sr-only' : 'mb-6 text-ink-600'}>
        {label}
      </p>
      <div className={className}>{children}</div>
    </div>
  )
}
