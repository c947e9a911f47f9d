import { setImmediate } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import { buildingName } from './building-name.server.ts'
import { renewalMail } from './mails.ts'
import { searchNotices } from './notices/repository.server.ts'
import { type SavedSearch, savedSearches } from './repository.server.ts'
import { queueSearchMail } from './search-mail.server.ts'
import { RENEWAL_DAYS, SEARCH_DAYS } from './search.ts'
import { DAY_MS } from '#values/durations.ts'

const BATCH = 100

/** Once a day: asks whose search ends soon whether it is still wanted, and forgets what was told long ago. Retention deletes what has ended. */
export async function tidySearches(app: App): Promise<void> {
  const now = app.clock.now()
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  await searchNotices(app.db).forgetToldBefore(inDays(-SEARCH_DAYS))
  while (offers('saved_searches')) {
    const ending = await savedSearches(app.db).toRenew(now, inDays(RENEWAL_DAYS), BATCH)
    for (const search of ending) await ask(app, search)
    if (ending.length < BATCH) break
    await setImmediate()
  }
  app.wakeOutbox()
}

async function ask(app: App, search: SavedSearch): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    if (!(await savedSearches(trx).claimRenewal(search.id, app.clock.now()))) return
    const building = await buildingName(trx, search.query)
    await queueSearchMail(app, trx, search, renewalMail({ ...search, building }))
  })
}
