import type { App } from '#platform/app.server.ts'
import { everyRound, type Rounds } from '#platform/every-round.server.ts'
import { presence } from '#office/frame/live/presence/repository.server.ts'
import { findAlerts } from './find-alerts.server.ts'
import { staffAlerts } from './repository.server.ts'
import { tellAlerts } from './tell-alerts.server.ts'

const ROUND_MS = 15_000

/** Tells staff, by mail and on their devices, of what they want to hear, until stopped. Several servers may do so on one database. */
export function startAlerts(app: App): Rounds {
  const run = async () => {
    await findAlerts(app)
    await tellAlerts(app)
    await presence(app.db).forgetGone(app.clock.now())
  }
  return everyRound(app, { name: 'alerts', everyMs: ROUND_MS, firstAfterMs: ROUND_MS, run })
}

/** Once a day. */
export const forgetOldAlerts = (app: App): Promise<void> => staffAlerts(app.db).forgetOld(app.clock.now())
