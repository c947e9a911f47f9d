import type { App } from '#platform/app.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { may, roles } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { inboxQuery, readFilters } from '#office/desk/inbox/filters.ts'
import type { Counts } from '#office/frame/live/live-store.ts'
import { forMe } from './for-me/repository.server.ts'

/** Counts for every open page of the office, which asks often; null for a role without requests. */
export async function readCounts(app: App, staff: Staff): Promise<Counts | null> {
  if (!may(staff.role, 'requests.read')) return null
  const list = inbox(app.db)
  const [stamp, alarms, mine] = await Promise.all([
    list.stamp(),
    list.count(inboxQuery(readFilters(new URLSearchParams('dringend=1')), staff, app.clock.now())),
    forMe(app.db, staff.id, roles[staff.role].readsKinds),
  ])
  return { stamp, alarms, mine }
}
