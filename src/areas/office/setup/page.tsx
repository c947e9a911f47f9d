import { data, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { staffContext } from '../access/staff-context.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '../frame/office-form.tsx'
import { officeMeta } from '../frame/office-meta.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Panel } from '../frame/panel.tsx'
import { sendTestMail } from '../settings/test-mail.server.ts'
import type { Route } from './+types/page.ts'
import { openPoints, readSetup, type SetupPoint, type SetupState } from './read-setup.server.ts'

export const meta = () => officeMeta('Einrichten')

const looks: Record<SetupState, { text: string; tone: BadgeTone }> = {
  done: { text: '✓ erledigt', tone: 'green' },
  hint: { text: '! empfohlen', tone: 'amber' },
  open: { text: '✗ fehlt', tone: 'red' },
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const looksOutside = url.searchParams.has('nachsehen')
  const steps = await readSetup(app, { looksOutside })
  return {
    steps,
    open: openPoints(steps),
    looksOutside,
    email: context.get(staffContext).email,
    testMail: url.searchParams.get('testmail'),
  }
}

/** A mail to the caller, on the way of all mails. */
export async function action({ context }: Route.ActionArgs) {
  const id = await sendTestMail(context.get(appContext), context.get(staffContext))
  if (id !== null) return redirect(`/verwaltung/einrichten?testmail=${id}#mail`)
  const message = 'Das waren fünf Testmails in einer Viertelstunde. Bitte warten Sie etwas.'
  return data<FormRefusal>({ intent: 'testmail', message }, { status: 429 })
}

/** The way from the first start to the public, and what is still missing on it. */
export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { steps, open, looksOutside, email, testMail } = loaderData
  return (
    <PageFrame
      title="Einrichten"
      lead="Von der leeren Website bis zur öffentlichen Adresse. Sie können jederzeit gehen und wiederkommen."
      width="narrow"
    >
      <Notice tone={open === 0 ? 'success' : 'warning'}>
        <p>
          {open === 0
            ? 'Nichts fehlt, was vor dem Start nötig ist.'
            : `${plural(open, 'Punkt fehlt', 'Punkte fehlen')} noch, bevor die Website öffentlich werden sollte.`}
        </p>
      </Notice>
      {testMail && !actionData && (
        <Notice tone="success" role="status">
          <p>
            Die Testmail an {email} ist auf dem Weg.{' '}
            <a href={`/verwaltung/mails/${testMail}`} className="link">
              Wie steht sie?
            </a>
          </p>
        </Notice>
      )}
      {steps.map(({ id, title, lead, points }, index) => (
        <Panel key={id} anchor={id} title={`${index + 1}. ${title}`}>
          <p className="text-ink-600">{lead}</p>
          <ul className="divide-y divide-ink-200">
            {points.map((point) => (
              <Point key={point.text} {...point} />
            ))}
          </ul>
          {id === 'mail' && (
            <OfficeForm intent="testmail" refusal={actionData}>
              <SubmitButton intent="testmail" variant="secondary">
                Testmail an mich
              </SubmitButton>
            </OfficeForm>
          )}
          {(id === 'mail' || id === 'domain') && !looksOutside && (
            <ButtonLink href={`?nachsehen=1#${id}`} variant="secondary">
              {id === 'mail' ? 'SPF, DKIM und DMARC ansehen' : 'Adresse und Zertifikat prüfen'}
            </ButtonLink>
          )}
        </Panel>
      ))}
    </PageFrame>
  )
}

function Point({ state, text, to, action: word }: SetupPoint) {
  const look = looks[state]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <span className="w-28 shrink-0">
        <Badge tone={look.tone} variant="soft">
          {look.text}
        </Badge>
      </span>
      <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{text}</span>
      {to && (
        <a href={to} className="link -my-2 inline-flex min-h-11 items-center">
          {word}
        </a>
      )}
    </li>
  )
}
