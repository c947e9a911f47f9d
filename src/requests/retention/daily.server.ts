import type { App } from '#platform/app.server.ts'
import { removeUnfinishedUploads } from '#platform/files/uploads.server.ts'
import { runRetention } from './run-retention.server.ts'
import { claimDailyRun } from './repository.server.ts'

/** Not at midnight, when every other job of the machine runs. */
const HOUR_UTC = 2
const MINUTE_UTC = 40

/**
 * Once a day, until stopped: clears unfinished uploads on this disk, and lets one of the servers run retention. What that refuses is
 * logged, and `office doctor` shows it.
 * @param alsoForget what an area keeps for a while and the platform does not know.
 */
export function startDailyRetention(
  app: App,
  alsoForget: (app: App) => Promise<void> = async () => {},
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const schedule = () => {
    timer = setTimeout(() => {
      running = removeUnfinishedUploads(app)
        .then(() => claimDailyRun(app.db, 'retention', app.clock.now().toISOString().slice(0, 10)))
        .then((isOurs) => (isOurs ? runRetention(app).then(() => alsoForget(app)) : undefined))
        .catch((error: unknown) => app.log.error('retention failed', error))
      void running.then(schedule)
    }, msUntilNextRun(app.clock.now()))
    timer.unref()
  }
  schedule()

  return {
    async stop() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}

/** Milliseconds until the next 02:40 UTC, at least a minute. */
export function msUntilNextRun(now: Date): number {
  const next = new Date(now)
  next.setUTCHours(HOUR_UTC, MINUTE_UTC, 0, 0)
  if (next.getTime() - now.getTime() < 60_000) next.setUTCDate(next.getUTCDate() + 1)
  return next.getTime() - now.getTime()
}
