import { Form, Link, useLocation } from 'react-router'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { Line } from './kind.ts'

export type ShownRecord = Line & {
  id: string
  version: number
  isDraft: boolean
  quick: { name: string; label: string }[]
}

type RecordListProps = { base: string; many: string; rows: readonly ShownRecord[]; mayWrite: boolean }

/** One line each: what it is, what state it is in, and what can be done with one tap. */
export function RecordList({ base, many, rows, mayWrite }: RecordListProps) {
  const { search } = useLocation()
  return (
    <ul
      aria-label={many}
      className="divide-y divide-ink-200 overflow-hidden rounded-card border border-ink-200 bg-white"
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 focus-within:bg-brand-50 hover:bg-brand-50"
        >
          <div className="min-w-0">
            <Link
              to={`${base}/${row.id}`}
              className="card-link inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] text-ink-950"
            >
              {row.title}
            </Link>
            {row.line && <p className="-mt-1 text-ink-600">{row.line}</p>}
            <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
              {row.badges?.map(({ text, tone }) => (
                <Badge key={text} tone={tone} variant="soft">
                  {text}
                </Badge>
              ))}
              {row.isDraft && (
                <Badge tone="grey" variant="soft">
                  Entwurf
                </Badge>
              )}
            </p>
          </div>
          {mayWrite && row.quick.length > 0 && (
            <Form method="post" action={`${base}${search}`} preventScrollReset className="relative z-10">
              <input type="hidden" name="id" value={row.id} />
              <input type="hidden" name="version" value={row.version} />
              {row.quick.map(({ name, label }) => (
                <Button
                  key={name}
                  type="submit"
                  name="intent"
                  value={name}
                  size="sm"
                  variant="secondary"
                  aria-label={`${label}: ${row.title}`}
                >
                  {label}
                </Button>
              ))}
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
