import type { App } from '#platform/app.server.ts'
import { everyRound, type Rounds } from '#platform/every-round.server.ts'
import { removeUnfinishedUploads } from '#platform/files/uploads.server.ts'
import { runRetention } from './run-retention.server.ts'
import { claimDailyRun } from './repository.server.ts'
import { DAY_MS, MINUTE_MS } from '#values/durations.ts'

/** Not at midnight, when every other job of the machine runs. */
const HOUR_UTC = 2
const MINUTE_UTC = 40

/**
 * Once a day, until stopped: clears unfinished uploads on this disk, and lets one of the servers run retention. What that refuses is
 * logged, and `office doctor` shows it.
 * @param alsoForget what an area keeps for a while and the platform does not know.
 */
export function startDailyRetention(app: App, alsoForget: (app: App) => Promise<void> = async () => {}): Rounds {
  const untilNext = () => msUntilNextRun(app.clock.now())
  const run = async () => {
    await removeUnfinishedUploads(app)
    if (await claimDailyRun(app.db, 'retention', app.clock.now().toISOString().slice(0, 10))) {
      await runRetention(app)
      await alsoForget(app)
    }
    return untilNext()
  }
  return everyRound(app, { name: 'retention', everyMs: DAY_MS, firstAfterMs: untilNext(), run })
}

/** Milliseconds until the next 02:40 UTC, at least a minute. */
export function msUntilNextRun(now: Date): number {
  const next = new Date(now)
  next.setUTCHours(HOUR_UTC, MINUTE_UTC, 0, 0)
  if (next.getTime() - now.getTime() < MINUTE_MS) next.setUTCDate(next.getUTCDate() + 1)
  return next.getTime() - now.getTime()
}
