import type { App } from '#platform/app.server.ts'
import { authOf } from '#office/frame/access/auth.server.ts'
import type { Role } from '#office/frame/access/roles.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'

export const TEST_PASSWORD = 'vier graue Hafenkräne im Nebel'

/** Of 8 KiB and one pass: what a password costs is read from its stored hash. */
const CHEAP_HASH = '$argon2id$v=19$m=8,t=1,p=1$dmllckdyYXVlS3JhZW5lIQ$117TtTvW54xnY39OnA0n5ie29WojboHOhefL9OcNizk'

type TestAccount = { email: string; name: string; role: Role }

/** An account whose owner chose TEST_PASSWORD before. @returns its id. */
export async function addTestAccount(app: App, { email, name, role }: TestAccount): Promise<string> {
  const id = app.newId()
  if (!(await staffAccounts(app.db).insert({ id, email, name, role, now: app.clock.now() })))
    throw new Error('The account exists')
  const { internalAdapter } = await (await authOf(app)).$context
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: CHEAP_HASH })
  return id
}
