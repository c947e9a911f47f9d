import { Link } from 'react-router'
import { showReference } from '#requests/request/reference.ts'
import { Badge, SoftBadge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { AlarmBadges } from './alarm-badges.tsx'
import type { ShownRow } from './read-rows.server.ts'
import { SnoozeBadge } from './snooze-badge.tsx'

type NameCellProps = { row: ShownRow; isDense: boolean; now: number }

/** Whose request it is, as the link to it, and what must not be overlooked. */
export function NameCell({ row, isDense, now }: NameCellProps) {
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
