import { readEmail } from '#values/email.ts'
import type { App } from '#platform/app.server.ts'
import { authOf } from '#office/frame/access/auth.server.ts'
import { staffAccounts, type StaffMember } from '#office/frame/staff/repository.server.ts'
import type { Caller } from '#office/frame/access/caller.ts'
import { signInLimits } from './limits.server.ts'
import { noteLimited } from './note-limited.server.ts'

export type PasswordOutcome =
  | { kind: 'limited'; retryAfterSeconds: number }
  /** `member` is whose address it is, if anybody's: for the audit log, never for the answer. */
  | { kind: 'wrong'; member: StaffMember | null }
  /** `answer` is the library's, with its cookies; `giveBack` takes this try out of the limits again. */
  | { kind: 'right'; member: StaffMember; answer: Response; giveBack: () => void }

/** One try within the limits. Unknown address, wrong password and closed account are the same answer after the same work. */
export async function checkPassword(
  app: App,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<PasswordOutcome> {
  const address = (readEmail(email) ?? email.trim()).toLowerCase()
  const member = await staffAccounts(app.db).findByEmail(address)
  const taken = signInLimits(app).takePassword({ email: address, staffId: member?.id }, caller)
  if (!taken.ok) {
    await noteLimited(app, taken.key, member)
    return { kind: 'limited', retryAfterSeconds: taken.retryAfterSeconds }
  }
  const answer = await (await authOf(app)).api.signInEmail({
    body: { email: address, password },
    headers: new Headers(),
    asResponse: true,
  })
  return answer.ok && member ? { kind: 'right', member, answer, giveBack: taken.giveBack } : { kind: 'wrong', member }
}
