import { appContext } from '#platform/app.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { may } from '../access/roles.ts'
import { staffContext } from '../access/staff-context.server.ts'
import { officeMeta } from '../frame/office-meta.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Panel } from '../frame/panel.tsx'
import { FailedNotice } from '../sign-in/failed-notice.tsx'
import { failedSignIns } from '../sign-in/failed-sign-ins.server.ts'
import type { Route } from './+types/page.ts'
import { AnswersChart } from './charts/answers-chart.tsx'
import { KindsChart } from './charts/kinds-chart.tsx'
import { NextDue } from './next-due.tsx'
import { readOverview } from './read-overview.server.ts'
import { TileGrid } from './tile-grid.tsx'
import { UnansweredPanel } from './unanswered-panel.tsx'
import { UndeliveredPanel } from './undelivered-panel.tsx'

export const meta = () => officeMeta('Übersicht')

/** Fewer are one's own slips; the account shows those too. */
const NOTICED_FAILURES = 5

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const staff = context.get(staffContext)
  return {
    ...(await readOverview(app, staff)),
    failed: await failedSignIns(app, staff.id),
    name: staff.name,
    now: app.clock.now().getTime(),
    mayWriteTexts: may(staff.role, 'texts.write'),
    isKept: app.config.smtpUrl === null,
    isResent: url.searchParams.get('hinweis') === 'erneut',
  }
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { failed, requests, next, content, mails, searches, charts, now } = loaderData
  return (
    <PageFrame title="Übersicht" lead={`Guten Tag, ${loaderData.name}.`}>
      {loaderData.isResent && (
        <Notice tone="success" role="status">
          <p>Die Mail wird jetzt noch einmal gesendet.</p>
        </Notice>
      )}
      {failed && failed.count >= NOTICED_FAILURES && <FailedNotice failed={failed} />}
      {requests && <TileGrid label="Anfragen" tiles={requests} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="min-w-0 space-y-5">
          {next && (
            <Panel title="Als Nächstes" flush>
              <NextDue rows={next} now={now} />
            </Panel>
          )}
          {charts && (
            <Panel title="Anfragen nach Art">
              <KindsChart weeks={charts.weeks} kinds={charts.kinds} />
            </Panel>
          )}
        </div>
        <div className="min-w-0 space-y-5">
          {mails && <UndeliveredPanel {...mails} isKept={loaderData.isKept} />}
          {content && (
            <Panel title="Wohnungen und Gebäude">
              <TileGrid label="Was den Angeboten fehlt" tiles={content} isInPanel />
            </Panel>
          )}
          {searches && <UnansweredPanel searches={searches} mayWrite={loaderData.mayWriteTexts} />}
          {charts && (
            <Panel title="Zeit bis zur ersten Antwort">
              <AnswersChart weeks={charts.weeks} answers={charts.answers} />
            </Panel>
          )}
        </div>
      </div>
    </PageFrame>
  )
}
