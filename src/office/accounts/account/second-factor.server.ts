import { oneLine } from '#values/one-line.ts'
import type { App } from '#platform/app.server.ts'
import { authOf, inOneTransaction, isGranted } from '#office/frame/access/auth.server.ts'
import { keepingProof, sessionOf } from '#office/frame/access/keeping-proof.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { staffPasskeys } from '../passkeys/repository.server.ts'
import { freshCodes } from '../recovery/passkey-codes.server.ts'
import { staffRecoveryCodes } from '../recovery/repository.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { cookiesOf, sentCookies } from '../sign-in/sign-in.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { useOnce } from '../sign-in/verify-code.server.ts'

export type SecondFactorStart = { uri: string; recoveryCodes: string[] }

/** Makes a new secret for the authenticator app; it counts once `confirmSecondFactor` saw a code of it. Null: wrong password. */
export async function startSecondFactor(
  app: App,
  httpRequest: Request,
  password: string,
): Promise<SecondFactorStart | null> {
  const answer = await (await authOf(app)).api.enableTwoFactor({
    body: { password, method: 'totp' },
    headers: sentCookies(httpRequest),
    asResponse: true,
  })
  if (!answer.ok) return null
  const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
  return { uri: totpURI, recoveryCodes: backupCodes }
}

/** @returns the cookies of the new session, or null when the code is wrong or was used before. */
export async function confirmSecondFactor(
  app: App,
  httpRequest: Request,
  staff: Staff,
  typed: string,
): Promise<Headers | null> {
  const code = oneLine(typed).replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return null
  return inOneTransaction(app, async (inside) => {
    if (!(await useOnce(inside, staff.id, code))) return null
    const answer = await (await authOf(inside)).api.verifyTOTP({
      body: { code },
      headers: sentCookies(httpRequest),
      asResponse: true,
    })
    if (!isGranted(answer)) return null
    const headers = cookiesOf(answer)
    await endOtherSessions(inside, staff, headers)
    // From now on the app's codes count.
    await staffRecoveryCodes(inside.db).removeAll(staff.id)
    await recordAudit(app, inside.db, staff, {
      action: 'staff.second-factor',
      subject: { kind: 'staff', id: staff.id },
    })
    return headers
  })
}

/** Sessions from before knew only the password: none of them may count as proven by the second factor (ASVS 7.4.3). */
async function endOtherSessions(app: App, staff: Staff, headers: Headers): Promise<void> {
  const fresh = await sessionOf(app, headers)
  await staffSessions(app.db).endAll(staff.id, fresh?.sessionId)
}

/** Ten new recovery codes; the old ones stop working. The password is checked before. Null: the account has no second factor. */
export async function renewRecoveryCodes(
  app: App,
  httpRequest: Request,
  staff: Staff,
  password: string,
): Promise<string[] | null> {
  return inOneTransaction(app, async (inside) => {
    const member = await staffAccounts(inside.db).find(staff.id)
    if (!member?.hasSecondFactor)
      return (await staffPasskeys(inside.db).countOf(staff.id)) > 0 ? freshCodes(inside, staff) : null
    const answer = await (await authOf(inside)).api.generateBackupCodes({
      body: { password },
      headers: sentCookies(httpRequest),
      asResponse: true,
    })
    if (!isGranted(answer)) return null
    const subject = { kind: 'staff', id: staff.id }
    await recordAudit(app, inside.db, staff, { action: 'staff.recovery-codes', subject })
    return ((await answer.json()) as { backupCodes: string[] }).backupCodes
  })
}

/** Takes the second factor away, for a new phone. @returns the cookies of the new session, or null: wrong password. */
export async function removeSecondFactor(
  app: App,
  httpRequest: Request,
  staff: Staff,
  password: string,
): Promise<Headers | null> {
  return inOneTransaction(app, async (inside) => {
    const headers = await keepingProof(inside, staff, async () => {
      const answer = await (await authOf(inside)).api.disableTwoFactor({
        body: { password },
        headers: sentCookies(httpRequest),
        asResponse: true,
      })
      return isGranted(answer) ? cookiesOf(answer) : null
    })
    if (!headers) return null
    const subject = { kind: 'staff', id: staff.id }
    await recordAudit(app, inside.db, staff, { action: 'staff.second-factor-removed', subject })
    return headers
  })
}
