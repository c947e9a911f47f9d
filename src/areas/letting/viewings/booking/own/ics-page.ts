import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { bookingIdOf, bookingLink } from '#requests/outbox/search-link.server.ts'
import { viewingPlace } from '#areas/letting/viewings/answer.server.ts'
import { publishedFile, viewingEvent } from '#areas/letting/viewings/event.ts'
import { viewings } from '#areas/letting/viewings/repository.server.ts'
import { bookings } from '../repository.server.ts'
import type { Route } from './+types/ics-page.ts'

/** The booked viewing as a file for the calendar. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const id = bookingIdOf(app.secret, params.token)
  const booking = id === null ? null : await bookings(app.db).find(id)
  const slot = booking?.state === 'booked' ? await viewings(app.db).find(booking.slotId) : null
  if (!booking || !slot || slot.cancelledAt !== null) throw data(null, { status: 404 })
  const { siteUrl, mailTo } = app.config
  const place = await viewingPlace(app.db, slot.about)
  const event = viewingEvent(slot, { place, siteUrl, status: 'CONFIRMED', link: bookingLink(app, booking.id) })
  const file = publishedFile([event], mailTo, app.clock.now())
  return new Response(file.content, {
    headers: attachmentHeaders({ name: 'besichtigung.ics', type: file.contentType }),
  })
}
