import type { ReactNode } from 'react'
import { GoButton } from '../button/go-button.tsx'
import { classNames } from '../class-names.ts'

type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** The choice stands in the address, and works without JavaScript. */
  to: string
  toNow?: () => string
}

type SegmentedProps<Value extends string> = {
  /** The choice: „Ansicht“. */
  label: string
  options: SegmentedOption<Value>[]
  value: Value
  className?: string
}

const segment =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[0.6rem] px-4 text-sm font-semibold transition-colors md:min-h-10 [&_svg]:size-[1.2em]'
const chosen = 'bg-white text-action-strong shadow-card'
const other = 'text-ink-700 hover:text-ink-950 hover:bg-white/60'

/** Two or three ways to see the same thing, one of them chosen. */
export function Segmented<Value extends string>({ label, options, value, className }: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex gap-1 rounded-control bg-ink-100 p-1 ring-1 ring-ink-200 ring-inset print:hidden',
        className,
      )}
    >
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <GoButton
            key={option.value}
            to={option.to}
            toNow={option.toNow}
            replace
            aria-pressed={isChosen}
            className={classNames(segment, isChosen ? chosen : other)}
          >
            {option.icon}
            <span>{option.label}</span>
          </GoButton>
        )
      })}
    </div>
  )
}
