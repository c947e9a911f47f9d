import { data } from 'react-router'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { isHiddenFrom } from '../applications/neutral/reveals.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import type { Route } from './+types/file-page.ts'
import { findRequest } from './find-request.server.ts'

/**
 * Gives out a file that came with a request. Always as an attachment that may run nothing: opened in the browser it could do harm on our
 * own address. A photo is drawn anew when it arrives, and an `<img>` shows it all the same.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const request = await findRequest(app, staff, params.reference)
  // Photos and CVs say who it is.
  if (await isHiddenFrom(app, staff, request)) throw data(null, { status: 404 })
  const files = await requestFiles(app.db).listByRequest(request.id)
  const file = files.find(({ id }) => id === params.fileId)
  const bytes = file && (await openUpload(app, file.storageKey))
  if (!bytes) throw data(null, { status: 404 })
  await recordRead(app, staff, {
    action: 'request.file',
    subject: { kind: 'submission', id: request.id },
    detail: file.field,
  })
  const { originalName: name, detectedType: type, sizeBytes } = file
  return new Response(bytes, { headers: attachmentHeaders({ name, type, sizeBytes }) })
}
