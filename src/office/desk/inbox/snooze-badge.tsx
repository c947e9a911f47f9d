import { AlarmClock } from 'lucide-react'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { formatDayOf } from '#ui/format.ts'

/** When a request is to be seen again, or that its day has come. */
export function SnoozeBadge({ until, now }: { until: string | null; now: number }) {
  if (until === null) return null
  const isOver = Date.parse(until) <= now
  return (
    <SoftBadge tone={isOver ? 'amber' : 'purple'}>
      <AlarmClock aria-hidden="true" />
      <span>{isOver ? 'Wieder vorgelegt' : `Wiedervorlage ${formatDayOf(until)}`}</span>
    </SoftBadge>
  )
}
