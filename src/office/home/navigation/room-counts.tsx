import { classNames } from '#ui/class-names.ts'
import { MOST_COUNTED } from '#office/desk/inbox/filters.ts'
import type { Counts } from '#office/frame/live/live-store.ts'
import type { ShownRoom } from './navigation.ts'

const DESCRIPTION_ID = 'zaehler'

/** The room's link keeps its name; what waits there describes it. */
export const describedByCounts = ({ alarms = 0, mine = 0 }: ShownRoom) =>
  alarms + mine > 0 ? DESCRIPTION_ID : undefined

/** Words for the counts of both menus, once for all. */
export function CountsDescription({ counts }: { counts: Counts | null }) {
  const { alarms, mine } = counts ?? { alarms: 0, mine: 0 }
  const parts = [
    ...(alarms > 0 ? [`Notfall oder Gefahr: ${alarms}`] : []),
    ...(mine > 0 ? [`Neu für Sie: ${countText(mine)}`] : []),
  ]
  return (
    <span id={DESCRIPTION_ID} hidden>
      {parts.join('. ')}
    </span>
  )
}

const countText = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))

const bubble = 'rounded-full px-1.5 text-xs leading-5 font-bold text-white'

/** Emergencies and dangers that are open, in red; then what waits for the reader by name. `isSmall`: room for one of them. */
export function RoomCounts({
  room,
  className,
  isSmall = false,
}: {
  room: ShownRoom
  className: string
  isSmall?: boolean
}) {
  const { alarms = 0, mine = 0 } = room
  const isMineShown = mine > 0 && !(isSmall && alarms > 0)
  if (alarms + mine === 0) return null
  return (
    <span aria-hidden="true" className={classNames('flex gap-1', className)}>
      {alarms > 0 && <span className={classNames(bubble, 'bg-bad')}>{alarms}</span>}
      {isMineShown && <span className={classNames(bubble, 'bg-action')}>{countText(mine)}</span>}
    </span>
  )
}
