import { site } from '#site'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { SENDER_LINK } from '#requests/mail/mail-content.ts'
import type { MailAttachment } from '#requests/mail/mailer.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { subjects } from '../office/repository.server.ts'
import { personalFile, viewingEvent, type ViewingPlace } from './event.ts'
import { declinedMail, settledMail } from './mails.ts'
import { type AcceptOutcome, acceptPlace } from './places/repository.server.ts'
import { type OfferedSlot, viewings } from './repository.server.ts'
import { viewingTime } from './viewing.ts'

export type ViewingAnswer = AcceptOutcome | 'declined'

/** The flat or building of an appointment in words; what is gone has no address. */
export async function viewingPlace(db: Db, about: string): Promise<ViewingPlace> {
  const subject = (await subjects(db).ofApartment(about)) ?? (await subjects(db).ofProperty(about))
  if (!subject) return { name: 'Wohnung', shortly: 'Wohnung', address: '' }
  const { apartment, propertyName, address } = subject
  const shortly = [apartment?.name, propertyName].filter(Boolean).join(', ')
  return { name: apartment?.name ?? propertyName, shortly, address }
}

/** The applicant chooses a slot, or none: with its line in the timeline, a mail with the calendar's file, and news for the office. */
export async function answerViewing(app: App, { id }: StoredRequest, slotId: string | null): Promise<ViewingAnswer> {
  const now = app.clock.now()
  const outcome = await app.db.transaction().execute(async (trx): Promise<ViewingAnswer> => {
    const request = await requests(trx).findById(id)
    if (!request || isClosed(request.status)) return 'gone'
    const before = (await viewings(trx).offeredTo(id)).find(({ state }) => state === 'accepted')
    const answer = await takeAnswer(trx, id, slotId, now)
    if (answer !== 'accepted' && answer !== 'declined') return answer
    const slot = (await viewings(trx).offeredTo(id)).find((each) => each.id === slotId)
    await requests(trx).addEvent(id, {
      id: app.newId(),
      kind: `viewing-${answer}`,
      detail: slot ? viewingTime(slot) : null,
      actor: null,
      happenedAt: now.toISOString(),
    })
    await inbox(trx).markUnread(id)
    const left = before?.id === slotId ? undefined : before
    if (left) await viewings(trx).raiseSequence(left.id)
    await addMail(app, trx, request, { chosen: slot, left })
    // The flat's page says how many places are left.
    if (slot?.booking || left?.booking) await raiseContentVersion(trx, now)
    return answer
  })
  if (outcome === 'accepted' || outcome === 'declined') app.wakeOutbox()
  return outcome
}

async function takeAnswer(trx: Trx, requestId: string, slotId: string | null, now: Date): Promise<ViewingAnswer> {
  if (slotId !== null) return acceptPlace(trx, { slotId, requestId, now })
  return (await viewings(trx).decline(requestId, now)) ? 'declined' : 'unchanged'
}

type Change = { chosen: OfferedSlot | undefined; left: OfferedSlot | undefined }

/** Says what is settled now, and takes what is no longer out of the calendar. A refusal of what was never accepted needs no mail. */
async function addMail(app: App, trx: Trx, request: StoredRequest, { chosen, left }: Change): Promise<void> {
  const slot = chosen ?? left
  if (!slot) return
  const { siteUrl, mailTo } = app.config
  const place = await viewingPlace(trx, slot.about)
  const now = app.clock.now()
  const people = {
    organizer: { name: site.brand, address: mailTo },
    attendee: { name: request.contactName, address: request.contactEmail },
  }
  const file = (method: 'REQUEST' | 'CANCEL', each: OfferedSlot): MailAttachment => {
    const status = method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'
    // This person's entry ends although the appointment itself goes on: it must be newer than what they have.
    const sequence = method === 'CANCEL' ? each.sequence + 1 : each.sequence
    return personalFile(
      method,
      { ...viewingEvent(each, { place, siteUrl, status, link: SENDER_LINK }), sequence },
      people,
      now,
    )
  }
  const about = { reference: showReference(request.reference), slot, place }
  const to = {
    purpose: 'answer',
    owner: ofRequest(request.id),
    name: request.contactName,
    address: request.contactEmail,
    threadId: await outbox(trx).threadOf(request.id),
    attachments: [...(chosen ? [file('REQUEST', chosen)] : []), ...(left ? [file('CANCEL', left)] : [])],
  } as const
  await outbox(trx).add(newMail(app, to, (chosen ? settledMail : declinedMail).contentOf(about)))
}
