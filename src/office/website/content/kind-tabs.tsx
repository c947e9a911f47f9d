import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type KindTabsProps = { tabs: readonly { to: string; label: string }[]; current: string }

/** The lists of one room side by side, when it has several. From 1024 px on they stand in the navigation. */
export function KindTabs({ tabs, current }: KindTabsProps) {
  if (tabs.length < 2) return null
  return (
    <nav aria-label="Listen" className="flex flex-wrap gap-1 border-b border-ink-200 lg:hidden">
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center border-b-2 px-3 font-medium',
            to === current ? 'border-action text-action-strong' : 'border-transparent text-ink-700 hover:text-ink-950',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
