import { viewingPlace, viewings, viewingTime } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'

/** An appointment that the sender was offered, in words. */
export type OwnSlot = {
  id: string
  time: string
  meetingPoint: string
  note: string | null
  /** Whom one meets there; '' when nobody is named. */
  agent: string
  isFull: boolean
}

export type OwnViewings = {
  place: string
  /** The accepted slot, also while it goes on and after it. */
  chosen: (OwnSlot & { isAhead: boolean }) | null
  /** The slots to choose from now, without the chosen one. */
  open: OwnSlot[]
  hasDeclined: boolean
}

/** The viewings that an applicant was invited to; null: none, or nothing to say about them any more. */
export async function ownViewings(app: App, request: StoredRequest): Promise<OwnViewings | null> {
  const offered = (await viewings(app.db).offeredTo(request.id)).filter(({ cancelledAt }) => cancelledAt === null)
  const [first] = offered
  if (!first || isClosed(request.status)) return null
  const now = app.clock.now().toISOString()
  const shown = offered.map((slot) => ({
    id: slot.id,
    time: viewingTime(slot),
    meetingPoint: slot.meetingPoint,
    note: slot.note,
    agent: slot.agentName,
    isFull: slot.taken >= slot.places,
    isAhead: slot.startsAt > now,
    state: slot.state,
  }))
  const chosen = shown.find(({ state }) => state === 'accepted') ?? null
  const isOver = chosen !== null && !chosen.isAhead
  const open = isOver ? [] : shown.filter(({ state, isAhead }) => state !== 'accepted' && isAhead)
  if (!chosen && open.length === 0) return null
  const { name, address } = await viewingPlace(app.db, first.about)
  return {
    place: [name, address].filter(Boolean).join(', '),
    chosen,
    open,
    hasDeclined: chosen === null && open.every((slot) => slot.state === 'declined'),
  }
}
