import { Link } from 'react-router'
import { showReference } from '#platform/submissions/reference.ts'
import type { InboxRow } from '#platform/submissions/inbox/inbox-query.ts'
import { statusLabels } from '#platform/submissions/status.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatDateTime } from '#ui/format.ts'
import { kindLabel, kindTone } from '../request/kind-labels.ts'
import { ageOf, dueOf } from './due.ts'
import { AlarmBadges } from './alarm-badges.tsx'
import type { InboxFilters } from './filters.ts'
import { ListHead } from './list-head.tsx'
import { useListKeys } from './use-list-keys.ts'

export type ShownRow = InboxRow & {
  assignee: string | null
  mayWrite: boolean /** Somebody sent it twice. */
  isTwin: boolean
}

const columns =
  'xl:grid-cols-[2.75rem_minmax(0,1fr)_10.5rem_7rem_6.5rem_8.5rem_5rem_9rem] md:grid-cols-[2.75rem_minmax(0,1fr)_10.5rem_6.5rem_8.5rem]'

type RequestListProps = { rows: readonly ShownRow[]; filters: InboxFilters; now: number; mayWrite: boolean }

/** The list: lines with columns on a wide screen, sheets on a phone. */
export function RequestList({ rows, filters, now, mayWrite }: RequestListProps) {
  useListKeys()
  return (
    <table aria-label="Vorgänge" className="block overflow-hidden rounded-card border border-ink-200 bg-white">
      <ListHead columns={columns} filters={filters} isTickable={rows.some((row) => mayWrite && row.mayWrite)} />
      <tbody className="block divide-y divide-ink-200">
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} isTickable={mayWrite && row.mayWrite} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, now, isTickable }: { row: ShownRow; now: number; isTickable: boolean }) {
  const reference = showReference(row.reference)
  const due = dueOf(row, now)
  return (
    <tr
      data-row={`${row.id}:${row.version}`}
      className={classNames(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3 px-3 py-2 md:py-1 xl:py-0.5 focus-within:bg-brand-50 hover:bg-brand-50',
        columns,
      )}
    >
      <td className="relative z-10 row-span-4 self-start md:max-xl:col-start-1 md:max-xl:row-start-1 md:row-span-2 xl:row-span-1">
        {isTickable && (
          <label className="grid size-11 place-items-center">
            <span className="sr-only">Vorgang {reference} auswählen</span>
            <input type="checkbox" name="request" value={`${row.id}:${row.version}`} className="size-5" />
          </label>
        )}
      </td>
      <td className="flex min-w-0 flex-wrap items-center gap-x-2 md:max-xl:col-start-2 md:max-xl:row-start-1">
        <Link
          to={`/verwaltung/anfragen/${reference}`}
          data-row-link=""
          className={classNames(
            'card-link flex min-h-11 min-w-0 items-center gap-2 text-ink-950',
            row.isUnread ? 'font-bold' : 'font-medium',
          )}
        >
          {row.isUnread && <span className="size-2 shrink-0 rounded-full bg-action" />}
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{row.contactName}</span>
          {row.isUnread && <span className="sr-only">, ungelesen</span>}
        </Link>
        <AlarmBadges alarm={row.alarm} />
        {row.messageAt !== null && (
          <Badge tone="blue" variant="soft">
            Neue Nachricht
          </Badge>
        )}
      </td>
      <td className="max-md:col-start-2 md:max-xl:col-start-3 md:max-xl:row-start-1 flex flex-wrap gap-1">
        <Badge tone={kindTone(row.kind)} variant="soft">
          {kindLabel(row.kind)}
        </Badge>
        {row.isTwin && (
          <Badge tone="amber" variant="soft">
            Duplikat?
          </Badge>
        )}
      </td>
      <td className="tabular text-ink-600 max-md:col-start-2 md:max-xl:col-start-2 md:max-xl:row-start-2">
        {reference}
        <span className="xl:hidden">
          {' '}
          · vor {ageOf(row.receivedAt, now)}
          {row.assignee && ` · ${row.assignee}`}
        </span>
      </td>
      <td className="max-md:col-start-2 max-md:flex max-md:gap-2 md:max-xl:col-start-4 md:max-xl:row-start-1">
        {statusLabels[row.status]}
        {due && (
          <Badge tone={due.tone} variant="soft" className="md:hidden">
            {due.text}
          </Badge>
        )}
      </td>
      <td className="max-md:hidden md:max-xl:col-start-5 md:max-xl:row-start-1">
        {due && (
          <Badge tone={due.tone} variant="soft">
            {due.text}
          </Badge>
        )}
      </td>
      <td className="hidden text-ink-600 xl:block">
        <time dateTime={row.receivedAt} title={`${formatDateTime(new Date(row.receivedAt))} Uhr`}>
          {ageOf(row.receivedAt, now)}
        </time>
      </td>
      <td className="hidden truncate text-ink-600 xl:block">{row.assignee ?? '–'}</td>
    </tr>
  )
}
