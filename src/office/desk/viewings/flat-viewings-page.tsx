import { data, redirect, useLocation } from 'react-router'
import { viewings } from '#areas/letting/public.server.ts'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { may } from '#office/frame/access/roles.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { readShortlist } from '../applications/applicants.server.ts'
import { FlatLead, flatTitle } from '../applications/flat-head.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/flat-viewings-page.ts'
import { flatViewingsAction } from './flat-viewings-actions.server.ts'
import { InviteForm } from './invite-form.tsx'
import { PrintButton } from './print-button.tsx'
import { shownSlots } from './shown-slots.server.ts'
import { SlotFields } from './slot-form.tsx'
import { SlotList } from './slot-list.tsx'
import { agents } from './agents.server.ts'
import { templates } from '../templates/repository.server.ts'
import { wordTable } from '#platform/word-table.ts'

export const meta = () => officeMeta('Besichtigungen')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const about = params.apartmentId
  const found = await readShortlist(app, about)
  if (!found) throw data(null, { status: 404 })
  const slots = await shownSlots(app, await viewings(app.db).ofFlat(about))
  return {
    about,
    subject: found.subject,
    slots,
    team: await agents(app),
    applicants: found.applicants.map(({ id, name, reference }) => ({ value: id, label: name, hint: reference })),
    invitationText: (await templates(app.db).forUse('tenant_application', 'invitation'))?.body ?? '',
    mayWrite: may(staff.role, 'applications.write'),
    isKept: !sendsMail(app.config),
  }
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const outcome = await flatViewingsAction({ app, staff, about: params.apartmentId, form })
  if ('refusal' in outcome) return data<FormRefusal>(outcome.refusal, { status: 422 })
  return redirect(
    `/verwaltung/bewerbungen/${encodeURIComponent(params.apartmentId)}/besichtigungen?erledigt=${outcome.done}`,
  )
}

/** The viewings of one flat: make appointments, invite the chosen, see who comes. */
export default function FlatViewingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about, subject, slots, team, applicants, mayWrite } = loaderData
  const refusal = actionData as FormRefusal | undefined
  const ahead = slots.filter(({ isPast, cancelledAt }) => !isPast && cancelledAt === null)
  const invited = slots.reduce((sum, { invitations }) => sum + invitations.length, 0)
  return (
    <PageFrame
      title={`Besichtigungen: ${flatTitle(subject)}`}
      lead={<FlatLead subject={subject} />}
      back={{ to: `/verwaltung/bewerbungen/${about}`, label: 'Bewerbungen um diese Wohnung' }}
      actions={<PrintButton />}
    >
      <Done isKept={loaderData.isKept} />
      {refusal?.intent === 'gast' && (
        <Notice tone="warning" role="alert">
          {refusal.message}
        </Notice>
      )}
      {slots.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">Es gibt noch keinen Termin.</p>
      ) : (
        <SlotList label="Termine" slots={slots} mayWrite={mayWrite} />
      )}
      {mayWrite && (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <InviteForm
            formKey={`${slots.length} ${invited}`}
            applicants={applicants}
            slots={ahead.map(({ id, time, meetingPoint }) => ({ value: id, label: time, hint: meetingPoint }))}
            refusal={refusal}
            text={loaderData.invitationText}
          />
          <Panel anchor="anlegen" title="Termine anlegen" className="print:hidden">
            <OfficeForm
              key={slots.length}
              intent="anlegen"
              refusal={refusal}
              values={{ places: '1', count: '1', pause: '0', meeting_point: subject?.address ?? '' }}
              required={['day', 'from', 'to', 'places', 'meeting_point']}
              className="space-y-4"
            >
              <SlotFields team={team} isNew isFlat={Boolean(subject?.apartment)} />
              <SubmitButton size="sm">Anlegen</SubmitButton>
            </OfficeForm>
          </Panel>
        </div>
      )}
    </PageFrame>
  )
}

const said = wordTable<string>({
  angelegt: 'Die Termine sind angelegt.',
  eingeladen: 'Die Einladungen sind geschrieben. Wer schon zu allen Terminen eingeladen war, bekommt keine zweite.',
  abgesagt: 'Der Termin ist abgesagt. Wer eingeladen war oder gebucht hat, bekommt eine E-Mail.',
  'war-da': 'Vermerkt: war da.',
  'kam-nicht': 'Vermerkt: kam nicht.',
  'gast-absagen': 'Die Buchung ist abgesagt. Wer auf der Warteliste steht, rückt von selbst nach.',
  geaendert:
    'Der Termin ist geändert. Wer eingeladen war oder gebucht hat, bekommt eine E-Mail, wenn sich Zeit, Ort oder Hinweis geändert haben.',
})

/** `isKept`: there is no mail server, so mails are kept as files. */
function Done({ isKept }: { isKept: boolean }) {
  const done = new URLSearchParams(useLocation().search).get('erledigt') ?? ''
  if (!Object.hasOwn(said, done)) return null
  return (
    <Notice tone="success" role="status" className="print:hidden">
      <p>{said[done]}</p>
      {isKept && !['angelegt', 'war-da', 'kam-nicht'].includes(done) && (
        <p>Kein Mailserver ist eingerichtet: E-Mails werden als Dateien abgelegt.</p>
      )}
    </Notice>
  )
}
