import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion, readContentVersion } from '#platform/database/content-version.server.ts'
import { readApartmentDetail } from '../apartments/detail/read-detail.server.ts'
import { exposeSize, keepExpose } from './exposes.server.ts'
import { flatsWithExpose } from './repository.server.ts'

const ROUND_MS = 5000
/** Those that were changed last; of more, each is made when somebody first asks for it. */
const MOST_FLATS = 100
/** Visitors come first: one takes a tenth of a second of the processor. */
const PAUSE_MS = 100

/** Makes the exposés of flats that changed, until stopped; nothing is read but one number when nothing did. */
export function startExposes(app: App, roundMs = ROUND_MS): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  const run = async () => {
    let seen: number | undefined
    while (!stopping.signal.aborted) {
      await pause(roundMs)
      try {
        const { contentVersion } = await readContentVersion(app.db)
        if (contentVersion !== seen && !stopping.signal.aborted) {
          await makeExposes(app, { pause: () => pause(PAUSE_MS), isStopped: () => stopping.signal.aborted })
          seen = contentVersion
        }
      } catch (error) {
        app.log.error('exposés failed', error)
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

type Manners = { pause?: () => Promise<void>; isStopped?: () => boolean }

/** Makes what is missing. @returns how many; then the pages that name their size are made anew. */
export async function makeExposes(app: App, { pause = async () => {}, isStopped = () => false }: Manners = {}) {
  let made = 0
  for (const id of await flatsWithExpose(app.db, MOST_FLATS)) {
    if (isStopped()) break
    const detail = await readApartmentDetail(app.db, id)
    if (!detail || (await exposeSize(app, detail)) !== null) continue
    const { isNew } = await keepExpose(app, detail)
    if (isNew) made += 1
    await pause()
  }
  if (made > 0 && !isStopped()) {
    await raiseContentVersion(app.db, app.clock.now())
    app.log.info('exposés made', { count: made })
  }
  return made
}
