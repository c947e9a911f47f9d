import { redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { inEvenTime, refuseLimited, refusePost, typedTexts } from '#requests/submissions/plain-post.server.ts'
import { addSealedAddress } from '#requests/submissions/sealed-address.server.ts'
import { readSubmission } from '#requests/submissions/read-submission.server.ts'
import { bookViewing } from './book.server.ts'
import { bookingPath } from './booking.ts'
import { bookingForm, LARGEST_BOOKING_BYTES } from './fields.ts'

const FULL =
  'Der letzte Platz dieses Termins ist gerade vergeben worden. Wählen Sie einen anderen, oder kreuzen Sie die Warteliste an.'
const GONE = 'Diesen Termin gibt es nicht mehr. Bitte wählen Sie einen anderen.'

/** Answers „Besichtigung buchen“: what the slot had to give; the same for every address, whether it is there already or not. */
export async function answerBooking(app: App, apartmentId: string, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_BOOKING_BYTES }, request, clientAddress)
  if (!read.ok) return refusePost(read.refused.status, { message: read.refused.title, errors: {}, values: {} })
  const { fields, honeypotFilled, errors: unreadable } = read.request
  // What the page ticks by itself stays unticked when somebody took the tick away.
  const values = { warteliste: '', ...typedTexts(fields, Object.keys(bookingForm.fields)) }
  const asked = bookingForm.parse(fields)
  if (!asked.ok) return refusePost(422, { errors: { ...asked.errors, ...unreadable }, values })
  const limit = limitsOf(app).takeForm('viewing_booking', clientAddress, null)
  if (!limit.ok) return refuseLimited(limit.retryAfterSeconds, { errors: {}, values })
  const { termin, name, email, telefon, warteliste } = asked.data
  const done = (way: string) => {
    const query = new URLSearchParams({ termin, angelegt: way })
    addSealedAddress(app, query, email)
    return redirect(`${bookingPath(encodeURIComponent(apartmentId))}?${query}`, 303)
  }
  // A program that fills in what nobody sees gets the same answer as everybody, and no mail leaves.
  if (honeypotFilled) return done('place')
  const wanted = { apartmentId, slotId: termin, name, email, phone: telefon, takesWaiting: warteliste }
  const outcome = await inEvenTime(bookViewing(app, wanted))
  app.log.info('viewing booked', { outcome })
  if (outcome === 'gone' || outcome === 'full')
    return refusePost(422, { errors: { termin: outcome === 'full' ? FULL : GONE }, values })
  return done(outcome)
}
