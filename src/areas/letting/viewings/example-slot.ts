import type { ViewingSlot } from './viewing.ts'

export const exampleSlot = (different: Partial<ViewingSlot> = {}): ViewingSlot => ({
  id: 'slot-1',
  about: 'flat-1',
  startsAt: '2026-03-05T13:00:00.000Z',
  endsAt: '2026-03-05T13:20:00.000Z',
  places: 1,
  meetingPoint: 'Vor dem Haus',
  note: null,
  agentId: null,
  agentName: 'Anna',
  cancelledAt: null,
  booking: null,
  closesAt: null,
  drawnAt: null,
  sequence: 0,
  version: 1,
  ...different,
})
