import { Link } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import type { InboxRow } from '#platform/submissions/inbox/inbox-query.ts'
import { showReference } from '#platform/submissions/reference.ts'
import { site } from '#site'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatNumber, plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { may } from '../access/roles.ts'
import { staffContext } from '../access/staff-context.server.ts'
import { officeMeta } from '../frame/office-meta.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Panel } from '../frame/panel.tsx'
import { AlarmBadges } from '../inbox/alarm-badges.tsx'
import { dueOf } from '../inbox/due.ts'
import { kindLabel } from '../request/kind-labels.ts'
import { openPoints, readSetup } from '../setup/read-setup.server.ts'
import { FailedNotice } from '../sign-in/failed-notice.tsx'
import { failedSignIns } from '../sign-in/failed-sign-ins.server.ts'
import type { Route } from './+types/page.ts'
import { AnswersChart } from './charts/answers-chart.tsx'
import { KindsChart } from './charts/kinds-chart.tsx'
import { readOverview } from './read-overview.server.ts'
import type { Tile } from './tiles.ts'
import { UnansweredPanel } from './unanswered-panel.tsx'
import { UndeliveredPanel } from './undelivered-panel.tsx'

const looks: Record<Tile['tone'], string> = {
  red: 'border-bad-200 bg-bad-50 text-bad-700',
  amber: 'border-warn-200 bg-warn-50 text-warn-800',
  plain: 'border-ink-200 bg-white text-ink-950',
}

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
    // A demonstration is never finished, and says so above the menu.
    missing:
      may(staff.role, 'settings.read') && !site.isInvented
        ? openPoints(await readSetup(app, { looksOutside: false }))
        : 0,
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
          <p>{loaderData.isKept ? 'Die Mail wird jetzt abgelegt.' : 'Die Mail wird jetzt noch einmal gesendet.'}</p>
        </Notice>
      )}
      {loaderData.missing > 0 && (
        <Notice tone="warning">
          <p>
            Die Website ist noch nicht fertig eingerichtet:{' '}
            <a href="/verwaltung/einrichten" className="link">
              {plural(loaderData.missing, 'Punkt fehlt', 'Punkte fehlen')}
            </a>
            .
          </p>
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

/** What is owed: emergencies, danger to people, then by the promised time. */
function NextDue({ rows, now }: { rows: readonly InboxRow[]; now: number }) {
  if (rows.length === 0) return <p className="px-5 pb-5 text-ink-600">Nichts ist fällig. Schöner Tag.</p>
  return (
    <ul className="divide-y divide-ink-200 border-t border-ink-200">
      {rows.map((row) => {
        const due = dueOf(row, now)
        return (
          <li
            key={row.id}
            className="relative flex flex-wrap items-center gap-x-3 px-4 py-2 focus-within:bg-brand-50 hover:bg-brand-50 sm:px-5"
          >
            <Link
              to={`/verwaltung/anfragen/${showReference(row.reference)}`}
              className="card-link inline-flex min-h-11 min-w-0 items-center font-semibold [overflow-wrap:anywhere] text-ink-950"
            >
              {row.contactName}
            </Link>
            <span className="text-ink-600">{kindLabel(row.kind)}</span>
            <AlarmBadges alarm={row.alarm} />
            {due && (
              <Badge tone={due.tone} variant="soft" className="ml-auto">
                {due.text}
              </Badge>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type TileGridProps = { label: string; tiles: readonly (Tile & { count: number })[]; isInPanel?: boolean }

/** Numbers, each a link to the list that it counts. */
function TileGrid({ label, tiles, isInPanel = false }: TileGridProps) {
  return (
    <ul
      aria-label={label}
      className={classNames('grid grid-cols-2 gap-2 sm:gap-3', !isInPanel && 'sm:grid-cols-4 xl:grid-cols-7')}
    >
      {tiles.map(({ label: name, to, tone, count }) => (
        <li key={to} className={classNames('flex', tiles.length % 2 === 1 && 'max-sm:first:col-span-2')}>
          <Link
            to={to}
            prefetch="none"
            className={classNames(
              'flex w-full flex-col justify-between rounded-card border p-3 hover:border-action sm:p-4',
              count === 0 ? 'border-ink-200 bg-white text-ink-600' : looks[tone],
            )}
          >
            <span className="font-medium hyphens-auto">{name}</span>
            <span className="tabular mt-1 text-3xl font-bold">{count > 1000 ? '1.000+' : formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
