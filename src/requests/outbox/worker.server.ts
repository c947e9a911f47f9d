import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { refreshSite } from '#company/current.server.ts'
import { createMailer } from '../mail/mailer.server.ts'
import { submissionsInFlight } from '../submissions/in-flight.server.ts'
import { claimDue, deliver, type Senders } from './deliver.server.ts'
import { outbox } from './repository.server.ts'

/** Mails of other processes, and those whose wait is over, are looked for this often. */
const POLL_MS = 15_000
/** While the mail server cannot be reached, no more than one mail per pause uses up a try. */
const SERVER_DOWN_PAUSE_MS = 15_000
const LONGEST_STOP_MS = 10_000
/** A mail waits for so long at most while people send: their forms need the same disk and processor. */
const LONGEST_COURTESY_MS = 1000
const COURTESY_STEP_MS = 20

export type OutboxWorker = {
  /** Look now: something was committed. */
  wake: () => void
  /** Resolves when the mail that is being sent is done, after 10 seconds at the latest; nothing new is begun. */
  stop: () => Promise<void>
}

type Options = Partial<Senders> & {
  pollMs?: number
  serverDownPauseMs?: number
  /** No other process sends from this database, so a mail that a crash left claimed need not wait for its lease. */
  isOnlySender?: boolean
}

/** Sends mails one after another in the background until stopped. Several processes may do so on one database. */
export function startOutboxWorker(app: App, options: Options = {}): OutboxWorker {
  const { mailer = createMailer(app.config), pollMs = POLL_MS, serverDownPauseMs = SERVER_DOWN_PAUSE_MS } = options
  const { isOnlySender = false, push } = options
  const senders = { mailer, ...(push && { push }) }
  const stopping = new AbortController()
  let woken = new AbortController()

  const run = async () => {
    let mayHoldClaims = isOnlySender
    while (!stopping.signal.aborted) {
      woken = new AbortController() // A wake from here on ends the next pause, even before it begins.
      try {
        if (mayHoldClaims) await outbox(app.db).releaseClaims()
        await letSubmissionsPass(app, stopping.signal)
        // A busy database may carry out later what it has refused: such a mail, which nobody sends, must not wait for its lease.
        mayHoldClaims = isOnlySender
        // Other work of this process in the background uses the facts as well.
        await refreshSite(app)
        const mail = await claimDue(app)
        mayHoldClaims = false
        const delivery = mail ? await deliver(app, senders, mail) : 'idle'
        if (delivery === 'server-down') await pause(serverDownPauseMs, stopping.signal)
        if (delivery === 'idle') await pause(await timeToNext(app, pollMs), woken.signal)
      } catch (error) {
        app.log.error('outbox worker failed', error)
        await pause(pollMs, stopping.signal)
      }
    }
  }
  const running = run()

  return {
    wake() {
      if (!woken.signal.aborted) woken.abort()
    },
    async stop() {
      stopping.abort()
      woken.abort()
      // A mail server that hangs must not keep the process; its mail goes out again after the restart.
      await Promise.race([running, wait(LONGEST_STOP_MS, undefined, { ref: false })])
      mailer.close()
    },
  }
}

async function letSubmissionsPass(app: App, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_COURTESY_MS
  while (submissionsInFlight(app) > 0 && performance.now() < until && !signal.aborted) {
    await pause(COURTESY_STEP_MS, signal)
  }
}

/** Ends early, without an error, when the signal fires. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal }).catch(() => {})
}

async function timeToNext(app: App, mostMs: number): Promise<number> {
  const dueAt = await outbox(app.db).nextDueAt()
  if (dueAt === null) return mostMs
  return Math.min(mostMs, Math.max(10, new Date(dueAt).getTime() - app.clock.now().getTime()))
}
