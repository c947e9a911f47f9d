import { data } from 'react-router'
import { publishedFile, viewingEvent, viewingPlace, viewings } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { findOwn } from '../find-own.server.ts'
import type { Route } from './+types/ics-page.ts'

/** The accepted viewing as a file for the sender's calendar; where none is accepted yet, all that are offered. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const request = await findOwn(app, params.token)
  const offered = request ? await viewings(app.db).offeredTo(request.id) : []
  const current = offered.filter(({ cancelledAt, state }) => cancelledAt === null && state !== 'declined')
  const accepted = current.filter(({ state }) => state === 'accepted')
  const slots = accepted.length > 0 ? accepted : current
  const [first] = slots
  if (!request || !first) throw data(null, { status: 404 })
  const { siteUrl, mailTo } = app.config
  const place = await viewingPlace(app.db, first.about)
  const link = `${siteUrl}/vorgang/${params.token}`
  const status = accepted.length > 0 ? 'CONFIRMED' : 'TENTATIVE'
  const file = publishedFile(
    slots.map((slot) => viewingEvent(slot, { place, siteUrl, status, link })),
    mailTo,
    app.clock.now(),
  )
  return new Response(file.content, {
    headers: attachmentHeaders({ name: 'besichtigung.ics', type: file.contentType }),
  })
}
