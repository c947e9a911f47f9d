import { TriangleAlert } from 'lucide-react'
import { alarmWords } from '#requests/request/alarm.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** „Notfall“ and „Gefahr“: the same everywhere, so that nobody has to look twice. */
export function AlarmBadges({ alarm }: { alarm: number }) {
  return alarmWords(alarm).map((word) => (
    <Badge key={word} tone="red">
      <TriangleAlert aria-hidden="true" />
      <span>{word}</span>
    </Badge>
  ))
}
