import { answerViewing, viewings } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { CalendarMail } from '#requests/incoming-mail/calendar-answer.ts'
import { isSameSender } from '#requests/request/same-sender.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { viewingRefusals } from '../viewing/texts.ts'

/** The outcome of a calendar's answer: `hint` is for staff, where it could not be booked. `isDone`: nobody has to look. */
export type CalendarAnswer = { request: StoredRequest; hint: string; isDone: boolean }

/**
 * Books what a calendar answers to one of our viewings, as the sender's page does. Null: it is no answer to a viewing that this sender was
 * invited to.
 */
export async function answerByCalendar(
  app: App,
  { method, uid, answer }: CalendarMail,
  contactEmail: string,
): Promise<CalendarAnswer | null> {
  const slotId = /^besichtigung-([\w-]{1,80})@/.exec(uid)?.[1]
  if (method !== 'REPLY' || slotId === undefined || answer === null) return null
  const invited = await viewings(app.db).invitationsTo([slotId])
  const found = await Promise.all(invited.map(({ requestId }) => requests(app.db).findById(requestId)))
  const request = found.find((each) => each !== null && isSameSender(each, { contactEmail }))
  if (!request) return null
  if (answer === 'tentative') return { request, hint: '', isDone: false }
  if (answer === 'declined') {
    const open = (await viewings(app.db).offeredTo(request.id)).filter(({ state }) => state !== 'declined')
    // Somebody who can still choose another one has declined this one alone.
    const isAll = open.length === 1 || open.some(({ id, state }) => id === slotId && state === 'accepted')
    if (!isAll) return { request, hint: '', isDone: false }
  }
  const outcome = await answerViewing(app, request, answer === 'accepted' ? slotId : null)
  const isBooked = outcome === 'accepted' || outcome === 'declined' || outcome === 'unchanged'
  return { request, hint: isBooked ? '' : `Nicht gebucht: ${viewingRefusals[outcome]}`, isDone: isBooked }
}
