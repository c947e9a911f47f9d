import { data, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { planRetention, runRetention } from '#platform/retention/run-retention.server.ts'
import { formatDateTime, plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { readOfficeForm } from '../access/read-office-form.server.ts'
import { staffContext } from '../access/staff-context.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import type { FormRefusal } from '../frame/office-form.tsx'
import { officeMeta } from '../frame/office-meta.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import type { Route } from './+types/page.ts'
import { PeriodsPanel } from './periods-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { PrivacyTabs } from './privacy-tabs.tsx'
import { readCursor, retentionView } from './retention-view.server.ts'
import { RunsPanel } from './runs-panel.tsx'

export const meta = () => officeMeta('Aufbewahrung')

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = readCursor(url.searchParams)
  const view = await retentionView(context.get(appContext), cursor && { deleteAfter: cursor.moment, id: cursor.id })
  const done = url.searchParams.get('geloescht')
  return { ...view, done: done === null ? null : Number(done) || 0 }
}

/** Runs only what somebody has counted, and never past the refusals: those are lifted on the server, by whoever runs it. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await readOfficeForm(request)
  if (form.get('intent') !== 'lauf') throw data(null, { status: 400 })
  const typed = String(form.get('count') ?? '').trim()
  const refuse = (message: string, status: number) =>
    data<FormRefusal>({ intent: 'lauf', message, values: { count: typed } }, { status })
  const { total } = await planRetention(app)
  if (typed !== String(total))
    return refuse(`Bitte tippen Sie die Zahl, die jetzt oben steht: ${total}. Es ist nichts gelöscht.`, 422)
  const outcome = await runRetention(app)
  if (outcome.kind !== 'done') return refuse(outcome.refusal ?? 'Es ist nichts gelöscht.', 409)
  await recordAudit(app, app.db, context.get(staffContext), { action: 'retention.run', detail: String(outcome.total) })
  return redirect(`/verwaltung/aufbewahrung?geloescht=${outcome.total}`)
}

export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, due, next, done, periods, runs, held, nextRunAt } = loaderData
  return (
    <PageFrame
      title="Aufbewahrung"
      lead={`Was gelöscht wird, wann und warum. Der nächste tägliche Lauf beginnt am ${formatDateTime(new Date(nextRunAt))} Uhr.`}
    >
      <PrivacyTabs current="retention" />
      {done !== null && !actionData && (
        <Notice tone="success" role="status" title="Der Lauf ist fertig">
          <p>{plural(done, 'Vorgang ist', 'Vorgänge sind')} mit Dateien und E-Mails gelöscht.</p>
        </Notice>
      )}
      <PlanPanel plan={plan} due={due} next={next} held={held} refusal={actionData} />
      <PeriodsPanel periods={periods} />
      <RunsPanel runs={runs} />
    </PageFrame>
  )
}
