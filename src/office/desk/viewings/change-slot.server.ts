import {
  chosenOf,
  lockSlot,
  personalFile,
  viewingEvent,
  viewingPlace,
  viewings,
  type ViewingSlot,
  viewingTime,
} from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { SENDER_LINK } from '#requests/mail/mail-content.ts'
import { requests } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { site } from '#site'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { queueAnswer } from '../request/answer/queue-answer.server.ts'
import { addEvent } from '../request/note-change.server.ts'
import { peopleOf } from './invite.server.ts'
import { renewFlatPage, tellGuests } from './tell-guests.server.ts'

type SlotChange = Parameters<ReturnType<typeof viewings>['change']>[2]

/** Changes an appointment and tells everybody who goes to it or may still choose it. @returns false: somebody else changed it. */
export async function changeSlot(
  app: App,
  staff: Staff,
  { before, version, change }: { before: ViewingSlot; version: number; change: SlotChange },
): Promise<boolean> {
  const isDone = await app.db.transaction().execute(async (trx) => {
    // Somebody may have taken a place since the form was judged.
    await lockSlot(trx, before.id)
    const taken = (await viewings(trx).countTaken([before.id])).get(before.id) ?? 0
    if (change.places < taken) return false
    if (!(await viewings(trx).change(before.id, version, change, app.clock.now()))) return false
    const isNews =
      before.startsAt !== change.startsAt ||
      before.endsAt !== change.endsAt ||
      before.meetingPoint !== change.meetingPoint ||
      before.note !== change.note
    if (isNews) {
      await tellInvited(app, trx, staff, before, 'changed')
      await tellGuests(app, trx, before, 'changed')
    }
    await renewFlatPage(app, trx, [before, change])
    await recordAudit(app, trx, staff, { action: 'viewing.write', subject: { kind: 'viewing', id: before.id } })
    return true
  })
  app.wakeOutbox()
  return isDone
}

/** Cancels an appointment and tells everybody who goes to it or may still choose it. @returns false: somebody else changed it. */
export async function cancelSlot(app: App, staff: Staff, slot: ViewingSlot, version: number): Promise<boolean> {
  const isDone = await app.db.transaction().execute(async (trx) => {
    if (!(await viewings(trx).cancel(slot.id, version, app.clock.now()))) return false
    await tellInvited(app, trx, staff, slot, 'cancelled')
    await tellGuests(app, trx, slot, 'cancelled')
    await renewFlatPage(app, trx, [slot])
    await recordAudit(app, trx, staff, { action: 'viewing.cancel', subject: { kind: 'viewing', id: slot.id } })
    return true
  })
  app.wakeOutbox()
  return isDone
}

async function tellInvited(app: App, trx: Trx, staff: Staff, before: ViewingSlot, what: 'changed' | 'cancelled') {
  const slot = await viewings(trx).find(before.id)
  if (!slot || before.startsAt <= app.clock.now().toISOString()) return
  const place = await viewingPlace(trx, slot.about)
  for (const { requestId, state } of await viewings(trx).invitationsTo([slot.id])) {
    const request = await requests(trx).findById(requestId)
    if (!request || state === 'declined' || isClosed(request.status)) continue
    const others = (await viewings(trx).offeredTo(requestId)).filter(({ id }) => id !== slot.id)
    // A guest who goes to another one is done with this one.
    if (state === 'offered' && chosenOf(others)) continue
    const now = app.clock.now().toISOString()
    const left = others.filter(
      (other) => other.cancelledAt === null && other.state === 'offered' && other.startsAt > now,
    )
    const isCancelled = what === 'cancelled'
    const status = isCancelled ? 'CANCELLED' : state === 'accepted' ? 'CONFIRMED' : 'TENTATIVE'
    const event = viewingEvent(slot, { place, siteUrl: app.config.siteUrl, status, link: SENDER_LINK })
    await queueAnswer(app, trx, staff, request, {
      subject: isCancelled
        ? state === 'offered' && left.length > 0
          ? 'Ein Besichtigungstermin entfällt'
          : 'Besichtigung abgesagt'
        : 'Besichtigung geändert',
      text: (isCancelled
        ? cancelledText(before, place.name, { left, isChosen: state === 'accepted' })
        : changedText(before, slot, place.name)
      )
        .concat(`\n\n${SENDER_LINK}\n\nMit freundlichen Grüßen\n${staff.name}\n${site.brand}`)
        .replace(/^/, `Guten Tag ${request.contactName},\n\n`),
      templateKey: isCancelled ? 'besichtigung-abgesagt' : 'besichtigung-geaendert',
      attachments: [personalFile(isCancelled ? 'CANCEL' : 'REQUEST', event, peopleOf(app, request), app.clock.now())],
    })
    await addEvent(app, trx, staff, { id: requestId, kind: `viewing-${what}`, detail: viewingTime(slot) })
  }
}

type Left = { left: readonly ViewingSlot[] /** They had accepted this one. */; isChosen: boolean }

function cancelledText(slot: ViewingSlot, name: string, { left, isChosen }: Left): string {
  if (left.length === 0)
    return `leider müssen wir die Besichtigung der Wohnung ${name} absagen:\n\n${viewingTime(slot)}\n\nIhre Bewerbung bleibt bestehen. Sobald es einen neuen Termin gibt, laden wir Sie ein. Auf Ihrer Seite sehen Sie, ob noch andere Termine möglich sind:`
  const begin = isChosen
    ? `leider müssen wir Ihren Termin für die Besichtigung absagen (${name}):`
    : `dieser Termin für die Besichtigung (${name}) entfällt:`
  return `${begin}\n\n${viewingTime(slot)}\n\nDiese Termine sind weiter möglich:\n\n${left.map(viewingTime).join('\n')}\n\nBitte sagen Sie auf Ihrer Seite zu oder ab:`
}

function changedText(before: ViewingSlot, slot: ViewingSlot, name: string): string {
  return `die Besichtigung der Wohnung ${name} hat sich geändert.\n\nBisher: ${viewingTime(before)}, ${before.meetingPoint}\n\nNeu: ${viewingTime(slot)}, ${slot.meetingPoint}${slot.note ? `\n\n${slot.note}` : ''}\n\nPasst Ihnen das nicht, ändern Sie Ihre Zusage bitte auf Ihrer Seite:`
}
