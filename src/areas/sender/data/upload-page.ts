import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { submissionFiles } from '#platform/files/repository.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { findOwn } from '../find-own.server.ts'
import type { Route } from './+types/upload-page.ts'

/** A file that its sender gave us, back to them: as an attachment that may run nothing, like the office gets it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const submission = await findOwn(app, params.token)
  if (!submission) throw data(null, { status: 404 })
  const files = await submissionFiles(app.db).listBySubmission(submission.id)
  const file = files.find(({ id }) => id === params.fileId)
  const bytes = file && (await openUpload(app, file.storageKey))
  if (!bytes) throw data(null, { status: 404 })
  return new Response(bytes, {
    headers: {
      'Content-Type': file.detectedType,
      'Content-Length': String(file.sizeBytes),
      'Content-Disposition': `attachment; filename=datei; filename*=UTF-8''${encodeURIComponent(file.originalName)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  })
}
