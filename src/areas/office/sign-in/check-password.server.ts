import type { App } from '#platform/app.server.ts'
import { authOf } from '../access/auth.server.ts'
import { staffAccounts, type StaffMember } from '../staff/repository.server.ts'
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
  clientAddress: string,
): Promise<PasswordOutcome> {
  const address = email.trim().toLowerCase()
  const accounts = staffAccounts(app.db)
  const { taken, giveBack, limitedKey } = signInLimits(app).take(address, clientAddress)
  if (!taken.ok) {
    await noteLimited(app, limitedKey, await accounts.findByEmail(address))
    return { kind: 'limited', retryAfterSeconds: taken.retryAfterSeconds }
  }
  const answer = await (await authOf(app)).api.signInEmail({
    body: { email: address, password },
    headers: new Headers(),
    asResponse: true,
  })
  const member = await accounts.findByEmail(address)
  return answer.ok && member ? { kind: 'right', member, answer, giveBack } : { kind: 'wrong', member }
}
