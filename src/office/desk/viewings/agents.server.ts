import type { App } from '#platform/app.server.ts'
import { may } from '#office/frame/access/roles.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'

/** Lists the staff who may show a flat: those who see its applications. */
export async function agents(app: App): Promise<{ value: string; label: string }[]> {
  const team = await staffAccounts(app.db).list()
  return team
    .filter(({ disabledAt, role }) => disabledAt === null && may(role, 'applications.read'))
    .map(({ id, name }) => ({ value: id, label: name }))
}

/** @returns '' for nobody. */
export async function agentName(app: App, agentId: string | null): Promise<string> {
  return (await agents(app)).find(({ value }) => value === agentId)?.label ?? ''
}
