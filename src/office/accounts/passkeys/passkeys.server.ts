import { oneLine } from '#values/one-line.ts'
import type { App } from '#platform/app.server.ts'
import { authOf, inOneTransaction } from '#office/frame/access/auth.server.ts'
import { needsSecondFactor } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { faultOfPassword } from '../account/change-password.server.ts'
import { factorToShow, faultOfCurrentFactor } from '../account/current-factor.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { firstCodes } from '../recovery/passkey-codes.server.ts'
import { staffRecoveryCodes } from '../recovery/repository.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { cookiesOf, sentCookies } from '../sign-in/sign-in.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { staffPasskeys } from './repository.server.ts'
import { LONGEST_NAME, MOST_PASSKEYS, passkeyTexts } from './texts.ts'

/** `fault`: a German sentence, of `field` if it is about one. */
export type Begun =
  | { ok: true; options: unknown; headers: Headers }
  | { ok: false; fault: string; field?: 'name' | 'password' | 'code' }

/** Gives the browser its options for a new passkey, after the password and the factor that is there already (ASVS 7.5.1). */
export async function beginPasskey(
  app: App,
  httpRequest: Request,
  staff: Staff,
  { password, code, name }: { password: string; code: string; name: string },
): Promise<Begun> {
  if (cleanName(name) === '') return { ok: false, fault: passkeyTexts.name, field: 'name' }
  if ((await staffPasskeys(app.db).countOf(staff.id)) >= MOST_PASSKEYS)
    return { ok: false, fault: passkeyTexts.tooMany }
  const wrong = await faultOfPassword(app, staff, password)
  if (wrong !== null) return { ok: false, fault: wrong, field: 'password' }
  const fault = await faultOfCurrentFactor(app, httpRequest, staff, code)
  if (fault !== null)
    return (await factorToShow(app, staff)) === 'code' ? { ok: false, fault, field: 'code' } : { ok: false, fault }
  const answer = await (await authOf(app)).api.generatePasskeyRegistrationOptions({
    headers: sentCookies(httpRequest),
    query: {},
    asResponse: true,
  })
  if (!answer.ok) return { ok: false, fault: passkeyTexts.notAdded }
  return { ok: true, options: await answer.json(), headers: cookiesOf(answer) }
}

/**
 * Stores the passkey that the browser made. The session gets a new token and counts as opened with it; every other one of this person
 * ends (ASVS 7.2.4, 7.4.3). @returns the cookies of the new session and, with the account's first passkey,
 * recovery codes; null: not stored.
 */
export async function storePasskey(
  app: App,
  httpRequest: Request,
  staff: Staff,
  { response, name }: { response: unknown; name: string },
): Promise<{ headers: Headers; recoveryCodes: string[] | null } | null> {
  return inOneTransaction(app, async (inside) => {
    const answer = await (await authOf(inside)).api.verifyPasskeyRegistration({
      headers: sentCookies(httpRequest),
      body: { response, name: cleanName(name), createSession: true },
      asResponse: true,
    })
    // The library calls a bad answer of the browser and a failed write the same: neither leaves anything.
    if (!answer.ok) throw new NotAddedError()
    const { id, session } = (await answer.json()) as { id: string; session: { id: string } }
    await staffSessions(inside.db).markProven(session.id, 'passkey')
    await staffSessions(inside.db).endAll(staff.id, session.id)
    await recordAudit(app, inside.db, staff, { action: 'passkey.add', subject: { kind: 'passkey', id } })
    return { headers: cookiesOf(answer), recoveryCodes: await firstCodes(inside, staff) }
  }).catch((error: unknown) => {
    if (error instanceof NotAddedError) return null
    throw error
  })
}

class NotAddedError extends Error {}

export async function renamePasskey(app: App, staff: Staff, id: string, name: string): Promise<boolean> {
  const clean = cleanName(name)
  if (clean === '' || !(await staffPasskeys(app.db).rename(staff.id, id, clean))) return false
  await recordAudit(app, app.db, staff, { action: 'passkey.rename', subject: { kind: 'passkey', id } })
  return true
}

/** Other sessions end: one of them may have been opened with it. @returns a German sentence when it must stay, else null. */
export async function removePasskey(app: App, staff: Staff, id: string): Promise<string | null> {
  const isLast = (await staffPasskeys(app.db).countOf(staff.id)) <= 1
  const member = await staffAccounts(app.db).find(staff.id)
  if (isLast && !member?.hasSecondFactor && needsSecondFactor(staff.role)) return passkeyTexts.last
  await app.db.transaction().execute(async (trx) => {
    if (!(await staffPasskeys(trx).remove(staff.id, id))) return
    if (isLast) await staffRecoveryCodes(trx).removeAll(staff.id)
    await staffSessions(trx).endAll(staff.id, staff.sessionId)
    await recordAudit(app, trx, staff, { action: 'passkey.remove', subject: { kind: 'passkey', id } })
  })
  return null
}

function cleanName(name: string): string {
  return oneLine(name).replaceAll(/ {2,}/g, ' ').trim().slice(0, LONGEST_NAME)
}
