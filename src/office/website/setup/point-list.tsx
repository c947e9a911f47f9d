import { type BadgeTone, SoftBadge } from '#ui/badge/badge.tsx'
import type { SetupPoint, SetupState } from './points.ts'

const looks: Record<SetupState, { text: string; tone: BadgeTone }> = {
  done: { text: '✓ erledigt', tone: 'green' },
  hint: { text: '! empfohlen', tone: 'amber' },
  open: { text: '✗ fehlt', tone: 'red' },
}

/** Lists done and missing points, each with the page where it is done. */
export function PointList({ points }: { points: readonly SetupPoint[] }) {
  return (
    <ul className="divide-y divide-ink-200">
      {points.map(({ state, text, to, action }) => (
        <li key={text} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
          <span className="w-28 shrink-0">
            <SoftBadge tone={looks[state].tone}>{looks[state].text}</SoftBadge>
          </span>
          <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere] max-sm:basis-full">{text}</span>
          {to && (
            // A whole document: the frame around it then knows the way back.
            <a href={to} className="link -my-2 inline-flex min-h-11 items-center">
              {action}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
