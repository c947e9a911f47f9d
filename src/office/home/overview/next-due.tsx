import { showReference } from '#requests/request/reference.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { AlarmBadges } from '#office/desk/inbox/alarm-badges.tsx'
import { ChangeNotice } from '#office/desk/inbox/change-notice.tsx'
import { dueOf } from '#office/desk/inbox/due.ts'
import type { BulkAnswer } from '#office/desk/inbox/inbox-actions.server.ts'
import { useRememberList } from '#office/desk/inbox/list-address.ts'
import { kindLabel } from '#office/desk/request/kind-labels.ts'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import { AssignMenu } from './assign-menu.tsx'
import type { NextDue } from './read-next-due.server.ts'

type NextDueListProps = { next: NextDue; now: number; answer: BulkAnswer | undefined }

/** Lists what is owed: emergencies, danger to people, then by the promised time. An opened one leads on to the next. */
export function NextDueList({ next: { query, references, rows }, now, answer }: NextDueListProps) {
  useRememberList(query, references)
  return (
    <>
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-ink-600">Nichts ist fällig. Schöner Tag.</p>
      ) : (
        <ul className="divide-y divide-ink-200 border-t border-ink-200">
          {rows.map((row) => {
            const due = dueOf(row, now)
            return (
              <li key={row.id} className="relative px-4 py-2 focus-within:bg-brand-50 hover:bg-brand-50 sm:px-5">
                <div className="flex flex-wrap items-center gap-x-3">
                  <RowLink to={`/verwaltung/anfragen/${showReference(row.reference)}`} className="min-w-0">
                    {row.contactName}
                  </RowLink>
                  <span className="text-ink-600">{kindLabel(row.kind)}</span>
                  <AlarmBadges alarm={row.alarm} />
                </div>
                <div className="relative -mt-1">
                  {due && (
                    <SoftBadge tone={due.tone} className="absolute top-2 right-0 lg:top-1">
                      {due.text}
                    </SoftBadge>
                  )}
                  <AssignMenu row={row} />
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {/* Below the rows: what was pressed stays where it is. Always there: what is not there before it speaks is not heard. */}
      <div role="status" className="border-t border-ink-200 p-4 empty:hidden sm:px-5">
        {answer && <ChangeNotice answer={answer} />}
      </div>
    </>
  )
}
