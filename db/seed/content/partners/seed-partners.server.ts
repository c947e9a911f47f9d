import { trades } from '#areas/partners/trades/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { isTableEmpty } from '../../repository.server.ts'
import { demoTrades } from './trades.ts'

/** Fills an empty list of trades with those of the demo company; what is there already stays as it is. */
export async function seedPartners(app: App): Promise<void> {
  if (!(await isTableEmpty(app.db, 'trades'))) return
  const now = app.clock.now()
  await app.db.transaction().execute(async (trx) => {
    // Locks the version's row: a second server waits here and then finds what the first one stored.
    await raiseContentVersion(trx, now)
    if (await isTableEmpty(trx, 'trades')) await trades(trx).insert(demoTrades, now)
  })
}
