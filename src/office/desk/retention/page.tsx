import { oneLine } from '#values/one-line.ts'
import { data, redirect } from 'react-router'
import { findKind, type KindName } from '#areas/kinds.ts'
import { appContext } from '#platform/app.server.ts'
import type { AgedKind } from '#requests/retention/aged-tables.server.ts'
import { planRetention, runRetention } from '#requests/retention/run-retention.server.ts'
import { type Period, periodInWords } from '#requests/request/deletion.ts'
import { formatDateTime, plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { readCursor } from '#office/frame/cursor.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { Route } from './+types/page.ts'
import { PlanPanel } from './plan-panel.tsx'
import { PrivacyTabs } from './privacy-tabs.tsx'
import { agedBecause, keptLabel } from './retention-texts.ts'
import { retentionView } from './retention-view.server.ts'

const starts = { received: 'nach Eingang', closed: 'nach Abschluss' }

const aboutPeriod = (period: Kept) =>
  period.from === 'age'
    ? agedBecause[period.kind]
    : { from: starts[period.from], reason: findKind(period.kind)?.keptBecause }

export const meta = () => officeMeta('Aufbewahrung')

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await retentionView(context.get(appContext), readCursor(url.searchParams))
  const done = url.searchParams.get('geloescht')
  return { ...view, done: done === null ? null : Number(done) || 0 }
}

/** Runs only what somebody has counted, and never past the refusals: those are lifted on the server, by the person who runs it. */
export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  if (form.get('intent') !== 'lauf') throw data(null, { status: 400 })
  const typed = oneLine(String(form.get('count') ?? '')).trim()
  const refuse = (message: string, status: number) =>
    data<FormRefusal>({ intent: 'lauf', message, values: { count: typed } }, { status })
  const { total } = await planRetention(app)
  if (typed !== String(total))
    return refuse(`Bitte tippen Sie die Zahl, die jetzt oben steht: ${total}. Es ist nichts gelöscht.`, 422)
  const outcome = await runRetention(app)
  if (outcome.kind !== 'done') return refuse(outcome.refusal ?? 'Es ist nichts gelöscht.', 409)
  await recordAudit(app, app.db, staff, { action: 'retention.run', detail: String(outcome.total) })
  return redirect(`/verwaltung/aufbewahrung?geloescht=${outcome.total}`)
}

export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, due, next, done, periods, runs, held, nextRunAt } = loaderData
  return (
    <PageFrame
      title="Aufbewahrung"
      lead={`Was gelöscht wird, wann und warum. Der nächste tägliche Lauf beginnt am ${formatDateTime(new Date(nextRunAt))} Uhr.`}
    >
      <PrivacyTabs current="/verwaltung/aufbewahrung" />
      {done !== null && !actionData && (
        <Notice tone="success" role="status" title="Der Lauf ist fertig">
          {`${plural(done, 'Vorgang ist', 'Vorgänge sind')} mit Dateien und E-Mails gelöscht.`}
        </Notice>
      )}
      <PlanPanel plan={plan} due={due} next={next} held={held} refusal={actionData} />
      <PeriodsPanel periods={periods} />
      <RunsPanel runs={runs} />
    </PageFrame>
  )
}

type Kept = { period: Period } & ({ kind: KindName; from: 'received' | 'closed' } | { kind: AgedKind; from: 'age' })

/** How long each kind is kept, from when on, and why. */
function PeriodsPanel({ periods }: { periods: readonly Kept[] }) {
  return (
    <Panel title="Fristen">
      <dl className="divide-y divide-ink-200">
        {periods.map((period) => {
          const { from, reason } = aboutPeriod(period)
          return (
            <div key={period.kind} className="grid gap-x-6 py-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
              <dt className="font-medium text-ink-950">{keptLabel(period.kind)}</dt>
              <dd className="first-letter:uppercase">
                <span>{`${periodInWords(period.period).long} ${from}.`}</span>{' '}
                <span className="text-ink-600">{reason}</span>
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

/** When it was deleted last, and how much. */
function RunsPanel({ runs }: { runs: readonly { at: string; count: number }[] }) {
  return (
    <Panel title="Letzte Läufe">
      {runs.length === 0 ? (
        <p>Noch keiner. Der erste kommt in der nächsten Nacht.</p>
      ) : (
        <ul>
          {runs.map(({ at, count }) => (
            <li
              key={at}
              className="py-1"
            >{`${formatDateTime(new Date(at))} Uhr: ${plural(count, 'Vorgang', 'Vorgänge')} gelöscht`}</li>
          ))}
        </ul>
      )}
      <p>
        <ThumbLink to="/verwaltung/aufbewahrung/protokoll">Löschprotokoll ansehen</ThumbLink>
      </p>
    </Panel>
  )
}
