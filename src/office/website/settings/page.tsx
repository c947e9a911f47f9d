import { data, Link, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import type { Finding } from '#operations/doctor/environment.server.ts'
import { type BadgeTone, SoftBadge } from '#ui/badge/badge.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { officeContext, staffContext } from '#office/frame/access/staff-context.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { Route } from './+types/page.ts'
import { findings, operation, readSettings, type ShownSetting } from './read-settings.server.ts'
import { sendTestMail, TOO_MANY_TESTS } from './test-mail.server.ts'

const states: Record<Finding['state'], { text: string; tone: BadgeTone }> = {
  ok: { text: '✓ in Ordnung', tone: 'green' },
  warning: { text: '! Hinweis', tone: 'amber' },
  error: { text: '✗ Fehler', tone: 'red' },
}

export const meta = () => officeMeta('Einstellungen')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const withDatabase = url.searchParams.get('datenbank') === '1'
  const [found, facts] = await Promise.all([findings(app, { withDatabase }), operation(app)])
  return {
    withDatabase,
    findings: found,
    operation: facts,
    groups: readSettings(process.env),
    email: staff.email,
    isKept: !sendsMail(app.config),
    testMail: url.searchParams.get('testmail'),
  }
}

/** The one thing that this page does: a mail to the caller, through the real outbox. */
export async function action({ context }: Route.ActionArgs) {
  const id = await sendTestMail(context.get(appContext), context.get(staffContext))
  if (id !== null) return redirect(`/verwaltung/einstellungen?testmail=${id}`)
  return data<FormRefusal>({ intent: 'testmail', message: TOO_MANY_TESTS }, { status: 429 })
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, email, testMail, isKept } = loaderData
  return (
    <PageFrame
      title="Einstellungen"
      lead="Wie diese Website eingerichtet ist. Geändert wird das auf dem Server; danach wird er neu gestartet."
      width="narrow"
    >
      {testMail && !actionData && (
        <Notice tone="success" role="status">
          <p>
            <span>Die Testmail an</span> <span>{email}</span>{' '}
            <span>{`${isKept ? 'wird als Datei abgelegt' : 'ist unterwegs'}.`}</span>{' '}
            <a href={`/verwaltung/mails/${testMail}`} className="link">
              Wie steht sie?
            </a>
          </p>
        </Notice>
      )}
      <FindingsPanel findings={loaderData.findings} withDatabase={loaderData.withDatabase} />
      <Panel title="Betrieb">
        <Facts facts={loaderData.operation} />
        <OfficeForm intent="testmail" refusal={actionData} className="space-y-3">
          <p>
            <span>Kommt Post an? Die Testmail geht an</span> <span>{email}</span>
            <span>, auf dem Weg aller Mails.</span>
          </p>
          <SubmitButton variant="secondary">Testmail an mich</SubmitButton>
        </OfficeForm>
      </Panel>
      {groups.map((group) => (
        <SettingsPanel key={group.title} {...group} />
      ))}
      <Panel title="Firma">
        <p>
          Name, Anschrift, Zeiten und Zusagen stehen unter{' '}
          <Link to="/verwaltung/firma" className="link">
            Firma
          </Link>
          , die Texte der Mails unter{' '}
          <Link to="/verwaltung/mailtexte" className="link">
            Mailtexte
          </Link>
          .
        </p>
      </Panel>
    </PageFrame>
  )
}

/** Findings of `office doctor`: errors first. */
function FindingsPanel({ findings: found, withDatabase }: { findings: readonly Finding[]; withDatabase: boolean }) {
  const order = ['error', 'warning', 'ok']
  const sorted = found.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return (
    <Panel title="Befund" anchor="befund" flush>
      <ul aria-label="Befund" className="divide-y divide-ink-200 border-t border-ink-200">
        {sorted.map(({ what, state, detail, advice }) => (
          <li key={`${what} ${detail}`} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <span className="w-44 shrink-0 font-semibold text-ink-950">{what}</span>
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              <span>{detail}</span>
              {state !== 'ok' && advice && <span className="mt-1 block text-ink-600">{advice}</span>}
            </span>
            <SoftBadge tone={states[state].tone}>{states[state].text}</SoftBadge>
          </li>
        ))}
      </ul>
      <p className="border-t border-ink-200 px-4 py-2 sm:px-5">
        {withDatabase ? (
          'Die Datenbank wurde mit untersucht.'
        ) : (
          <ThumbLink to="?datenbank=1#befund" prefetch="none">
            Auch die Datenbank auf Schäden untersuchen
          </ThumbLink>
        )}
      </p>
    </Panel>
  )
}

/** One group of settings: what each is for, and what holds now. */
function SettingsPanel({ title, settings }: { title: string; settings: readonly ShownSetting[] }) {
  return (
    <Panel title={title} flush>
      <ul aria-label={title} className="divide-y divide-ink-200 border-t border-ink-200">
        {settings.map(({ name, about, value, isSet }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:px-5">
            <span className="min-w-0">
              <code className="text-sm font-semibold [overflow-wrap:anywhere] text-ink-950">{name}</code>
              <span className="block text-ink-600">{about}</span>
            </span>
            <span className="min-w-0">
              <span className="block [overflow-wrap:anywhere] text-ink-950">{value}</span>
              <SoftBadge tone={isSet ? 'blue' : 'grey'} className="mt-1">
                {isSet ? 'gesetzt' : 'Vorgabe'}
              </SoftBadge>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
