import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { Related } from './related.server.ts'

/** Names the person whose requests the list shows, with the way back to all. */
export function RelatedNote({ about }: { about: readonly Related[] }) {
  if (about.length === 0) return null
  return (
    <ul aria-label="Nur Anfragen zu" className="flex flex-wrap gap-2">
      {about.map(({ label, name, without }) => (
        <li
          key={label}
          className="inline-flex max-w-full items-center rounded-full border border-action bg-brand-100 pl-4 font-medium text-brand-800"
        >
          <span className="truncate">{`${label}: ${name}`}</span>
          <Link
            to={`/verwaltung/anfragen${without}`}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-200 md:size-9"
          >
            <X aria-hidden="true" className="size-4" />
            <span className="sr-only">{`Nicht nur zu ${name}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
