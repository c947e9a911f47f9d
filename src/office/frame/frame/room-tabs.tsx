import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type RoomTabsProps = {
  label: string
  tabs: readonly { to: string; label: string }[]
  /** Address of the one that is open. */
  current: string
  className: string
}

/** The pages of one room side by side. */
export function RoomTabs({ label, tabs, current, className }: RoomTabsProps) {
  return (
    <nav aria-label={label} className={classNames('flex flex-wrap gap-1 border-b border-ink-200', className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.to === current ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center border-b-2 px-3 font-medium',
            tab.to === current
              ? 'border-action text-action-strong'
              : 'border-transparent text-ink-700 hover:text-ink-950',
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
