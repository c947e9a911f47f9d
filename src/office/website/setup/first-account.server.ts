import type { App } from '#platform/app.server.ts'
import { addStaff, resetStaff } from '#office/accounts/staff/invitations.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'

/**
 * While nobody can sign in, each start makes a new one-time link for the first account, and the one before stops working.
 * @returns the link, or null when somebody has a password already.
 */
export async function firstAccountLink(app: App): Promise<string | null> {
  const accounts = staffAccounts(app.db)
  const members = await accounts.list()
  // An account that the operator's tool has made has a link of its own.
  if (members.some(({ isFirst }) => !isFirst) || (await accounts.hasPassword())) return null
  const [first] = members
  const invited = first
    ? await resetStaff(app, first.id, { secondFactor: false }, null)
    : await addStaff(app, { email: app.config.mailTo, name: 'Leitung', role: 'leitung', isFirst: true }, null)
  return invited.kind === 'invited' ? invited.link : null
}
