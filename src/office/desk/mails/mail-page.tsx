import { existsSync } from 'node:fs'
import { data } from 'react-router'
import { mailFile, sendsMail } from '#requests/mail/mailer.server.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { purposeLabel } from '#requests/outbox/message.ts'
import { showReference } from '#requests/request/reference.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { formatDateTime } from '#ui/format.ts'
import { roles } from '#office/frame/access/roles.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { Route } from './+types/mail-page.ts'
import { isResendable, reasonOf, stateOf } from './mail-texts.ts'
import { ResendForm } from './resend-form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(loaderData?.mail.subject ?? 'Mail')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const mail = await mailList(app.db).find(params.id, roles[staff.role].readsKinds, app.clock.now())
  if (!mail) throw data(null, { status: 404 })
  await recordRead(app, staff, { action: 'mail.read', subject: { kind: 'mail', id: mail.id } })
  return {
    mail,
    isKept: !sendsMail(app.config),
    hasFile: !mail.isHidden && existsSync(mailFile(app.config.dataDir, mail.id)),
  }
}

export default function MailPage({ loaderData: { mail, isKept, hasFile } }: Route.ComponentProps) {
  const state = stateOf(mail, isKept)
  const at = (moment: string | null) => moment && `${formatDateTime(new Date(moment))} Uhr`
  return (
    <PageFrame
      title={mail.subject}
      back={{ to: '/verwaltung/mails', label: 'Mails' }}
      width="narrow"
      actions={
        <>
          {isResendable(mail) && <ResendForm id={mail.id} subject={mail.subject} to={`/verwaltung/mails/${mail.id}`} />}
          {hasFile && <SecondaryLink href={`/verwaltung/mails/${mail.id}/datei`}>Als Datei (.eml)</SecondaryLink>}
        </>
      }
    >
      <Panel title="Versand" actions={<SoftBadge tone={state.tone}>{state.text}</SoftBadge>}>
        {mail.lastError && mail.state !== 'sent' && (
          <p className="font-semibold text-bad-700">{reasonOf(mail.lastError)}</p>
        )}
        <Facts
          facts={[
            ['An', [mail.toName, mail.toAddress].filter(Boolean).join(', ')],
            ['Antworten gehen an', mail.replyTo],
            ['Zweck', purposeLabel(mail.purpose)],
            [
              'Vorgang',
              mail.reference && (
                <ThumbLink key="request" to={`/verwaltung/anfragen/${showReference(mail.reference)}`}>
                  {showReference(mail.reference)}
                </ThumbLink>
              ),
            ],
            ['Entstanden', at(mail.createdAt)],
            ['Versuche', String(mail.attempts)],
            ['Nächster Versuch', mail.state === 'waiting' ? at(mail.nextAttemptAt) : null],
            [isKept ? 'Abgelegt am' : 'Gesendet am', at(mail.sentAt)],
            ['Aufgegeben', at(mail.failedAt)],
            ['Der Mailserver sagt', mail.state === 'sent' ? null : mail.lastError],
          ]}
        />
      </Panel>
      <Panel title="Text">
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{mail.text}</p>
      </Panel>
    </PageFrame>
  )
}
