import { data, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { staffContext } from '../access/staff-context.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '../frame/office-form.tsx'
import { officeMeta } from '../frame/office-meta.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { Route } from './+types/page.ts'
import { companyFacts } from './company-facts.ts'
import { FindingsPanel } from './findings-panel.tsx'
import { findings, operation, readSettings } from './read-settings.server.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { sendTestMail } from './test-mail.server.ts'

export const meta = () => officeMeta('Einstellungen')

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const withDatabase = url.searchParams.get('datenbank') === '1'
  const [found, facts] = await Promise.all([findings(app, { withDatabase }), operation(app)])
  return {
    withDatabase,
    findings: found,
    operation: facts,
    groups: readSettings(process.env),
    email: context.get(staffContext).email,
    isKept: app.config.smtpUrl === null,
    testMail: url.searchParams.get('testmail'),
  }
}

/** The one thing that this page does: a mail to whoever asks, through the real outbox. */
export async function action({ context }: Route.ActionArgs) {
  const id = await sendTestMail(context.get(appContext), context.get(staffContext))
  if (id !== null) return redirect(`/verwaltung/einstellungen?testmail=${id}`)
  const message = 'Das waren fünf Testmails in einer Viertelstunde. Bitte warten Sie etwas.'
  return data<FormRefusal>({ intent: 'testmail', message }, { status: 429 })
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
            Die Testmail an {email} {isKept ? 'wird als Datei abgelegt' : 'ist unterwegs'}.{' '}
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
          <p>Kommt Post an? Die Testmail geht an {email}, auf dem Weg aller Mails.</p>
          <SubmitButton intent="testmail" variant="secondary">
            Testmail an mich
          </SubmitButton>
        </OfficeForm>
      </Panel>
      {groups.map((group) => (
        <SettingsPanel key={group.title} {...group} />
      ))}
      <Panel title="Firma">
        <p className="text-ink-600">So steht es in src/site.ts, und so auf der Website und in Mails.</p>
        <Facts facts={companyFacts} />
      </Panel>
    </PageFrame>
  )
}
