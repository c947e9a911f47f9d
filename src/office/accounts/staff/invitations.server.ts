import { createHash, randomBytes } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { pushDevices } from '#platform/push/repository.server.ts'
import { site } from '#site'
import { authOf, inOneTransaction } from '#office/frame/access/auth.server.ts'
import { hashPassword } from '#office/frame/access/password-hash.server.ts'
import { checkPassword } from '#office/frame/access/password-check.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import {
  staffAccounts,
  type Invitation,
  type NewMember,
  type StaffMember,
} from '#office/frame/staff/repository.server.ts'
import { DAY_MS } from '#values/durations.ts'

/** ASVS 6.4.1: a first credential ends soon and works once. */
const LINK_LIVES_MS = DAY_MS

export type Actor = { id: string; name: string } | null
export type Invited = { kind: 'invited'; member: StaffMember; link: string; expiresAt: Date }

/** Makes an account and the one-time link with which its owner chooses a password. `actor` is null on the command line. */
export async function addStaff(app: App, member: NewMember, actor: Actor): Promise<Invited | { kind: 'exists' }> {
  return app.db.transaction().execute(async (trx) => {
    const id = app.newId()
    if (!(await staffAccounts(trx).insert({ ...member, id, now: app.clock.now() }))) return { kind: 'exists' }
    await recordAudit(app, trx, actor, { action: 'staff.add', subject: { kind: 'staff', id }, detail: member.role })
    return invite(app, trx, id)
  })
}

/**
 * A new one-time link for a member of staff who forgot the password; all sessions end. The second factor stays (ASVS 6.4.3), unless it is lost too
 * and somebody who knows the person asks for it.
 */
export async function resetStaff(
  app: App,
  id: string,
  { secondFactor }: { secondFactor: boolean },
  actor: Actor,
): Promise<Invited> {
  return app.db.transaction().execute(async (trx) => {
    if (secondFactor) {
      await staffAccounts(trx).removeSecondFactor(id)
      // Lost with the phone, as likely as not.
      await pushDevices(trx).removeAll(id)
    }
    await staffSessions(trx).endAll(id)
    const detail = secondFactor ? 'password, second factor' : 'password'
    await recordAudit(app, trx, actor, { action: 'staff.reset', subject: { kind: 'staff', id }, detail })
    return invite(app, trx, id)
  })
}

/** Closes an account (its sessions end at once) or opens it again. It stays in the lists: it has a history. */
export async function setStaffDisabled(app: App, id: string, isDisabled: boolean, actor: Actor): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction().execute(async (trx) => {
    await staffAccounts(trx).update(id, { disabledAt: isDisabled ? now.toISOString() : null }, now)
    await staffSessions(trx).endAll(id)
    if (isDisabled) await pushDevices(trx).removeAll(id)
    await recordAudit(app, trx, actor, {
      action: isDisabled ? 'staff.disable' : 'staff.enable',
      subject: { kind: 'staff', id },
    })
  })
}

async function invite(app: App, trx: Parameters<typeof staffAccounts>[0], staffId: string): Promise<Invited> {
  const token = randomBytes(32).toString('base64url')
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + LINK_LIVES_MS)
  await staffAccounts(trx).addInvitation({ id: app.newId(), staffId, tokenHash: hashOf(token), now, expiresAt })
  const member = await staffAccounts(trx).find(staffId)
  if (!member) throw new Error('The account was deleted meanwhile')
  return { kind: 'invited', member, link: `${app.config.siteUrl}/verwaltung/einladung/${token}`, expiresAt }
}

/** Finds the account of a link while it works; null when it is unknown, used, over, or its account closed. */
export async function findInvited(
  app: App,
  token: string,
): Promise<{ invitation: Invitation; member: StaffMember } | null> {
  const invitation = await staffAccounts(app.db).findInvitation(hashOf(token))
  if (!invitation || invitation.usedAt !== null || invitation.expiresAt < app.clock.now().toISOString()) return null
  const member = await staffAccounts(app.db).find(invitation.staffId)
  return member && member.disabledAt === null ? { invitation, member } : null
}

/** Uses the link up and sets the password; `person`: who the first account is. A fault is a German sentence. */
export async function acceptInvitation(
  app: App,
  token: string,
  password: string,
  person: { name: string; email: string } | null = null,
): Promise<{ kind: 'done'; member: StaffMember } | { kind: 'fault'; fault: string } | { kind: 'over' }> {
  const found = await findInvited(app, token)
  if (!found) return { kind: 'over' }
  const { invitation } = found
  const member = { ...found.member, ...person }
  const fault = checkPassword(password, [member.name, member.email, site.brand])
  if (fault) return { kind: 'fault', fault }

  const hash = await hashPassword(password)
  return inOneTransaction(app, async (inside) => {
    if (!(await staffAccounts(inside.db).useInvitation(invitation.id, app.clock.now()))) return { kind: 'over' }
    await staffAccounts(inside.db).update(member.id, { ...person, isFirst: false }, app.clock.now())
    const { internalAdapter } = await (await authOf(inside)).$context
    const accounts = await internalAdapter.findAccounts(member.id)
    if (accounts.some(({ providerId }) => providerId === 'credential'))
      await internalAdapter.updatePassword(member.id, hash)
    else
      await internalAdapter.linkAccount({
        userId: member.id,
        providerId: 'credential',
        accountId: member.id,
        password: hash,
      })
    // Somebody can sign in now: the link of the first start opens nothing any more.
    await staffAccounts(inside.db).removeUnclaimed()
    await staffSessions(inside.db).endAll(member.id)
    await recordAudit(app, inside.db, member, { action: 'staff.password', detail: 'link' })
    return { kind: 'done', member }
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
