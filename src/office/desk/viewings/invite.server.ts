import {
  personalFile,
  publishedFile,
  viewingEvent,
  viewingPlace,
  viewings,
  type ViewingSlot,
  viewingTime,
} from '#areas/letting/public.server.ts'
import { site } from '#site'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { SENDER_LINK } from '#requests/mail/mail-content.ts'
import { isNeutral } from '#requests/request/neutral.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { fillIn } from '#platform/placeholders.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { queueAnswer } from '../request/answer/queue-answer.server.ts'
import { addEvent } from '../request/note-change.server.ts'
import { templates } from '../templates/repository.server.ts'
import { knownValues } from '../templates/variable-values.server.ts'

export type InviteOutcome = { invited: number; already: number; refused: number }

type Invite = { about: string; requestIds: readonly string[]; slotIds: readonly string[]; text: string }

/** Invites each of these applicants to all of these slots: one mail each, with the dates, the link and a calendar's file. */
export async function inviteApplicants(app: App, staff: Staff, { about, requestIds, slotIds, text }: Invite) {
  const now = app.clock.now()
  const isAhead = ({ cancelledAt, startsAt }: ViewingSlot) => cancelledAt === null && startsAt > now.toISOString()
  const slots = (await viewings(app.db).ofFlat(about)).filter((slot) => slotIds.includes(slot.id) && isAhead(slot))
  const subject = (await templates(app.db).forUse('tenant_application', 'invitation'))?.subject ?? ''
  const outcome: InviteOutcome = { invited: 0, already: 0, refused: 0 }
  if (slots.length === 0) return outcome
  for (const id of requestIds) {
    const result = await app.db
      .transaction()
      .execute((trx) => inviteOne(app, trx, staff, { id, about, slots, subject, text }))
    outcome[result] += 1
  }
  app.wakeOutbox()
  return outcome
}

type One = { id: string; about: string; slots: readonly ViewingSlot[]; subject: string; text: string }

async function inviteOne(
  app: App,
  trx: Trx,
  staff: Staff,
  { id, about, slots, subject, text }: One,
): Promise<keyof InviteOutcome> {
  const request = await requests(trx).findById(id)
  if (!request || !mayBeInvited(request, about)) return 'refused'
  const now = app.clock.now()
  const offered: ViewingSlot[] = []
  for (const slot of slots) if (await viewings(trx).offer(slot.id, id, now)) offered.push(slot)
  if (offered.length === 0) return 'already'
  const place = await viewingPlace(trx, about)
  const times = offered.map((slot) => `${viewingTime(slot)}\n${slot.meetingPoint}`)
  const values = {
    ...knownValues(app, staff, request),
    wohnung: place.name,
    adresse: place.address,
    termine: times.join('\n\n'),
  }
  await queueAnswer(app, trx, staff, request, {
    subject: fillIn(subject, values),
    text: fillIn(text, values),
    templateKey: 'besichtigung',
    attachments: [invitationFile(app, request, offered, place)],
  })
  await addEvent(app, trx, staff, { id, kind: 'viewing-invited', detail: offered.map(viewingTime).join('\n') })
  return 'invited'
}

/** Open, about this flat, and chosen: an invited applicant is met by name. */
function mayBeInvited(request: StoredRequest, about: string): boolean {
  const { kind, status, quarantined, apartmentId, propertyId } = request
  if (kind !== 'tenant_application' || quarantined || isClosed(status) || isNeutral(request)) return false
  return (apartmentId ?? propertyId) === about
}

type Place = Awaited<ReturnType<typeof viewingPlace>>

/** One appointment is an invitation; of several none is settled. */
function invitationFile(app: App, request: StoredRequest, slots: readonly ViewingSlot[], place: Place) {
  const events = slots.map((slot) =>
    viewingEvent(slot, { place, siteUrl: app.config.siteUrl, status: 'TENTATIVE', link: SENDER_LINK }),
  )
  const [only, ...others] = events
  if (only && others.length === 0) return personalFile('REQUEST', only, peopleOf(app, request), app.clock.now())
  return publishedFile(events, app.config.mailTo, app.clock.now())
}

export function peopleOf({ config }: App, { contactName, contactEmail }: StoredRequest) {
  return {
    organizer: { name: site.brand, address: config.mailTo },
    attendee: { name: contactName, address: contactEmail },
  }
}
