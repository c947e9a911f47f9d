import type { App } from '#platform/app.server.ts'
import { everyRound, type Rounds } from '#platform/every-round.server.ts'
import { refreshSite } from '#company/current.server.ts'
import { offers } from '#company/offered.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { findChanges } from './notices/find-changes.server.ts'
import { mailNotices } from './notices/mail-notices.server.ts'

/** A flat is news within seconds; nothing is read but one number when nothing changed. */
const ROUND_MS = 5000
/** A change that did not raise the content's version, by an operator's hand say, is found then. */
const ROUNDS_BETWEEN_LOOKS = 60

/** Looks for news of flats and writes to those who saved a search, until stopped. Several servers may do so on one database. */
export function startSearchNotices(app: App): Rounds {
  let seen: number | undefined
  const run = async ({ number }: { number: number }) => {
    await refreshSite(app)
    if (!offers('saved_searches')) return
    const { contentVersion } = await readContentVersion(app.db)
    if (contentVersion !== seen || number % ROUNDS_BETWEEN_LOOKS === 0) {
      const found = await findChanges(app)
      seen = contentVersion
      if (found > 0) app.log.info('saved searches matched', { notices: found })
    }
    await mailNotices(app)
  }
  return everyRound(app, { name: 'saved searches', everyMs: ROUND_MS, run })
}
