import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { findOwn } from '../find-own.server.ts'
import type { Route } from './+types/upload-page.ts'

/** A file that its sender gave us, back to them, or one of our answers: as an attachment that may run nothing, like the office gets it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const request = await findOwn(app, params.token)
  if (!request) throw data(null, { status: 404 })
  const own = await merged(app.db).ofOneSender(request)
  const files = await Promise.all(own.map(({ id }) => requestFiles(app.db).listForSender(id)))
  const file = files.flat().find(({ id }) => id === params.fileId)
  const bytes = file && (await openUpload(app, file.storageKey))
  if (!bytes) throw data(null, { status: 404 })
  const { originalName: name, detectedType: type, sizeBytes } = file
  return new Response(bytes, { headers: attachmentHeaders({ name, type, sizeBytes }) })
}
