import type { App } from '#platform/app.server.ts'
import { newRecoveryCodes, recoveryCodeHash } from '#office/frame/access/recovery-codes.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { staffRecoveryCodes } from './repository.server.ts'

/** Codes for the day on which the device with the passkey is gone; null when the account has some, here or with its app. */
export async function firstCodes(app: App, staff: Staff): Promise<string[] | null> {
  const [member, count] = await Promise.all([
    staffAccounts(app.db).find(staff.id),
    staffRecoveryCodes(app.db).countOf(staff.id),
  ])
  return member?.hasSecondFactor || count > 0 ? null : freshCodes(app, staff)
}

/** Ten new codes as they are shown; the old ones stop working. Call it in a transaction. */
export async function freshCodes(app: App, staff: Staff): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.flatMap((code) => recoveryCodeHash(code) ?? [])
  await staffRecoveryCodes(app.db).replace(staff.id, hashes, app.clock.now())
  await recordAudit(app, app.db, staff, { action: 'staff.recovery-codes', subject: { kind: 'staff', id: staff.id } })
  return codes
}
