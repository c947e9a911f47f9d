import { site } from '#site'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { SENDER_LINK } from '#requests/mail/mail-content.ts'
import type { MailAttachment } from '#requests/mail/mailer.server.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { viewingPlace } from '../answer.server.ts'
import { personalFile, viewingEvent, type ViewingPlace } from '../event.ts'
import type { ViewingSlot } from '../viewing.ts'
import type { Booking } from './booking.ts'
import { bookingMail, type BookingNews } from './mails.ts'

type Told = {
  slot: ViewingSlot
  /** How it was until the office changed it. */
  before?: ViewingSlot
  /** To come in the calendar. */
  enter?: ViewingSlot
  /** To leave it again. */
  drop?: ViewingSlot
}

type Person = Pick<Booking, 'id' | 'email' | 'name'>

/** Puts a mail about a booking into the outbox, in the caller's transaction. Wake the outbox after the commit. */
export async function queueBookingMail(app: App, trx: Trx, person: Person, news: BookingNews, told: Told) {
  const place = await viewingPlace(trx, told.slot.about)
  const { enter, drop } = told
  const attachments = [
    ...(enter ? [fileFor(app, person, 'REQUEST', enter, place)] : []),
    ...(drop ? [fileFor(app, person, 'CANCEL', drop, place)] : []),
  ]
  // People who left have no page any more.
  const owner = { kind: 'booking', id: news === 'left' ? null : person.id } as const
  const to = { purpose: 'viewing', owner, address: person.email, attachments } as const
  await outbox(trx).add(newMail(app, to, bookingMail(news, { ...told, place })))
}

function fileFor(
  { config, clock }: App,
  { name, email }: Person,
  method: 'REQUEST' | 'CANCEL',
  slot: ViewingSlot,
  place: ViewingPlace,
): MailAttachment {
  const { siteUrl, mailTo } = config
  const isEnd = method === 'CANCEL'
  const event = viewingEvent(slot, {
    place,
    siteUrl,
    status: isEnd ? 'CANCELLED' : 'CONFIRMED',
    ...(!isEnd && { link: SENDER_LINK }),
  })
  // This person's entry ends although the appointment itself goes on: it must be newer than what they have.
  const sequence = isEnd && slot.cancelledAt === null ? event.sequence + 1 : event.sequence
  const people = {
    organizer: { name: site.brand, address: mailTo },
    attendee: { name, address: email },
  }
  return personalFile(method, { ...event, sequence }, people, clock.now())
}
