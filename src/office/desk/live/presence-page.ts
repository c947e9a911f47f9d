import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { findRequest } from '../request/find-request.server.ts'
import { markOpened } from '../request/note-reader.server.ts'
import { presence, readWrites } from '#office/frame/live/presence/repository.server.ts'
import { requestStamp } from '#office/frame/live/stamp/repository.server.ts'
import type { Route } from './+types/presence-page.ts'

/** An open request says every few seconds that somebody is there, and hears who else is, and whether something happened. */
export async function action({ context, request: httpRequest, params }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const { id } = await findRequest(app, staff, params.reference)
  const form = await readOfficeForm(httpRequest)
  const now = app.clock.now()
  if (form.get('geht') === '1') {
    await presence(app.db).leave(id, staff.id)
    return new Response(null, { status: 204 })
  }
  if (form.get('gelesen') === '1') {
    await markOpened(app, staff, id)
    return new Response(null, { status: 204 })
  }
  await presence(app.db).note(id, staff.id, readWrites(form.get('schreibt')), now)
  const [stamp, others] = await Promise.all([requestStamp(app.db, id), presence(app.db).others(id, staff.id, now)])
  return Response.json({ stamp, others })
}
