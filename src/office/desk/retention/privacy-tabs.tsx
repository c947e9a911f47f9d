import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'

const tabs = [
  { name: 'retention', to: '/verwaltung/aufbewahrung', label: 'Aufbewahrung' },
  { name: 'person', to: '/verwaltung/aufbewahrung/person', label: 'Auskunft und Löschung' },
  { name: 'log', to: '/verwaltung/aufbewahrung/protokoll', label: 'Löschprotokoll' },
] as const

/** The pages of the room side by side. */
export function PrivacyTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  return (
    <nav aria-label="Datenschutz" className="flex flex-wrap gap-1 border-b border-ink-200 print:hidden">
      {tabs.map(({ name, to, label }) => (
        <Link
          key={name}
          to={to}
          aria-current={name === current ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center border-b-2 px-3 font-medium',
            name === current
              ? 'border-action text-action-strong'
              : 'border-transparent text-ink-700 hover:text-ink-950',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
