import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type HistoryTabsProps = { tabs: readonly { path: string; label: string }[]; chosen: string }

/** Narrows the history to one kind of content; '' is all of them. */
export function HistoryTabs({ tabs, chosen }: HistoryTabsProps) {
  return (
    <nav aria-label="Art der Inhalte" className="flex flex-wrap gap-2">
      {[{ path: '', label: 'Alles' }, ...tabs].map(({ path, label }) => (
        <Link
          key={path}
          to={path === '' ? '/verwaltung/verlauf' : `/verwaltung/verlauf?art=${path}`}
          aria-current={path === chosen ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full border px-4',
            path === chosen
              ? 'border-action bg-brand-50 font-semibold text-action-strong'
              : 'border-ink-300 bg-white text-ink-800 hover:bg-ink-100',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
