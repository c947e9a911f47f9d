import type { App } from '#platform/app.server.ts'
import { merged } from '#requests/submissions/merged/repository.server.ts'
import type { Message } from '#requests/submissions/messages/repository.server.ts'
import type { Submission } from '#requests/submissions/repository.server.ts'
import { senderLink } from '#requests/submissions/sender-link.server.ts'
import { neutralDraft } from '#office/desk/applications/neutral/who-hider.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { drafts } from './drafts/repository.server.ts'
import { offeredTemplates } from './offered-templates.server.ts'

/** First state of an answer's form. */
export async function answerState(
  app: App,
  staff: Staff,
  submission: Submission,
  { written, isHidden }: { written: readonly Message[]; isHidden: boolean },
) {
  const [draft, offered, seen] = await Promise.all([
    drafts(app.db).find(submission.id, staff.id),
    offeredTemplates(app, submission),
    merged(app.db).newestMessage(submission.id),
  ])
  return {
    draft: draft && isHidden ? await neutralDraft(app, staff, submission, draft) : draft,
    templates: offered.map(({ key, name }) => ({ value: key, label: name })),
    /** The newest thing that was written: who sends must have seen it. */
    seen,
    sentByMe: written.filter(({ staffId }) => staffId === staff.id).length,
    /** Whether it is kept from this person who the sender is. */
    isHidden,
    hasAddress: submission.contactEmail !== '',
    link: submission.quarantined || isHidden ? null : senderLink(app, submission),
  }
}

export type AnswerState = Awaited<ReturnType<typeof answerState>>
