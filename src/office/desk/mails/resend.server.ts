import type { App } from '#platform/app.server.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { roles } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { isResendable } from './mail-texts.ts'

/** Tries an undelivered mail again, from the start. False when there is none that this person may send. */
export async function resendMail(app: App, staff: Staff, id: string): Promise<boolean> {
  const now = app.clock.now()
  const mail = await mailList(app.db).find(id, roles[staff.role].readsKinds, now)
  if (!mail || !isResendable(mail)) return false
  await app.db.transaction().execute(async (trx) => {
    await outbox(trx).retry(now, id)
    await recordAudit(app, trx, staff, { action: 'mail.resend', subject: { kind: 'mail', id } })
  })
  app.wakeOutbox()
  return true
}
