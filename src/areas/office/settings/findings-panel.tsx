import { Link } from 'react-router'
import type { Finding } from '#platform/doctor/finding.ts'
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import { Panel } from '../frame/panel.tsx'

const states: Record<Finding['state'], { text: string; tone: BadgeTone }> = {
  ok: { text: '✓ in Ordnung', tone: 'green' },
  warning: { text: '! Hinweis', tone: 'amber' },
  error: { text: '✗ Fehler', tone: 'red' },
}

/** What `office doctor` finds: errors first. */
export function FindingsPanel({ findings, withDatabase }: { findings: readonly Finding[]; withDatabase: boolean }) {
  const order = ['error', 'warning', 'ok']
  const sorted = findings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return (
    <Panel title="Befund" anchor="befund" flush>
      <ul aria-label="Befund" className="divide-y divide-ink-200 border-t border-ink-200">
        {sorted.map(({ what, state, detail, advice }) => (
          <li key={`${what} ${detail}`} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <span className="w-32 shrink-0 font-semibold text-ink-950">{what}</span>
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              {detail}
              {state !== 'ok' && advice && <span className="mt-1 block text-ink-600">{advice}</span>}
            </span>
            <Badge tone={states[state].tone} variant="soft">
              {states[state].text}
            </Badge>
          </li>
        ))}
      </ul>
      <p className="border-t border-ink-200 px-4 py-2 sm:px-5">
        {withDatabase ? (
          'Die Datenbank wurde mit untersucht.'
        ) : (
          <Link to="?datenbank=1#befund" prefetch="none" className="link inline-flex min-h-11 items-center">
            Auch die Datenbank auf Schäden untersuchen
          </Link>
        )}
      </p>
    </Panel>
  )
}
