import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { showReference } from '#requests/request/reference.ts'
import { statusLabels } from '#requests/request/status.ts'
import { Badge, SoftBadge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatDateTime } from '#ui/format.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { kindLabel, kindTone } from '../request/kind-labels.ts'
import { ageOf, dueOf } from './due.ts'
import { filterAddress, type InboxFilters } from './filters.ts'
import { SummaryLines } from './summary-lines.tsx'
import type { ShownRow } from './read-rows.server.ts'
import { TickAll } from './tick-all.tsx'
import { AlarmBadges } from './alarm-badges.tsx'
import { SnoozeBadge } from './snooze-badge.tsx'

export type HeadProps = { filters: InboxFilters; isTickable: boolean }
export type CellProps = { row: ShownRow; isDense: boolean; now: number; isTickable: boolean }

/** All that is said of a column: the table draws heads and cells from it. */
export type InboxColumn = {
  name: string
  Head: (props: HeadProps) => ReactNode
  /** Whether the list stands in its order. */
  order?: (sort: InboxFilters['sort']) => 'ascending' | 'descending' | undefined
  Cell: (props: CellProps) => ReactNode
  /** On a wide screen; `inDense` where a line is all that is shown. */
  width: string
  inDense?: { width?: string; look: string }
  /** Its cell, and where that stands below 1280 px: in two lines, on a phone one below the other. */
  look: string
}

const ticks: InboxColumn = {
  name: 'ticks',
  Head: function TicksHead({ isTickable }) {
    return isTickable && useHydrated() ? (
      <TickAll className="-my-2 grid size-11 place-items-center" textClassName="sr-only" />
    ) : (
      <span className="sr-only">Auswahl</span>
    )
  },
  Cell: ({ row, isTickable }) =>
    isTickable && (
      <label className="grid size-11 place-items-center">
        <span className="sr-only">{`Vorgang ${showReference(row.reference)} auswählen`}</span>
        <input type="checkbox" name="request" value={`${row.id}:${row.version}`} className="size-5" />
      </label>
    ),
  width: 'xl:w-11 xl:shrink-0',
  look: 'relative z-10 row-span-4 self-start md:row-span-2 md:max-xl:col-start-1 md:max-xl:row-start-1',
}

const names: InboxColumn = {
  name: 'names',
  Head: () => <span>Name</span>,
  Cell: NameCell,
  width: 'xl:w-52 xl:shrink-0',
  inDense: { width: 'xl:w-48 xl:shrink-0', look: '' },
  look: 'flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 md:max-xl:col-start-2 md:max-xl:row-start-1 xl:pb-1',
}

const summaries: InboxColumn = {
  name: 'summaries',
  Head: () => <span>Anliegen</span>,
  Cell: SummaryLines,
  width: 'xl:flex-1',
  look: 'min-w-0 max-xl:col-start-2 md:max-xl:row-start-2 md:max-xl:col-end-5 xl:py-2.5',
}

const kinds: InboxColumn = {
  name: 'kinds',
  Head: () => <span>Art, Vorgang</span>,
  Cell: ({ row, isDense }) => (
    <>
      <SoftBadge tone={kindTone(row.kind)}>{kindLabel(row.kind)}</SoftBadge>
      <span className={classNames('tabular text-xs text-ink-600', isDense && 'xl:sr-only')}>
        {showReference(row.reference)}
      </span>
    </>
  ),
  width: 'xl:w-38 xl:shrink-0',
  look: 'flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-start-2 max-md:pt-1 md:max-xl:col-start-3 md:max-xl:row-start-1 md:py-2.5 xl:py-2',
}

const statuses: InboxColumn = {
  name: 'statuses',
  Head: ({ filters }) => (
    <span>
      Status,{' '}
      <SortLink filters={filters} by="faellig">
        Frist
      </SortLink>
    </span>
  ),
  order: (sort) => (sort === 'faellig' ? 'ascending' : undefined),
  Cell: ({ row, isDense, now }) => {
    const due = dueOf(row, now)
    return (
      <>
        <span className={classNames(isDense && due && 'xl:sr-only')}>{statusLabels[row.status]}</span>
        {due && <SoftBadge tone={due.tone}>{due.text}</SoftBadge>}
        <span className="text-ink-600 xl:hidden">{`vor ${ageOf(row.receivedAt, now)}${row.assignee ? ` · ${row.assignee}` : ''}`}</span>
      </>
    )
  },
  width: 'xl:w-32 xl:shrink-0',
  look: 'flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-start-2 max-md:pt-1 md:max-xl:col-start-4 md:max-xl:row-start-1 md:py-2.5 xl:py-2',
}

/** On a narrow screen the status says it. */
const ages: InboxColumn = {
  name: 'ages',
  Head: ({ filters }) => (
    <span>
      Zuständig,{' '}
      <SortLink filters={filters} by={filters.sort === 'neu' ? 'alt' : 'neu'}>
        Alter
      </SortLink>
    </span>
  ),
  order: (sort) => (sort === 'neu' ? 'ascending' : sort === 'alt' ? 'descending' : undefined),
  Cell: ({ row, now }) => (
    <>
      <time
        dateTime={row.receivedAt}
        title={`${formatDateTime(new Date(row.receivedAt))} Uhr`}
        className="whitespace-nowrap"
      >
        {ageOf(row.receivedAt, now)}
      </time>
      <span className="block truncate">{row.assignee ?? '–'}</span>
    </>
  ),
  width: 'xl:w-34 xl:shrink-0',
  inDense: { look: 'xl:flex xl:gap-2' },
  look: 'hidden py-2.5 text-ink-600 xl:block',
}

/** From left to right. */
export const columns: readonly InboxColumn[] = [ticks, names, summaries, kinds, statuses, ages]

/** A column's width, in head and row alike. */
export const widthOf = ({ width, inDense }: InboxColumn, isDense: boolean) => (isDense && inDense?.width) || width

type SortLinkProps = { filters: InboxFilters; by: InboxFilters['sort']; children: string }

/** A word in a column's head that sorts the list by it. */
function SortLink({ filters, by, children }: SortLinkProps) {
  return (
    <Link
      to={`/verwaltung/anfragen${filterAddress({ ...filters, sort: by })}`}
      preventScrollReset
      className="link py-2"
    >
      {children}
    </Link>
  )
}

type NameCellProps = { row: ShownRow; isDense: boolean; now: number }

/** Whose request it is, as the link to it, and what must not be overlooked. */
function NameCell({ row, isDense, now }: NameCellProps) {
  return (
    <>
      <Link
        to={`/verwaltung/anfragen/${showReference(row.reference)}`}
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
      {row.messageAt !== null && <SoftBadge tone="blue">Neue Nachricht</SoftBadge>}
      <SnoozeBadge until={row.snoozedUntil} now={now} />
      {row.mergedWith !== null && <SoftBadge tone="grey">{`Gehört zu ${showReference(row.mergedWith)}`}</SoftBadge>}
      {row.isPlaceOpen && <Badge tone="amber">Ort fehlt</Badge>}
      {row.isTwin && <SoftBadge tone="amber">Duplikat?</SoftBadge>}
    </>
  )
}
