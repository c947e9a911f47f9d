import { data, Link } from 'react-router'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { site } from '#site'
import { classNames } from '#ui/class-names.ts'
import { formatNumber, plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { may } from '#office/frame/access/roles.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { revalidateAfterCollision } from '#office/frame/frame/after-collision.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { changeListed } from '#office/desk/inbox/inbox-actions.server.ts'
import { openPoints } from '#office/website/setup/points.ts'
import { readSetup } from '#office/website/setup/read-setup.server.ts'
import { FailedNotice } from '#office/accounts/sign-in/failed-notice.tsx'
import { failedSignIns } from '#office/accounts/sign-in/failed-sign-ins.server.ts'
import type { Route } from './+types/page.ts'
import { AnswersChart } from './charts/answers-chart.tsx'
import { KindsChart } from './charts/kinds-chart.tsx'
import { NextDueList } from './next-due.tsx'
import { readOverview } from './read-overview.server.ts'
import type { Tile } from './tiles.ts'
import type { SearchMiss } from '#areas/help-centre/public.server.ts'
import { quoted } from '#values/quoted.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { MailRow } from '#requests/outbox/list/repository.server.ts'
import { MailItem } from '#office/desk/mails/mail-item.tsx'

const looks: Record<Tile['tone'], string> = {
  red: 'border-bad-200 bg-bad-50 text-bad-700',
  amber: 'border-warn-200 bg-warn-50 text-warn-800',
  plain: 'border-ink-200 bg-white text-ink-950',
}

export const meta = () => officeMeta('Übersicht')

export const shouldRevalidate = revalidateAfterCollision

/** Fewer are one's own slips; the account shows those too. */
const NOTICED_FAILURES = 5

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  // A demonstration is never finished, and says so above the menu.
  const asksForSetup = may(staff.role, 'settings.read') && !site.isInvented
  const [overview, failed, setup] = await Promise.all([
    readOverview(app, staff),
    failedSignIns(app, staff.id),
    asksForSetup ? readSetup(app, 'nothing') : [],
  ])
  return {
    ...overview,
    failed,
    name: staff.name,
    missing: openPoints(setup),
    now: app.clock.now().getTime(),
    mayWriteTexts: may(staff.role, 'texts.write'),
    isKept: !sendsMail(app.config),
    isResent: url.searchParams.get('hinweis') === 'erneut',
  }
}

/** From „Als Nächstes“: somebody gets a request, or gives it back. */
export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const answer = await changeListed(app, staff, form)
  return data(answer, { status: answer.isGood ? 200 : 409 })
}

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { failed, requests, next, content, mails, searches, charts, now } = loaderData
  return (
    <PageFrame title="Übersicht" lead={`Guten Tag, ${loaderData.name}.`}>
      {loaderData.isResent && (
        <Notice tone="success" role="status">
          {loaderData.isKept ? 'Die Mail wird jetzt abgelegt.' : 'Die Mail wird jetzt noch einmal gesendet.'}
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
              <NextDueList next={next} now={now} answer={actionData} />
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

/** Lists searches of the help centre that found nothing. */
function UnansweredPanel({ searches, mayWrite }: { searches: readonly SearchMiss[]; mayWrite: boolean }) {
  return (
    <Panel title="In der Hilfe gesucht und nicht gefunden" flush>
      {searches.length === 0 ? (
        <p className="px-4 pb-4 text-ink-600 sm:px-5 sm:pb-5">
          In den letzten 90 Tagen hat jede Suche etwas gefunden. Umlaute stehen hier ausgeschrieben.
        </p>
      ) : (
        <ul className="divide-y divide-ink-200 border-t border-ink-200">
          {searches.map(({ term, count }) => (
            <li key={term} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 sm:px-5">
              <span className="py-2 [overflow-wrap:anywhere]">
                <span>{quoted(term)}</span> <span className="text-ink-600">{plural(count, 'Mal', 'Mal')}</span>
              </span>
              {mayWrite && (
                <ThumbLink
                  to={`/verwaltung/hilfeartikel/neu?title=${encodeURIComponent(term)}`}
                  aria-label={`Artikel dazu schreiben: ${term}`}
                >
                  Artikel dazu schreiben
                </ThumbLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type UndeliveredPanelProps = { count: number; mails: readonly MailRow[]; isKept: boolean }

/** Mails that did not leave, with the reason and another try. */
function UndeliveredPanel({ count, mails, isKept }: UndeliveredPanelProps) {
  return (
    <Panel
      title={count === 0 ? 'Mails' : isKept ? '⚠ Nicht abgelegte Mails' : '⚠ Nicht zugestellte Mails'}
      flush
      actions={
        <ThumbLink to="/verwaltung/mails">
          {count > mails.length ? `Alle ${count > 1000 ? '1.000+' : count}` : 'Alle Mails'}
        </ThumbLink>
      }
    >
      {mails.length === 0 ? (
        <p className="px-4 pb-4 text-ink-600 sm:px-5 sm:pb-5">
          {isKept
            ? 'Es ist kein Mailserver eingerichtet: Mails werden als Dateien abgelegt.'
            : 'Alle Mails sind zugestellt.'}
        </p>
      ) : (
        <ul className="divide-y divide-ink-200 border-t border-ink-200">
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} isKept={isKept} back="/verwaltung" />
          ))}
        </ul>
      )}
    </Panel>
  )
}
