import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { mailFile } from '#platform/mail/mailer.server.ts'
import { mailList } from '#platform/outbox/list/repository.server.ts'
import { roles } from '../access/roles.ts'
import { staffContext } from '../access/staff-context.server.ts'
import { recordRead } from '../audit-log/record-read.server.ts'
import type { Route } from './+types/mail-file-page.ts'

/** A mail that was kept as a file, because there is no mail server. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const staff = context.get(staffContext)
  // Only ids that the database knows become paths.
  const mail = await mailList(app.db).find(params.id, roles[staff.role].readsKinds, app.clock.now())
  const path = mail && mailFile(app.config.dataDir, mail.id)
  const file = path && (await stat(path).catch(() => null))
  if (!mail || mail.isHidden || !path || !file) throw data(null, { status: 404 })
  await recordRead(app, staff, { action: 'mail.file', subject: { kind: 'mail', id: mail.id } })
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'Content-Type': 'message/rfc822',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename=${mail.id}.eml`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  })
}
