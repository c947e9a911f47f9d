import { SoftBadge } from '#ui/badge/badge.tsx'
import { formatDateTime } from '#ui/format.ts'
import { Panel } from '#office/frame/frame/panel.tsx'
import { MOST_COUNTED } from '#office/desk/inbox/filters.ts'
import { kindLabel, kindTone } from '#office/desk/request/kind-labels.ts'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { ShownRequests } from './requests-about.server.ts'

/** Requests that a record is about, each one press from its answer. */
export function RequestsPanel({ title, none, to, total, rows }: ShownRequests) {
  return (
    <Panel
      title={`${title} (${total > MOST_COUNTED ? `${MOST_COUNTED}+` : total})`}
      actions={total > 0 && <ThumbLink to={to}>Als Liste</ThumbLink>}
      flush={rows.length > 0}
    >
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-ink-200 border-t border-ink-200">
          {rows.map(({ reference, name, kind, text, receivedAt }) => (
            <li
              key={reference}
              className="relative px-4 py-2 text-sm focus-within:bg-brand-50 hover:bg-brand-50 sm:px-5"
            >
              <p className="flex flex-wrap items-center gap-x-3">
                <RowLink to={`/verwaltung/anfragen/${reference}#antwort`}>{name}</RowLink>
                <SoftBadge tone={kindTone(kind)}>{kindLabel(kind)}</SoftBadge>
                <span className="tabular text-xs text-ink-600">{`${reference}, ${formatDateTime(new Date(receivedAt))} Uhr`}</span>
              </p>
              {text !== '' && <p className="line-clamp-2 [overflow-wrap:anywhere] text-ink-800">{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
