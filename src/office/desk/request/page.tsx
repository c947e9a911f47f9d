import { jobTitles } from '#areas/jobs/public.server.ts'
import { findSubject } from '#areas/letting/public.server.ts'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { isClosed } from '#requests/request/status.ts'
import { may, mayTakeOver, mayWriteKind } from '#office/frame/access/roles.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { revalidateAfterCollision } from '#office/frame/frame/after-collision.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { neutralPayload } from '../applications/neutral/neutral.server.ts'
import { useListAddress } from '../inbox/list-address.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import type { Route } from './+types/page.ts'
import { ApplicationPanel } from '../applications/application-panel.tsx'
import { readApplication } from '../applications/application-view.server.ts'
import { RefusalPanel } from '../refusals/refusal-panel.tsx'
import { requestAction } from './actions.server.ts'
import { readFormWithFiles } from './attachments/read-request-form.server.ts'
import { attachmentRules } from './attachments/rules.ts'
import { shownAttachments } from './attachments/shown-attachment.ts'
import { AnswerPanel } from './answer/answer-panel.tsx'
import { answerState } from './answer/answer-state.server.ts'
import { callOf } from '#office/frame/frame/call.server.ts'
import { calledSections } from './called-sections.server.ts'
import { enteredPhones, enteredSections } from '#forms/staff-view.ts'
import { EnteredPanel } from './entered-panel.tsx'
import { FilesPanel } from './files-panel.tsx'
import { findRequest } from './find-request.server.ts'
import { IncidentsPanel } from './incidents-panel.tsx'
import { HoldPanel } from './hold-panel.tsx'
import { kindLabel } from './kind-labels.ts'
import { newMessage } from './new-message.server.ts'
import { noteReader } from './note-reader.server.ts'
import { enteredTextsOf } from './request-kinds.server.ts'
import { readHouse } from './read-house.server.ts'
import { readPlace } from './read-place.server.ts'
import { RequestHead } from './request-head.tsx'
import { takenBy } from '../entry/came-by.ts'
import { shownRequest } from './shown-request.ts'
import { SubjectPanel } from './subject-panel.tsx'
import { sendersFiles } from './shown-files.server.ts'
import { newestFirst, timelineOf } from './timeline.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { presence } from '#office/frame/live/presence/repository.server.ts'
import { requestStamp } from '#office/frame/live/stamp/repository.server.ts'
import { ThreadNews } from '../live/thread-news.tsx'
import { mentionable } from '../mentions/add-note.server.ts'
import { mentions } from '../mentions/repository.server.ts'
import { MergedInto, MergedList } from '../merging/merged-notices.tsx'
import { readMergedThread } from '../merging/merged-thread.server.ts'
import { sameDayMails } from '../merging/same-day-mails.server.ts'
import { SameDayMails } from '../merging/same-day-mails.tsx'
import { readSurvivor } from '../merging/read-survivor.server.ts'
import { summaryOf } from './summary.server.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { PlacePanel } from './place-panel.tsx'
import { RelatedLinks } from './sorting/related-links.tsx'
import { readSorting } from './sorting/read-sorting.server.ts'
import { SnoozePanel } from './sorting/snooze-panel.tsx'
import { senderCheckOf } from './sender-check/sender-check.ts'
import { TagLine } from './sorting/tag-line.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { useRequestKeys } from './use-request-keys.ts'
import { WorkPanel } from './work-panel.tsx'

export const meta = ({ params }: Route.MetaArgs) => officeMeta(`Vorgang ${params.reference}`)

export const shouldRevalidate = revalidateAfterCollision

export async function loader({ context, params }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const found = await findRequest(app, staff, params.reference)
  const now = app.clock.now()
  await noteReader(app, staff, found.id)
  const application = await readApplication(app, staff, found)
  const { isHidden, hide } = application
  // Read before what it stands for: what happens meanwhile is news at the next look.
  const stamp = await requestStamp(app.db, found.id)
  const [events, mails, written, files, team, subject, titles, others, mentioned] = await Promise.all([
    requests(app.db).listEvents(found.id),
    outbox(app.db).list({ of: ofRequest(found.id) }),
    messages(app.db).list(found.id),
    requestFiles(app.db).listByRequest(found.id),
    staffAccounts(app.db).list(),
    findSubject(app, found),
    jobTitles(app.db, [found.payload]),
    presence(app.db).others(found.id, staff.id, now),
    mentions(app.db).namesOf(found.id),
  ])
  const named = enteredTextsOf(found.kind)
  const texts = { ...named, codes: { ...named.codes, ...titles } }
  const names = new Map(team.map((member) => [member.id, member.name]))
  const isKept = !sendsMail(app.config)
  const filesOf = (id: string) => (isHidden ? [] : shownAttachments(files, id))
  const thread = await readMergedThread(app, staff, found, { names, isKept, isHidden })
  const summary = summaryOf(found, { codes: titles, rentEuro: subject?.apartment?.totalRentEuro ?? null })
  const mayWrite = mayWriteKind(staff.role, found.kind)
  return {
    request: shownRequest(found, isHidden),
    application: application.view,
    // The sender's words stand in the conversation.
    sections: calledSections(
      enteredSections(isHidden ? neutralPayload(found.payload) : found.payload, texts, texts.summary?.text),
    ),
    summary,
    ...senderCheckOf(events, null),
    assignee: team.find(({ id }) => id === found.assigneeId)?.name ?? null,
    takenBy: takenBy(found, (id) => team.find((member) => member.id === id)?.name),
    phones: isHidden ? [] : enteredPhones(found.payload, texts).map(callOf),
    files: [...(isHidden ? [] : sendersFiles(shownRequest(found), files, written)), ...thread.files],
    merged: thread.requests,
    mergedInto: await readSurvivor(app, staff, found),
    sameDay: await sameDayMails(app, staff, found),
    subject,
    ...(await readHouse(app, subject)),
    mayOpenIncidents: may(staff.role, 'incidents.read'),
    ...(await readPlace(app, found, mayWrite)),
    message: newMessage(found, written, { said: thread.said, hide }),
    timeline: newestFirst([
      ...timelineOf(events, mails, names, { written, mentioned, isKept, filesOf }).map(hide),
      ...thread.timeline,
    ]),
    // Staff who may work on it, and those who do already.
    assignees: team
      .filter((member) => member.id === found.assigneeId || mayTakeOver(member, found.kind))
      .map((member) => ({ value: member.id, label: member.name })),
    mayWrite,
    sorting: await readSorting({ app, staff, request: found }, subject),
    answer: mayWrite ? await answerState(app, staff, found, { written, isHidden }) : null,
    me: staff.id,
    myName: staff.name,
    myNotes: events.filter(({ kind, actor }) => kind === 'note' && actor === staff.id).length,
    colleagues: mayWrite ? mentionable(team, staff, found.kind) : [],
    stamp,
    others,
    mayHold: may(staff.role, 'retention.manage'),
    now: now.getTime(),
  }
}

export async function action({ context, request: httpRequest, params }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const request = await findRequest(app, staff, params.reference)
  return requestAction({ app, staff, request, ...(await readFormWithFiles(app, httpRequest, attachmentRules)) })
}

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, application, sections, files, subject, timeline, mayWrite, mayHold, answer, phones, sorting, now } =
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
      <RequestHead {...loaderData} snoozedUntil={sorting.snoozedUntil} refusal={refusal} />
      <ThreadNews
        reference={request.reference}
        stamp={loaderData.stamp}
        others={loaderData.others}
        timeline={timeline}
        me={loaderData.myName}
      />
      <MergedInto request={request} into={loaderData.mergedInto} mayWrite={mayWrite} refusal={refusal} />
      <SameDayMails reference={request.reference} mails={loaderData.sameDay} />
      <MergedList requests={loaderData.merged} mayWrite={mayWrite} />
      <div className="space-y-1">
        <RelatedLinks links={sorting.related} />
        <TagLine tags={sorting.tags} mayWrite={mayWrite} refusal={refusal} />
      </div>
      {application && (
        <ApplicationPanel request={request} application={application} mayWrite={mayWrite} refusal={refusal} />
      )}
      {/* The columns keep their width on every request; the answer stays in view beside a long conversation. */}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] min-[88rem]:grid-cols-[minmax(0,1fr)_25rem_18.5rem] min-[88rem]:grid-rows-1 print:block print:space-y-5">
        <div className="min-w-0 space-y-4">
          <ConversationPanel {...loaderData} senderCheck={loaderData.senderCheck} refusal={refusal} />
          {files.length > 0 && <FilesPanel files={files} />}
        </div>
        <div className="min-w-0 self-start min-[88rem]:sticky min-[88rem]:top-4 xl:max-[88rem]:row-start-2">
          {answer && <AnswerPanel request={request} answer={answer} refusal={refusal} />}
        </div>
        <div className="min-w-0 space-y-4 xl:max-[88rem]:col-start-2 xl:max-[88rem]:row-span-2 xl:max-[88rem]:row-start-1">
          {mayWrite && <WorkPanel {...loaderData} refusal={refusal} />}
          {mayWrite && request.kind === 'rent_certificate' && (
            <ButtonLink to={`/verwaltung/anfragen/${request.reference}/mietbescheinigung`} variant="secondary">
              Mietbescheinigung als PDF
            </ButtonLink>
          )}
          <PlacePanel flats={loaderData.flats} refusal={refusal} />
          <IncidentsPanel
            incidents={loaderData.incidents}
            mayOpen={loaderData.mayOpenIncidents}
            mayAnswer={answer !== null}
          />
          <EnteredPanel sections={sections} phones={phones} />
          {subject && <SubjectPanel subject={subject} picture={loaderData.picture} />}
          {mayWrite && !isClosed(request.status) && <SnoozePanel {...loaderData} refusal={refusal} />}
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
      {mayWrite && <ThumbBar reference={request.reference} call={phones[0]?.href} />}
    </PageFrame>
  )
}
