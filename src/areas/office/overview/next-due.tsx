import { Link } from 'react-router'
import { showReference } from '#platform/submissions/reference.ts'
import type { InboxRow } from '#platform/submissions/inbox/inbox-query.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { dueOf } from '../inbox/due.ts'
import { kindLabel } from '../request/kind-labels.ts'

/** The open requests whose promised time is nearest or longest past. */
export function NextDue({ rows, now }: { rows: readonly InboxRow[]; now: number }) {
  if (rows.length === 0) return <p className="px-5 pb-5 text-ink-600">Nichts ist offen. Schöner Tag.</p>
  return (
    <ul className="divide-y divide-ink-200 border-t border-ink-200">
      {rows.map((row) => {
        const due = dueOf(row.dueAt, false, now)
        return (
          <li
            key={row.id}
            className="relative flex flex-wrap items-center gap-x-3 px-4 py-2 focus-within:bg-brand-50 hover:bg-brand-50 sm:px-5"
          >
            <Link
              to={`/verwaltung/anfragen/${showReference(row.reference)}`}
              className="card-link inline-flex min-h-11 min-w-0 items-center font-semibold [overflow-wrap:anywhere] text-ink-950"
            >
              {row.contactName}
            </Link>
            <span className="text-ink-600">{kindLabel(row.kind)}</span>
            {due && (
              <Badge tone={due.tone} variant="soft" className="ml-auto">
                {due.text}
              </Badge>
            )}
          </li>
        )
      })}
    </ul>
  )
}
