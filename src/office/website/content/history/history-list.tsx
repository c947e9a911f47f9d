import { Form, Link, useLocation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { formatDateTime } from '#ui/format.ts'
import type { ShownEntry } from './shown-entry.server.ts'

const verbs = { created: 'angelegt', changed: 'geändert', removed: 'gelöscht', ordered: 'neu geordnet' }
const LONGEST_SHOWN = 300

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} …` : text)

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
                <Button
                  type="submit"
                  variant="secondary"
                  size="sm"
                  aria-label={`Rückgängig: ${entry.title} ${verbs[entry.what]}, ${formatDateTime(new Date(entry.happenedAt))} Uhr`}
                >
                  Rückgängig
                </Button>
              </Form>
            )}
          </div>
          {entry.changes.length > 0 && (
            <dl className="mt-3 space-y-2 border-t border-ink-200 pt-3">
              {entry.changes.map(({ label, before, after }) => (
                <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
                  <dt className="text-ink-600">{label}</dt>
                  <dd className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-950">
                    <del className="text-ink-600">{shortened(before)}</del> →{' '}
                    <ins className="no-underline">{shortened(after)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}
