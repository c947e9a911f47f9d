import { expect, test } from 'vitest'
import { isReminderDue, REMINDED_BEFORE_MS } from './booking.ts'
import { bookedAt } from './change-booking.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')
const slotIn = (ms: number) =>
  ({ startsAt: new Date(now.getTime() + ms).toISOString() }) as Parameters<typeof bookedAt>[0]

test.each([-1, 0, 1])(
  'at %i ms around the reminder a guest is reminded by the round or has just read of it, never both',
  (ms) => {
    const slot = slotIn(REMINDED_BEFORE_MS + ms)
    // The round takes what begins up to this moment (`toRemind`).
    const isOfThisRound = slot.startsAt <= new Date(now.getTime() + REMINDED_BEFORE_MS).toISOString()
    expect(isReminderDue(slot.startsAt, now)).toBe(isOfThisRound)
    expect(bookedAt(slot, now).remindedAt).toBe(isOfThisRound ? now.toISOString() : null)
  },
)
