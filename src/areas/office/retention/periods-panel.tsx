import { isRequestKind } from '../access/roles.ts'
import { Panel } from '../frame/panel.tsx'
import { keptBecause, keptLabel, periodText } from './retention-texts.ts'

type Period = { kind: string; days: number; from: 'received' | 'closed' | 'age' }

const starts: Record<Period['from'], string> = { received: 'nach Eingang', closed: 'nach Abschluss', age: 'je Zeile' }

/** How long each kind is kept, from when on, and why. */
export function PeriodsPanel({ periods }: { periods: readonly Period[] }) {
  return (
    <Panel title="Fristen">
      <dl className="divide-y divide-ink-200">
        {periods.map(({ kind, days, from }) => (
          <div key={kind} className="grid gap-x-6 py-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="font-medium text-ink-950">{keptLabel(kind)}</dt>
            <dd>
              {periodText(days)} {starts[from]}.{' '}
              <span className="text-ink-600">
                {isRequestKind(kind)
                  ? keptBecause[kind]
                  : 'Missbrauch fällt oft spät auf, spätestens beim Rückblick auf ein Jahr. Länger nicht: Es sind Daten über das Personal.'}
              </span>
            </dd>
          </div>
        ))}
        <div className="grid gap-x-6 py-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-medium text-ink-950">Spam-Verdacht</dt>
          <dd>
            30 Tage nach Eingang.{' '}
            <span className="text-ink-600">Zeit genug, um zu merken, dass jemand zu Unrecht verdächtigt wurde.</span>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
