import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { holdAddress } from '#platform/database/hold-address.server.ts'
import { answerForm } from '#requests/request/answer-form.server.ts'
import { addSealedAddress } from '#requests/request/sealed-address.server.ts'
import { typedTexts } from '#requests/request/plain-post.server.ts'
import { newReference } from '#requests/request/reference.ts'
import { mayWriteAgain } from '#areas/letting/double-opt-in.ts'
import { lockSlot } from '../places/repository.server.ts'
import { viewings } from '../repository.server.ts'
import type { ViewingSlot } from '../viewing.ts'
import {
  type Booking,
  bookingPath,
  type BookingWay,
  HOLD_MINUTES,
  MOST_MAILS_A_DAY,
  MOST_PER_ADDRESS,
  wayOf,
} from './booking.ts'
import { queueBookingMail } from './booking-mail.server.ts'
import { bookingForm, LARGEST_BOOKING_BYTES } from './fields.ts'
import { freePlaces, isBeforeDraw, isOpen } from './open-viewings.server.ts'
import { bookings } from './repository.server.ts'
import { DAY_MS, MINUTE_MS } from '#values/durations.ts'

export type WantedPlace = {
  apartmentId: string
  slotId: string
  name: string
  email: string
  phone: string | null
  /** Where no place is left: the waiting list is meant too. */
  takesWaiting: boolean
}

/** `full`: nothing but the waiting list is left, and it was not asked for. */
export type BookOutcome = BookingWay | 'full' | 'gone'

/** Answers „Besichtigung buchen“ with what the slot had to give. */
export function answerBooking(app: App, apartmentId: string, httpRequest: Request, clientAddress: string) {
  return answerForm(
    app,
    { request: httpRequest, clientAddress },
    {
      name: 'viewing_booking',
      maxBytes: LARGEST_BOOKING_BYTES,
      fields: Object.keys(bookingForm.fields),
      // The page's own tick stays away when somebody took it away.
      keep: (fields) => ({ values: { warteliste: '', ...typedTexts(fields, Object.keys(bookingForm.fields)) } }),
      judge: bookingForm.parse,
      act: ({ termin, name, email, telefon, warteliste }) =>
        bookViewing(app, { apartmentId, slotId: termin, name, email, phone: telefon, takesWaiting: warteliste }),
      refuse: {
        full: {
          termin:
            'Der letzte Platz dieses Termins ist gerade vergeben worden. Wählen Sie einen anderen, oder kreuzen Sie die Warteliste an.',
        },
        gone: { termin: 'Diesen Termin gibt es nicht mehr. Bitte wählen Sie einen anderen.' },
      },
      doneAt(outcome, { termin, email }) {
        const done = new URLSearchParams({ termin, angelegt: outcome ?? 'place' })
        addSealedAddress(app, done, email)
        return `${bookingPath(encodeURIComponent(apartmentId))}?${done}`
      },
    },
  )
}

/**
 * Asks for a place at a viewing: keeps one for half an hour where one is free, and writes to the address. The outcome says what this slot had
 * to give, never whether the address was known: anybody may type anybody's address.
 */
export async function bookViewing(app: App, wanted: WantedPlace): Promise<BookOutcome> {
  const outcome = await app.db.transaction().execute((trx) => book(app, trx, wanted))
  app.wakeOutbox()
  return outcome
}

async function book(app: App, trx: Trx, wanted: WantedPlace): Promise<BookOutcome> {
  const now = app.clock.now()
  await holdAddress(trx, wanted.email)
  const slot = await lockSlot(trx, wanted.slotId)
  if (!slot || slot.about !== wanted.apartmentId || !isOpen(slot, now)) return 'gone'
  const free = (await freePlaces(trx, [slot])).get(slot.id) ?? 0
  const own = await bookings(trx).ofAddress(wanted.email)
  // Pressed twice: the place that is taken is their own.
  const isTheirs = own.some(({ slotId, state, name }) => slotId === slot.id && state === 'held' && name === wanted.name)
  const way = isTheirs ? 'place' : wayOf({ way: isBeforeDraw(slot) ? 'draw' : 'first', free })
  if (way === 'waiting' && !wanted.takesWaiting) return 'full'
  await note(app, trx, wanted, { slot, way, own })
  return way
}

type Offered = { slot: ViewingSlot; way: BookingWay }
type Noted = Offered & { /** What the address has asked for. */ own: readonly Booking[] }

async function note(app: App, trx: Trx, wanted: WantedPlace, { slot, way, own }: Noted): Promise<void> {
  const now = app.clock.now()
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString()
  const ahead = new Map((await viewings(trx).findAll(own.map(({ slotId }) => slotId))).map((each) => [each.id, each]))
  const living = own.filter(({ slotId }) => {
    const of = ahead.get(slotId)
    return of !== undefined && of.cancelledAt === null && of.startsAt > now.toISOString()
  })
  const known = living.find(({ slotId }) => ahead.get(slotId)?.about === slot.about)
  if (known?.confirmedAt) {
    const knownSlot = ahead.get(known.slotId) ?? slot
    if (!mayWriteAgain(known, now) || !limitsOf(app).takeMail(known.email).ok) return
    await bookings(trx).change(known.id, { mailedAt: now.toISOString() })
    return queueBookingMail(app, trx, known, 'known', { slot: knownSlot })
  }
  const unasked = own.filter(({ confirmedAt, mailedAt }) => confirmedAt === null && mailedAt > yesterday)
  const held = {
    state: way === 'place' ? 'held' : 'asked',
    heldUntil: way === 'place' ? new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS).toISOString() : null,
  } as const
  const { name, phone } = wanted
  if (known) return again(app, trx, known, { slot, way, change: { name, phone, ...held } })
  if (unasked.length >= MOST_MAILS_A_DAY || living.length >= MOST_PER_ADDRESS) return
  const { email } = wanted
  if (!limitsOf(app).takeMail(email).ok) return
  const moment = now.toISOString()
  const booking = { slotId: slot.id, email, name, phone, ...held, createdAt: moment, mailedAt: moment }
  let id = newReference()
  while ((await bookings(trx).find(id)) !== null) id = newReference()
  // An old booking of this slot that nobody confirmed was found above; what is there now is there for good.
  if (!(await bookings(trx).add({ id, ...booking }))) return
  if (way === 'place') await raiseContentVersion(trx, now)
  await queueBookingMail(app, trx, { id, email, name }, `confirm-${way}`, { slot })
}

type Again = Offered & { change: Pick<Booking, 'name' | 'phone' | 'state' | 'heldUntil'> }

/** Somebody who has not confirmed yet asks once more, perhaps for another slot. A place that is held is not held any longer by that. */
async function again(app: App, trx: Trx, known: Booking, { slot, way, change }: Again): Promise<void> {
  const now = app.clock.now()
  const isSame = known.slotId === slot.id
  const { state, heldUntil, ...who } = change
  const place = isSame && known.state === 'held' ? {} : { slotId: slot.id, state, heldUntil }
  const mayMail = mayWriteAgain(known, now) && limitsOf(app).takeMail(known.email).ok
  await bookings(trx).change(known.id, { ...who, ...place, ...(mayMail && { mailedAt: now.toISOString() }) })
  if (!isSame || known.state !== 'held') await raiseContentVersion(trx, now)
  if (mayMail) await queueBookingMail(app, trx, { ...known, ...who }, `confirm-${way}`, { slot })
}
