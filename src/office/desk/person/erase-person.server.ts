import type { App } from '#platform/app.server.ts'
import { personalData } from '#requests/personal-data/repository.server.ts'
import { deleteRequests } from '#requests/retention/delete-requests.server.ts'
import { forgetDeletedPages } from '#platform/database/deleted-pages.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import { standAlone } from '#requests/request/merged/stand-alone.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { releasedDeleteAfter } from '../request/request-kinds.server.ts'
import { looseHolders } from './loose-holders.server.ts'

export type Erased = {
  requests: number
  /** Rows that belonged to none of these requests. */
  loose: number
  /** Requests that stay, because their deletion is suspended. */
  held: number
  /** False: the file of the database may still hold some of it, until the next run. */
  isForgotten: boolean
}

const BATCH = 100

/**
 * Deletes everything about the person behind an address (lower case), except what is held, and notes kind and number, never whose it was.
 * Safe to repeat. `staff` is null for an operator.
 */
export async function erasePerson(
  app: App,
  staff: { id: string; name: string } | null,
  email: string,
): Promise<Erased> {
  const ids = (await personalData(app.db).findRequests(email)).map(({ id }) => id)
  let requests = 0
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const groups = await deleteRequests(
      app,
      async (trx) => {
        const free = await retention(trx).findFree(batch)
        await standAlone(app, trx, free, releasedDeleteAfter)
        return free
      },
      () => 'person',
    )
    requests += groups.reduce((sum, { count }) => sum + count, 0)
  }
  const now = app.clock.now()
  const loose = await app.db.transaction().execute(async (trx) => {
    let sum = 0
    for (const { kind, erase } of looseHolders) {
      const count = await erase(app, trx, email)
      if (count > 0) await retention(trx).log({ id: app.newId(), kind, rule: 'person', count, now })
      sum += count
    }
    await recordAudit(app, trx, staff, { action: 'person.delete', detail: String(requests + sum) })
    return sum
  })
  const held = (await personalData(app.db).findRequests(email)).length
  const isForgotten = await forgetDeletedPages(app)
  app.log.info('person deleted', { requests, loose, held, isForgotten })
  return { requests, loose, held, isForgotten }
}
