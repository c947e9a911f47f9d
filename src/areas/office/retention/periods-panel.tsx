import { Panel } from '../frame/panel.tsx'
import type { AgedTable } from '#platform/retention/aged-tables.server.ts'
import type { RequestKind } from '../access/roles.ts'
import { agedBecause, keptBecause, keptLabel, periodText } from './retention-texts.ts'

type Period = { days: number } & (
  | { kind: RequestKind; from: 'received' | 'closed' }
  | { kind: AgedTable['kind']; from: 'age' }
)

const starts = { received: 'nach Eingang', closed: 'nach Abschluss' }

const aboutPeriod = (period: Period) =>
  period.from === 'age' ? agedBecause[period.kind] : { from: starts[period.from], reason: keptBecause[period.kind] }

/** How long each kind is kept, from when on, and why. */
export function PeriodsPanel({ periods }: { periods: readonly Period[] }) {
  return (
    <Panel title="Fristen">
      <dl className="divide-y divide-ink-200">
        {periods.map((period) => {
          const { from, reason } = aboutPeriod(period)
          return (
            <div key={period.kind} className="grid gap-x-6 py-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
              <dt className="font-medium text-ink-950">{keptLabel(period.kind)}</dt>
              <dd>
                {periodText(period.days)} {from}. <span className="text-ink-600">{reason}</span>
              </dd>
            </div>
          )
        })}
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
