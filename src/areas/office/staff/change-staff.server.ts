import type { App } from '#platform/app.server.ts'
import type { Role } from '../access/roles.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { staffSessions } from '../sessions/repository.server.ts'
import type { Actor } from './invitations.server.ts'
import { staffAccounts } from './repository.server.ts'

/** Gives an account another role. Its sessions end, so that nothing that is open keeps the old rights (ASVS 7.4.2 in spirit). */
export async function changeRole(app: App, id: string, role: Role, actor: Actor): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    await staffAccounts(trx).update(id, { role }, app.clock.now())
    await staffSessions(trx).endAll(id)
    await recordAudit(app, trx, actor, { action: 'staff.role', subject: { kind: 'staff', id }, detail: role })
  })
}
