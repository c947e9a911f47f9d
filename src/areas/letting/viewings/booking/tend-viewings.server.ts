import { randomInt } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { everyRound, type Rounds } from '#platform/every-round.server.ts'
import { SECOND_MS } from '#values/durations.ts'
import { refreshSite } from '#company/current.server.ts'
import { unattendedAudit } from '#platform/audit-log/repository.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { lockSlot } from '../places/repository.server.ts'
import { viewings } from '../repository.server.ts'
import { bookedAt } from './change-booking.server.ts'
import { queueBookingMail } from './booking-mail.server.ts'
import { stillBookable } from './open-viewings.server.ts'
import { bookings } from './repository.server.ts'
import { REMINDED_BEFORE_MS } from './booking.ts'

/** So many reminders in a round, so that a receipt never waits behind hundreds. */
const BATCH = 100

/** Tends booked viewings until stopped. */
export function startTendingViewings(app: App): Rounds {
  const run = async () => {
    await refreshSite(app)
    await tendViewings(app)
  }
  return everyRound(app, { name: 'viewings', everyMs: 5 * SECOND_MS, run })
}

/**
 * Follows booked viewings through time: places that nobody confirmed are free again, draws are held, who waits moves up, and who comes tomorrow is
 * reminded. Found by looking at how things stand, so that the code that frees a place need not know the waiting list. Each step is claimed by its rows:
 * several servers may do this on one database.
 */
export async function tendViewings(app: App): Promise<void> {
  await expireHeld(app)
  for (const id of await viewings(app.db).toDraw(app.clock.now())) await drawPlaces(app, id)
  await moveUpAll(app)
  await remind(app)
}

async function expireHeld(app: App): Promise<void> {
  const now = app.clock.now()
  const { db } = app
  if (!(await bookings(db).hasExpired(now))) return
  await db.transaction().execute(async (trx) => {
    if ((await bookings(trx).expire(now)) > 0) await raiseContentVersion(trx, now)
  })
}

/** Shuffles everybody who registered (Fisher and Yates, with the randomness of the operating system) and gives the places to the first. */
async function drawPlaces(app: App, slotId: string): Promise<void> {
  const now = app.clock.now()
  const drawn = await app.db.transaction().execute(async (trx) => {
    const slot = await lockSlot(trx, slotId)
    if (!slot || !(await viewings(trx).claimDraw(slotId, now))) return null
    const all = shuffled(await bookings(trx).inState(slotId, 'registered'))
    const free = slot.places - ((await viewings(trx).countTaken([slotId])).get(slotId) ?? 0)
    const winners = all.slice(0, Math.max(0, free))
    for (const booking of winners) {
      await bookings(trx).change(booking.id, bookedAt(slot, now))
      await queueBookingMail(app, trx, booking, 'drawn', { slot, enter: slot })
    }
    for (const [position, booking] of all.slice(winners.length).entries()) {
      await bookings(trx).change(booking.id, { state: 'waiting', rank: position + 1 })
      await queueBookingMail(app, trx, booking, 'not-drawn', { slot })
    }
    const detail = `${all.length} angemeldet, ${winners.length} ausgelost`
    // Among how many, so that nobody has to be believed.
    const subject = { kind: 'viewing', id: slotId }
    await unattendedAudit(trx).add({ id: app.newId(), by: 'Auslosung', action: 'viewing.drawn', subject, detail, now })
    await raiseContentVersion(trx, now)
    return { registered: all.length, places: winners.length }
  })
  if (drawn === null) return
  app.log.info('viewing drawn', drawn)
  app.wakeOutbox()
}

/** Every order is equally likely. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const drawn = [...items]
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const chosen = randomInt(last + 1)
    ;[drawn[last], drawn[chosen]] = [drawn[chosen] as Item, drawn[last] as Item]
  }
  return drawn
}

/** Gives what is free to those who wait, in their order. Nothing is written where nothing is free. */
async function moveUpAll(app: App): Promise<void> {
  const ids = await bookings(app.db).slotsWithWaiting(stillBookable(app.clock.now()))
  if (ids.length === 0) return
  const taken = await viewings(app.db).countTaken(ids)
  for (const { id, places } of await viewings(app.db).findAll(ids)) {
    if ((taken.get(id) ?? 0) >= places) continue
    if ((await app.db.transaction().execute((trx) => fill(app, trx, id))) > 0) app.wakeOutbox()
  }
}

async function fill(app: App, trx: Trx, slotId: string): Promise<number> {
  const now = app.clock.now()
  const slot = await lockSlot(trx, slotId)
  if (!slot || slot.cancelledAt !== null) return 0
  const free = slot.places - ((await viewings(trx).countTaken([slotId])).get(slotId) ?? 0)
  const next = free > 0 ? await bookings(trx).inState(slotId, 'waiting', free) : []
  for (const booking of next) {
    await bookings(trx).change(booking.id, bookedAt(slot, now))
    await queueBookingMail(app, trx, booking, 'moved-up', { slot, enter: slot })
  }
  if (next.length > 0) await raiseContentVersion(trx, now)
  return next.length
}

async function remind(app: App): Promise<void> {
  const now = app.clock.now()
  const due = await bookings(app.db).toRemind(now, new Date(now.getTime() + REMINDED_BEFORE_MS), BATCH)
  for (const booking of due) {
    await app.db.transaction().execute(async (trx) => {
      const slot = await viewings(trx).find(booking.slotId)
      if (!slot || !(await bookings(trx).claimReminder(booking.id, now))) return
      await queueBookingMail(app, trx, booking, 'reminder', { slot })
    })
  }
  if (due.length > 0) app.wakeOutbox()
}
