import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { refreshSite } from '#company/current.server.ts'
import { offers } from '#company/offered.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { tellListeners } from '../incidents/tell-listeners.server.ts'
import { tendViewings } from '../viewings/booking/tend-viewings.server.ts'
import { findChanges } from './notices/find-changes.server.ts'
import { mailNotices } from './notices/mail-notices.server.ts'

/** A flat is news within seconds; nothing is read but one number when nothing changed. */
const ROUND_MS = 5000
/** A change that did not raise the content's version, by an operator's hand say, is found then. */
const ROUNDS_BETWEEN_LOOKS = 60

/**
 * Looks for news of flats and of incidents and writes to those who asked for it, and tends booked viewings, until stopped. Several servers may
 * do so on one database.
 */
export function startSearches(app: App, roundMs = ROUND_MS): { stop: () => Promise<void> } {
  const stopping = new AbortController()

  const run = async () => {
    let seen: number | undefined
    const findNews = async (round: number) => {
      await refreshSite(app)
      if (offers('saved_searches')) await findNewsOfFlats(round)
      await tellListeners(app)
    }
    const findNewsOfFlats = async (round: number) => {
      const { contentVersion } = await readContentVersion(app.db)
      if (contentVersion !== seen || round % ROUNDS_BETWEEN_LOOKS === 0) {
        const found = await findChanges(app)
        seen = contentVersion
        if (found > 0) app.log.info('saved searches matched', { notices: found })
      }
      await mailNotices(app)
    }
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      await findNews(round).catch((error: unknown) => app.log.error('saved searches failed', error))
      await tendViewings(app).catch((error: unknown) => app.log.error('viewings were not tended', error))
      await wait(roundMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
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
