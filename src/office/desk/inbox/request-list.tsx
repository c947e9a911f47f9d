import { CornerDownRight, Paperclip } from 'lucide-react'
import { Link } from 'react-router'
import { showReference } from '#requests/submissions/reference.ts'
import { statusLabels } from '#requests/submissions/status.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatDateTime, plural } from '#ui/format.ts'
import { kindLabel, kindTone } from '../request/kind-labels.ts'
import { AlarmBadges } from './alarm-badges.tsx'
import type { Density } from './density.tsx'
import { ageOf, dueOf } from './due.ts'
import type { InboxFilters } from './filters.ts'
import { ListHead } from './list-head.tsx'
import type { ShownRow } from './read-rows.server.ts'
import { SnoozeBadge } from './snooze-badge.tsx'
import { TagChips } from './tag-chips.tsx'
import { useListKeys } from './use-list-keys.ts'

const columns = {
  comfortable:
    'xl:grid-cols-[2.75rem_13rem_minmax(0,1fr)_9.5rem_8rem_8.5rem] md:grid-cols-[2.75rem_minmax(0,1fr)_10.5rem_8.5rem]',
  dense:
    'xl:grid-cols-[2.75rem_12rem_minmax(0,1fr)_9.5rem_8rem_8.5rem] md:grid-cols-[2.75rem_minmax(0,1fr)_10.5rem_8.5rem]',
}

type RequestListProps = {
  rows: readonly ShownRow[]
  density: Density
  filters: InboxFilters
  now: number
  mayWrite: boolean
}

/** The list: lines with columns on a wide screen, sheets on a phone. */
export function RequestList({ rows, density, filters, now, mayWrite }: RequestListProps) {
  useListKeys()
  return (
    <table aria-label="Vorgänge" className="block overflow-hidden rounded-card border border-ink-200 bg-white">
      <ListHead
        columns={columns[density]}
        filters={filters}
        isTickable={rows.some((row) => mayWrite && row.mayWrite)}
      />
      <tbody className="block divide-y divide-ink-200">
        {rows.map((row) => (
          <Row key={row.id} row={row} isDense={density === 'dense'} now={now} isTickable={mayWrite && row.mayWrite} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: ShownRow; isDense: boolean; now: number; isTickable: boolean }

function Row({ row, isDense, now, isTickable }: RowProps) {
  const reference = showReference(row.reference)
  const due = dueOf(row, now)
  return (
    <tr
      data-row={`${row.id}:${row.version}`}
      className={classNames(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-3 px-3 py-2 focus-within:bg-brand-50 hover:bg-brand-50',
        isDense ? 'xl:items-center xl:py-0' : 'xl:py-1.5',
        columns[isDense ? 'dense' : 'comfortable'],
      )}
    >
      <td className="relative z-10 row-span-4 self-start md:row-span-2 md:max-xl:col-start-1 md:max-xl:row-start-1 xl:row-span-1">
        {isTickable && (
          <label className="grid size-11 place-items-center">
            <span className="sr-only">{`Vorgang ${reference} auswählen`}</span>
            <input type="checkbox" name="request" value={`${row.id}:${row.version}`} className="size-5" />
          </label>
        )}
      </td>
      <td className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 md:max-xl:col-start-2 md:max-xl:row-start-1 xl:pb-1">
        <Link
          to={`/verwaltung/anfragen/${reference}`}
          data-row-link=""
          className={classNames(
            'card-link flex min-h-11 min-w-0 items-center gap-2 text-ink-950',
            row.isUnread ? 'font-bold' : 'font-medium',
          )}
        >
          {row.isUnread && <span className="size-2 shrink-0 rounded-full bg-action" />}
          <span className={classNames('line-clamp-2 [overflow-wrap:anywhere]', isDense && 'xl:line-clamp-1')}>
            {row.contactName}
          </span>
          {row.isUnread && <span className="sr-only">, ungelesen</span>}
        </Link>
        <AlarmBadges alarm={row.alarm} />
        {row.messageAt !== null && (
          <Badge tone="blue" variant="soft">
            Neue Nachricht
          </Badge>
        )}
        <SnoozeBadge until={row.snoozedUntil} now={now} />
        {row.mergedWith !== null && (
          <Badge tone="grey" variant="soft">
            {`Gehört zu ${showReference(row.mergedWith)}`}
          </Badge>
        )}
        {row.isPlaceOpen && <Badge tone="amber">Ort fehlt</Badge>}
        {row.isTwin && (
          <Badge tone="amber" variant="soft">
            Duplikat?
          </Badge>
        )}
      </td>
      <td className="min-w-0 max-xl:col-start-2 md:max-xl:row-start-2 md:max-xl:col-end-5 xl:py-2.5">
        <SummaryLines row={row} isDense={isDense} />
      </td>
      <td className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-start-2 max-md:pt-1 md:max-xl:col-start-3 md:max-xl:row-start-1 md:py-2.5 xl:py-2">
        <Badge tone={kindTone(row.kind)} variant="soft">
          {kindLabel(row.kind)}
        </Badge>
        <span className={classNames('tabular text-xs text-ink-600', isDense && 'xl:sr-only')}>{reference}</span>
      </td>
      <td className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-start-2 max-md:pt-1 md:max-xl:col-start-4 md:max-xl:row-start-1 md:py-2.5 xl:py-2">
        <span className={classNames(isDense && due && 'xl:sr-only')}>{statusLabels[row.status]}</span>
        {due && (
          <Badge tone={due.tone} variant="soft">
            {due.text}
          </Badge>
        )}
        <span className="text-ink-600 xl:hidden">{`vor ${ageOf(row.receivedAt, now)}${row.assignee ? ` · ${row.assignee}` : ''}`}</span>
      </td>
      <td className={classNames('hidden py-2.5 text-ink-600 xl:block', isDense && 'xl:flex xl:gap-2')}>
        <time
          dateTime={row.receivedAt}
          title={`${formatDateTime(new Date(row.receivedAt))} Uhr`}
          className="whitespace-nowrap"
        >
          {ageOf(row.receivedAt, now)}
        </time>
        <span className="block truncate">{row.assignee ?? '–'}</span>
      </td>
    </tr>
  )
}

/** Shows the subject, the place, and the newest message. Dense: its first line alone. */
function SummaryLines({ row, isDense }: { row: ShownRow; isDense: boolean }) {
  const { subject, facts, text } = row.summary
  const [head, rest] = subject === '' ? [text, ''] : [subject, text]
  const below = isDense ? 'xl:hidden' : ''
  return (
    <>
      <p className={classNames('line-clamp-2 [overflow-wrap:anywhere] md:line-clamp-1')}>
        {head !== '' && <span className={classNames('text-ink-950', subject !== '' && 'font-medium')}>{head}</span>}
        {head !== '' && (rest !== '' || facts.length > 0) && <span className="text-ink-500"> · </span>}
        {facts.length > 0 && <span className="text-ink-950">{facts.join(' · ')}</span>}
        {rest !== '' && <span className="text-ink-600">{facts.length > 0 ? ` · ${rest}` : rest}</span>}
      </p>
      {(row.place !== null || row.files > 0) && (
        <p className={classNames('flex min-w-0 gap-x-3 text-xs leading-5 text-ink-600', below)}>
          {row.place !== null && <span className="truncate">{row.place}</span>}
          {row.files > 0 && (
            <span className="inline-flex shrink-0 items-center gap-1">
              <Paperclip aria-hidden="true" className="size-3.5" />
              <span>{plural(row.files, 'Datei', 'Dateien')}</span>
            </span>
          )}
        </p>
      )}
      {row.tags.length > 0 && (
        <div className={classNames('pt-0.5', below)}>
          <TagChips tags={row.tags} />
        </div>
      )}
      {row.last && (
        <p className={classNames('flex min-w-0 items-center gap-1.5 text-xs leading-5 text-ink-600', below)}>
          <CornerDownRight aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">
            <span className="font-medium text-ink-800">{row.last.by}</span>
            <span>{row.last.text === '' ? ' hat zuletzt geschrieben' : `: ${row.last.text}`}</span>
          </span>
        </p>
      )}
    </>
  )
}
