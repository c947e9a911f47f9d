import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { presence } from '#office/frame/live/presence/repository.server.ts'
import { findAlerts } from './find-alerts.server.ts'
import { staffAlerts } from './repository.server.ts'
import { tellAlerts } from './tell-alerts.server.ts'

const ROUND_MS = 15_000

/** Tells staff, by mail and on their devices, of what they want to hear, until stopped. Several servers may do so on one database. */
export function startAlerts(app: App, roundMs = ROUND_MS): { stop: () => Promise<void> } {
  const stopping = new AbortController()

  const run = async () => {
    while (!stopping.signal.aborted) {
      await wait(roundMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        await findAlerts(app)
        await tellAlerts(app)
        await presence(app.db).forgetGone(app.clock.now())
      } catch (error) {
        app.log.error('alerts failed', error)
      }
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Once a day. */
export const forgetOldAlerts = (app: App): Promise<void> => staffAlerts(app.db).forgetOld(app.clock.now())
