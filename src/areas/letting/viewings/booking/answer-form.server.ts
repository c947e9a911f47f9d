import { setTimeout as wait } from 'node:timers/promises'
import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { readSubmission } from '#platform/submissions/read-submission.server.ts'
import { submissionTexts } from '#platform/submissions/texts.ts'
import { bookViewing } from './book.server.ts'
import { bookingPath } from './booking.ts'
import { bookingForm, LARGEST_BOOKING_BYTES } from './fields.ts'

/** What was refused, with everything that was typed. */
export type BookingRefusal = {
  title?: string
  /** What no field is to blame for. */
  message?: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** No answer is earlier, so that its time does not tell whether there was a mail to write. */
const ANSWER_MS = 300

const FULL =
  'Der letzte Platz dieses Termins ist gerade vergeben worden. Wählen Sie einen anderen, oder kreuzen Sie die Warteliste an.'
const GONE = 'Diesen Termin gibt es nicht mehr. Bitte wählen Sie einen anderen.'

/** Answers „Besichtigung buchen“: what the slot had to give; the same for every address, whether it is there already or not. */
export async function answerBooking(app: App, apartmentId: string, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_BOOKING_BYTES }, request, clientAddress)
  if (!read.ok) return refuse(read.refused.status, { message: read.refused.title, errors: {}, values: {} })
  const { fields, honeypotFilled, errors: unreadable } = read.request
  const typed = Object.keys(bookingForm.fields).flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name]]] : [],
  )
  // What the page ticks by itself stays unticked when somebody took the tick away.
  const values: Record<string, string> = { warteliste: '', ...Object.fromEntries(typed) }
  const asked = bookingForm.parse(fields)
  if (!asked.ok) return refuse(422, { errors: { ...asked.errors, ...unreadable }, values })
  const limit = limitsOf(app).takeForm('viewing_booking', clientAddress, null)
  if (!limit.ok) {
    const { limitedTitle: title, limited } = submissionTexts
    const refusal = { title, message: limited(limit.retryAfterSeconds), errors: {}, values }
    return refuse(429, refusal, { 'Retry-After': String(limit.retryAfterSeconds) })
  }
  const done = (way: string) => redirect(`${bookingPath(encodeURIComponent(apartmentId))}?angelegt=${way}`, 303)
  // A program that fills in what nobody sees hears the same as everybody, and no mail leaves.
  if (honeypotFilled) return done('place')
  const { termin, name, email, telefon, warteliste } = asked.data
  const wanted = { apartmentId, slotId: termin, name, email, phone: telefon, takesWaiting: warteliste }
  const [outcome] = await Promise.all([bookViewing(app, wanted), wait(ANSWER_MS)])
  app.log.info('viewing booked', { outcome })
  if (outcome === 'gone' || outcome === 'full')
    return refuse(422, { errors: { termin: outcome === 'full' ? FULL : GONE }, values })
  return done(outcome)
}

function refuse(status: number, refusal: BookingRefusal, headers: Record<string, string> = {}) {
  return data<BookingRefusal>(refusal, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
