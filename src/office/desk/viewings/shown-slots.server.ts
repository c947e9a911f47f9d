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
import { isNeutral, neutralName } from '#requests/submissions/neutral.ts'
import { showReference } from '#requests/submissions/reference.ts'
import { submissions } from '#requests/submissions/repository.server.ts'
import { isClosed, statusLabels } from '#requests/submissions/status.ts'
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
  for (const submissionId of new Set(invited.map((each) => each.submissionId))) {
    const submission = await submissions(app.db).findById(submissionId)
    if (!submission) continue
    const reference = showReference(submission.reference)
    const isHidden = isNeutral(submission)
    people.set(submissionId, {
      reference,
      name: isHidden ? neutralName(reference) : submission.contactName,
      phone: isHidden ? null : phoneOf(submission.payload),
      label: isClosed(submission.status) ? statusLabels[submission.status] : '',
      chosenId: chosenOf(await viewings(app.db).offeredTo(submissionId))?.id,
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
      .flatMap(({ submissionId, state }) => {
        const person = people.get(submissionId)
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
