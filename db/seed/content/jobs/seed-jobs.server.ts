import { openings } from '#areas/jobs/openings/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { isTableEmpty } from '../../repository.server.ts'
import { buildOpenings } from './openings.ts'

/** Fills an empty list of jobs with those of the demo company; what is there already stays as it is. */
export async function seedJobs(app: App): Promise<void> {
  if (!(await isTableEmpty(app.db, 'jobs'))) return
  const now = app.clock.now()
  await app.db.transaction().execute(async (trx) => {
    // Locks the version's row: a second server waits here and then finds what the first one stored.
    await raiseContentVersion(trx, now)
    if (await isTableEmpty(trx, 'jobs')) await openings(trx).insert(buildOpenings(now), now)
  })
}
