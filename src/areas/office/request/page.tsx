import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { jobTitles } from '#areas/jobs/public.server.ts'
import { findSubject } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { SCAN_STATUS, submissionFiles } from '#platform/files/repository.server.ts'
import { outbox } from '#platform/outbox/repository.server.ts'
import { messages } from '#platform/submissions/messages/repository.server.ts'
import { submissions } from '#platform/submissions/repository.server.ts'
import { may, mayWriteKind } from '../access/roles.ts'
import { readOfficeForm } from '../access/read-office-form.server.ts'
import { staffContext } from '../access/staff-context.server.ts'
import type { FormRefusal } from '../frame/office-form.tsx'
import { officeMeta } from '../frame/office-meta.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { neutralPayload } from '../applications/neutral/neutral.server.ts'
import { useListAddress } from '../inbox/list-address.ts'
import { staffAccounts } from '../staff/repository.server.ts'
import type { Route } from './+types/page.ts'
import { ApplicationPanel } from '../applications/application-panel.tsx'
import { readApplication } from '../applications/application-view.server.ts'
import { RefusalPanel } from '../refusals/refusal-panel.tsx'
import { requestAction } from './actions.server.ts'
import { AnswerPanel } from './answer/answer-panel.tsx'
import { answerState } from './answer/answer-state.server.ts'
import { enteredPhones, enteredSections } from '#forms/staff-view.ts'
import { EnteredPanel } from './entered-panel.tsx'
import { FilesPanel } from './files-panel.tsx'
import { findRequest } from './find-request.server.ts'
import { HoldPanel } from './hold-panel.tsx'
import { kindLabel } from './kind-labels.ts'
import { noteReader } from './note-reader.server.ts'
import { enteredTextsOf } from './request-kinds.server.ts'
import { RequestHead } from './request-head.tsx'
import { shownRequest } from './shown-request.ts'
import { SubjectPanel } from './subject-panel.tsx'
import { timelineOf } from './timeline.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { matterOf } from './matter.server.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { useRequestKeys } from './use-request-keys.ts'
import { WorkPanel } from './work-panel.tsx'

export const meta = ({ params }: Route.MetaArgs) => officeMeta(`Vorgang ${params.reference}`)

/** After a collision too: the page must show what the other person did. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const staff = context.get(staffContext)
  const found = await findRequest(app, staff, params.reference)
  const now = app.clock.now()
  await noteReader(app, staff, found.id)
  const application = await readApplication(app, staff, found)
  const { isHidden, hide } = application
  const [events, mails, written, files, team, subject, titles] = await Promise.all([
    submissions(app.db).listEvents(found.id),
    outbox(app.db).list({ submissionId: found.id }),
    messages(app.db).list(found.id),
    submissionFiles(app.db).listBySubmission(found.id),
    staffAccounts(app.db).list(),
    findSubject(app, found),
    jobTitles(app.db, [found.payload]),
  ])
  const named = enteredTextsOf(found.kind)
  const texts = { ...named, codes: { ...named.codes, ...titles } }
  const matter = matterOf(found, { codes: titles, rentEuro: subject?.apartment?.totalRentEuro ?? null })
  const mayWrite = mayWriteKind(staff.role, found.kind)
  return {
    request: shownRequest(found, isHidden),
    application: application.view,
    // What its sender wrote stands in the conversation.
    sections: enteredSections(isHidden ? neutralPayload(found.payload) : found.payload, texts, texts.matter?.text),
    matter,
    assignee: team.find(({ id }) => id === found.assigneeId)?.name ?? null,
    phones: isHidden ? [] : enteredPhones(found.payload, texts),
    files: (isHidden ? [] : files).map((file) => ({
      fileId: file.id,
      originalName: file.originalName,
      detectedType: file.detectedType,
      sizeBytes: file.sizeBytes,
      scan: SCAN_STATUS,
      label: file.messageId === null ? (texts.files?.[file.field] ?? file.field) : 'Nachgereicht',
    })),
    subject,
    message: hide({
      at: '',
      title: '',
      who: null,
      text: written.findLast(({ origin }) => origin === 'sender')?.body ?? '',
    }).text,
    timeline: timelineOf(events, mails, new Map(team.map((member) => [member.id, member.name])), {
      written,
      isKept: app.config.smtpUrl === null,
    }).map(hide),
    // Staff who may work on it, and those who do already.
    assignees: team
      .filter(
        (member) =>
          member.id === found.assigneeId || (member.disabledAt === null && mayWriteKind(member.role, found.kind)),
      )
      .map((member) => ({ value: member.id, label: member.name })),
    mayWrite,
    answer: mayWrite ? await answerState(app, staff, found, { written, isHidden }) : null,
    me: staff.id,
    mayHold: may(staff.role, 'retention.manage'),
    now: now.getTime(),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const app = context.get(appContext)
  const staff = context.get(staffContext)
  const submission = await findRequest(app, staff, params.reference)
  return requestAction({ app, staff, submission, form: await readOfficeForm(request) })
}

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, application, sections, files, subject, timeline, mayWrite, mayHold, answer, phones, now } =
    loaderData
  const refusal = actionData as FormRefusal | undefined
  const list = useListAddress()
  useRequestKeys()
  return (
    <PageFrame
      title={request.contactName}
      back={{ to: `/verwaltung/anfragen${list}`, label: 'Anfragen' }}
      lead={`${kindLabel(request.kind)} ${request.reference}`}
      actions={<NeighbourLinks reference={request.reference} />}
    >
      <RequestHead
        request={request}
        assignee={loaderData.assignee}
        phones={phones}
        message={loaderData.message ?? ''}
        now={now}
        mayWrite={mayWrite}
        refusal={refusal}
      />
      {application && (
        <ApplicationPanel request={request} application={application} mayWrite={mayWrite} refusal={refusal} />
      )}
      {/* The columns keep their width on every request; the answer stays in view beside a long conversation. */}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] min-[88rem]:grid-cols-[minmax(0,1fr)_25rem_18.5rem] min-[88rem]:grid-rows-1 print:block print:space-y-5">
        <div className="min-w-0 space-y-4">
          <ConversationPanel
            request={request}
            matter={loaderData.matter}
            timeline={timeline}
            mayWrite={mayWrite}
            refusal={refusal}
          />
          {files.length > 0 && <FilesPanel reference={request.reference} files={files} />}
        </div>
        <div className="min-w-0 self-start min-[88rem]:sticky min-[88rem]:top-4 xl:max-[88rem]:row-start-2">
          {answer && <AnswerPanel request={request} answer={answer} refusal={refusal} />}
        </div>
        <div className="min-w-0 space-y-4 xl:max-[88rem]:col-start-2 xl:max-[88rem]:row-span-2 xl:max-[88rem]:row-start-1">
          {mayWrite && (
            <WorkPanel request={request} assignees={loaderData.assignees} me={loaderData.me} refusal={refusal} />
          )}
          <EnteredPanel sections={sections} phones={phones} />
          {subject && <SubjectPanel subject={subject} />}
          {application && (
            <RefusalPanel
              request={request}
              refused={application.refused}
              mayWrite={mayWrite}
              refusal={refusal}
              text={application.refusalText}
              now={now}
            />
          )}
          {mayHold && <HoldPanel request={request} now={now} refusal={refusal} />}
        </div>
      </div>
      {mayWrite && <ThumbBar phone={phones[0]} />}
    </PageFrame>
  )
}
