import { classNames } from '../class-names.ts'

type ProgressProps = {
  label: string
  /** Out of `max`. */
  value: number
  max?: number
  className?: string
}

/** A native progress bar; `label` is for screen readers, the words for the eye stand beside it. */
export function Progress({ label, value, max = 100, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={classNames(
        'block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-brand-100',
        '[&::-webkit-progress-bar]:bg-brand-100 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-action',
        '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-300',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-action',
        className,
      )}
    />
  )
}
