import { publishedFile, viewingEvent, viewingPlace } from '#areas/letting/public.server.ts'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import type { Route } from './+types/day-file-page.ts'
import { readDayOf, slotsOfDay } from './day.server.ts'
import { shownSlots } from './shown-slots.server.ts'

/** The appointments of one day as a file for the calendar of the one who shows the flats; who comes is read in the office. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const day = readDayOf(app, url.searchParams)
  const { siteUrl, mailTo } = app.config
  const slots = await shownSlots(app, await slotsOfDay(app, day))
  const events = []
  for (const slot of slots) {
    const place = await viewingPlace(app.db, slot.about)
    const status = slot.cancelledAt === null ? 'CONFIRMED' : 'CANCELLED'
    const link = `${siteUrl}/verwaltung/bewerbungen/${slot.about}/besichtigungen`
    const event = viewingEvent(slot, { place, siteUrl, status, link })
    events.push({ ...event, summary: `${event.summary} (${slot.taken} von ${slot.places})` })
  }
  await recordRead(app, staff, { action: 'viewing.calendar', detail: day })
  const file = publishedFile(events, mailTo, app.clock.now())
  return new Response(file.content, {
    headers: attachmentHeaders({ name: `besichtigungen-${day}.ics`, type: file.contentType }),
  })
}
