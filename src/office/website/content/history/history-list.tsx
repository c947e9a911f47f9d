import { Form, Link, useLocation } from 'react-router'
import { formatDateTime } from '#ui/format.ts'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import { ChangeList } from '#office/website/change-list.tsx'
import type { ShownEntry } from './shown-entry.server.ts'

const verbs = { created: 'angelegt', changed: 'geändert', removed: 'gelöscht', ordered: 'neu geordnet' }

/** The newest change first, each with what it changed and the way back. */
export function HistoryList({ entries }: { entries: readonly ShownEntry[] }) {
  const { pathname, search } = useLocation()
  return (
    <ol aria-label="Änderungen" className="space-y-3">
      {entries.map((entry) => (
        <li key={entry.ids[0]} className="rounded-card border border-ink-200 bg-white p-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span>{entry.kind && `${entry.kind} `}</span>
              {entry.to ? (
                <Link to={entry.to} className="link font-semibold">
                  {entry.title}
                </Link>
              ) : (
                <strong className="text-ink-950">{entry.title}</strong>
              )}{' '}
              <span>{verbs[entry.what]}</span>
              <span className="block text-ink-600">{`${entry.staffName}, ${formatDateTime(new Date(entry.happenedAt))} Uhr`}</span>
            </p>
            {entry.mayUndo && (
              <Form method="post" action={`${pathname}${search}`}>
                {entry.ids.map((id) => (
                  <input key={id} type="hidden" name="entry" value={id} />
                ))}
                <SecondaryButton
                  type="submit"
                  aria-label={`Rückgängig: ${entry.title} ${verbs[entry.what]}, ${formatDateTime(new Date(entry.happenedAt))} Uhr`}
                >
                  Rückgängig
                </SecondaryButton>
              </Form>
            )}
          </div>
          {entry.changes.length > 0 && (
            <ChangeList changes={entry.changes} className="mt-3 border-t border-ink-200 pt-3" />
          )}
        </li>
      ))}
    </ol>
  )
}
