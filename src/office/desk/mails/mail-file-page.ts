import { existsSync } from 'node:fs'
import { data } from 'react-router'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { mailAsFile, mailFile } from '#requests/mail/mailer.server.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { storedMessages } from '#requests/outbox/stored/repository.server.ts'
import { roles } from '#office/frame/access/roles.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import type { Route } from './+types/mail-file-page.ts'

/** A mail that was kept as a file, because there is no mail server; made anew, for staff need not see the sender's own link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  // Only ids that the database knows become paths.
  const mail = await mailList(app.db).find(params.id, roles[staff.role].readsKinds, app.clock.now())
  const isKept = mail !== null && !mail.isHidden && existsSync(mailFile(app.config.dataDir, mail.id))
  const stored = isKept ? await storedMessages(app.db).find(mail.id) : null
  if (!stored) throw data(null, { status: 404 })
  const file = await mailAsFile(app.config, stored)
  await recordRead(app, staff, { action: 'mail.file', subject: { kind: 'mail', id: stored.id } })
  return new Response(new Uint8Array(file), {
    headers: attachmentHeaders({ name: `${stored.id}.eml`, type: 'message/rfc822', sizeBytes: file.length }),
  })
}
