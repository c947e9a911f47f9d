import { type Call, callOf } from '#office/frame/frame/call.server.ts'
import {
  chosenOf,
  invitationLabels,
  momentInWords,
  viewings,
  type ViewingSlot,
  viewingTime,
} from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { isNeutral, neutralName } from '#requests/request/neutral.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { isClosed, statusLabels } from '#requests/request/status.ts'
import { shownGuests, type SlotGuests } from './shown-guests.server.ts'

/** A guest invited to an appointment. `reference` as everybody writes it. */
export type ShownInvitation = {
  reference: string
  name: string
  phone: Call | null
  /** `elsewhere`: invited to this one too, and goes to another. */
  state: 'offered' | 'accepted' | 'declined' | 'elsewhere'
  /** In words; of a closed application its status. */
  label: string
}

export type ShownSlot = ViewingSlot & {
  time: string
  taken: number
  isPast: boolean
  /** Its places are taken from here on, or it is over. */
  hasBegun: boolean
  /** Describes who may come; null: only guests the office invites. */
  publicly: string | null
  invitations: ShownInvitation[]
} & SlotGuests

/** Appointments with who is invited to them and what they answered. */
export async function shownSlots(app: App, slots: readonly ViewingSlot[]): Promise<ShownSlot[]> {
  const ids = slots.map(({ id }) => id)
  const [invited, taken, guests] = await Promise.all([
    viewings(app.db).invitationsTo(ids),
    viewings(app.db).countTaken(ids),
    shownGuests(app, ids),
  ])
  const people = new Map<string, Omit<ShownInvitation, 'state'> & { chosenId: string | undefined }>()
  for (const requestId of new Set(invited.map((each) => each.requestId))) {
    const request = await requests(app.db).findById(requestId)
    if (!request) continue
    const reference = showReference(request.reference)
    const isHidden = isNeutral(request)
    people.set(requestId, {
      reference,
      name: isHidden ? neutralName(reference) : request.contactName,
      phone: isHidden ? null : phoneOf(request.payload),
      label: isClosed(request.status) ? statusLabels[request.status] : '',
      chosenId: chosenOf(await viewings(app.db).offeredTo(requestId))?.id,
    })
  }
  const now = app.clock.now().toISOString()
  return slots.map((slot) => ({
    ...slot,
    time: viewingTime(slot),
    taken: taken.get(slot.id) ?? 0,
    isPast: slot.endsAt <= now,
    hasBegun: slot.startsAt <= now,
    publicly: publicly(slot),
    ...(guests.get(slot.id) ?? { guests: [], held: 0 }),
    invitations: invited
      .filter(({ slotId }) => slotId === slot.id)
      .flatMap(({ requestId, state }) => {
        const person = people.get(requestId)
        if (!person) return []
        const { chosenId, label, ...rest } = person
        const isElsewhere = state === 'offered' && chosenId !== undefined && chosenId !== slot.id
        return [
          isElsewhere
            ? { ...rest, state: 'elsewhere' as const, label: label || 'kommt zu einem anderen Termin' }
            : { ...rest, state, label: label || invitationLabels[state] },
        ]
      }),
  }))
}

function publicly({ booking, closesAt, drawnAt }: ViewingSlot): string | null {
  if (booking === null) return null
  if (booking === 'first') return 'Öffentlich buchbar: wer zuerst kommt'
  return drawnAt === null
    ? `Öffentlich buchbar per Los, Anmeldung bis ${momentInWords(closesAt ?? '')}`
    : `Öffentlich buchbar, ausgelost: ${momentInWords(drawnAt)}`
}

function phoneOf(payload: unknown): Call | null {
  if (typeof payload !== 'object' || payload === null || !('applicant_phone' in payload)) return null
  return typeof payload.applicant_phone === 'string' ? callOf(payload.applicant_phone) : null
}
