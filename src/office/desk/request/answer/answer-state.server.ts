import type { App } from '#platform/app.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import type { Message } from '#requests/request/messages/repository.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { senderLink } from '#requests/request/sender-link.server.ts'
import { neutralDraft } from '#office/desk/applications/neutral/who-hider.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { drafts } from './drafts/repository.server.ts'
import { offeredTemplates } from './offered-templates.server.ts'

/** First state of an answer's form. */
export async function answerState(
  app: App,
  staff: Staff,
  request: StoredRequest,
  { written, isHidden }: { written: readonly Message[]; isHidden: boolean },
) {
  const [draft, offered, seen] = await Promise.all([
    drafts(app.db).find(request.id, staff.id),
    offeredTemplates(app, request),
    merged(app.db).newestMessage(request.id),
  ])
  return {
    draft: draft && isHidden ? await neutralDraft(app, staff, request, draft) : draft,
    templates: offered.map(({ key, name }) => ({ value: key, label: name })),
    /** The newest thing that was written: who sends must have seen it. */
    seen,
    sentByMe: written.filter(({ staffId }) => staffId === staff.id).length,
    /** Whether it is kept from this person who the sender is. */
    isHidden,
    hasAddress: request.contactEmail !== '',
    link: request.quarantined || isHidden ? null : senderLink(app, request),
  }
}

export type AnswerState = Awaited<ReturnType<typeof answerState>>
