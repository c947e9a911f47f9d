import { Readable } from 'node:stream'
import { data } from 'react-router'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import type { Route } from './+types/export-page.ts'
import { findPerson, readAddress } from './find-person.server.ts'
import { personArchive } from './person-archive.server.ts'

/** Everything about a person as one download. Posted, so that the address stands in no log and no history. */
export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const email = readAddress(String(form.get('email') ?? ''))
  if (email === null) throw data(null, { status: 400 })
  const person = await findPerson(app, email)
  const archive = personArchive(app, staff, person, { withNotes: form.get('notes') === '1' })
  const name = `auskunft-${app.clock.now().toISOString().slice(0, 10)}.zip`
  return new Response(Readable.toWeb(archive) as ReadableStream, {
    headers: attachmentHeaders({ name, type: 'application/zip' }),
  })
}
