import { type DemandLine, readDemand } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { formatNumber, plural } from '#ui/format.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/page.ts'

export const meta = () => officeMeta('Nachfrage')

export async function loader({ context }: Route.LoaderArgs) {
  return readDemand(context.get(appContext))
}

/** Shows the demand of saved searches: numbers, no persons. */
export default function DemandPage({ loaderData: { total, towns, rooms, rents } }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Nachfrage"
      lead="Wonach gerade gesucht wird: bestätigte Suchaufträge, die laufen. Von wem sie sind, steht hier nicht."
      back={{ to: '/verwaltung/wohnungen', label: 'Wohnungen' }}
    >
      {total === 0 ? (
        <Panel title="Noch keine Suchaufträge">
          <p>Sobald jemand auf der Website einen Suchauftrag anlegt und bestätigt, sehen Sie hier, was gesucht wird.</p>
        </Panel>
      ) : (
        <>
          <p className="text-lg font-semibold text-ink-950">{plural(total, 'Suchauftrag', 'Suchaufträge')}</p>
          <div className="grid items-start gap-5 lg:grid-cols-3">
            <Counts title="Nach Ort" lines={towns} total={total} />
            <Counts title="Nach Zimmern" lines={rooms} total={total} />
            <Counts title="Nach Miete" lines={rents} total={total} />
          </div>
        </>
      )}
    </PageFrame>
  )
}

type CountsProps = { title: string; lines: readonly DemandLine[]; total: number }

function Counts({ title, lines, total }: CountsProps) {
  return (
    <Panel title={title}>
      <ul className="space-y-3">
        {lines.map(({ label, count }) => (
          <li key={label}>
            <p className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
              <span className="font-semibold text-ink-950 tabular">{formatNumber(count)}</span>
            </p>
            <meter aria-hidden="true" value={count} max={total} className="mt-1 h-2 w-full" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
