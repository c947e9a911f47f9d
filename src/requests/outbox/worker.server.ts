import type { App } from '#platform/app.server.ts'
import { everyRound, pause, type Rounds } from '#platform/every-round.server.ts'
import { refreshSite } from '#company/current.server.ts'
import { createMailer } from '../mail/mailer.server.ts'
import { requestsInFlight } from '../request/in-flight.server.ts'
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

type Options = Partial<Senders> & {
  pollMs?: number
  serverDownPauseMs?: number
  /** No other process sends from this database, so a mail that a crash left claimed need not wait for its lease. */
  isOnlySender?: boolean
}

/** Sends messages one after another in the background until stopped. Several processes may do so on one database. */
export function startOutboxWorker(app: App, options: Options = {}): Rounds {
  const { mailer = createMailer(app.config), pollMs = POLL_MS, serverDownPauseMs = SERVER_DOWN_PAUSE_MS } = options
  const { isOnlySender = false, push } = options
  const senders = { mailer, ...(push && { push }) }
  let mayHoldClaims = isOnlySender

  const sendNext = async (stopping: AbortSignal): Promise<number> => {
    if (mayHoldClaims) await outbox(app.db).releaseClaims()
    await letRequestsPass(app, stopping)
    // A busy database may carry out later what it has refused: such a mail, which nobody sends, must not wait for its lease.
    mayHoldClaims = isOnlySender
    // Other work of this process in the background uses the facts as well.
    await refreshSite(app)
    const message = await claimDue(app)
    mayHoldClaims = false
    if (message === null) return timeToNext(app, pollMs)
    if ((await deliver(app, senders, message)) === 'server-down') await pause(serverDownPauseMs, stopping)
    return 0
  }
  const rounds = everyRound(app, {
    name: 'outbox worker',
    everyMs: pollMs,
    run: ({ stopping }) => sendNext(stopping),
    // A mail server that hangs must not keep the process; its mail goes out again after the restart.
    longestStopMs: LONGEST_STOP_MS,
  })

  return {
    wake: rounds.wake,
    async stop() {
      await rounds.stop()
      mailer.close()
    },
  }
}

async function letRequestsPass(app: App, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_COURTESY_MS
  while (requestsInFlight(app) > 0 && performance.now() < until && !signal.aborted) {
    await pause(COURTESY_STEP_MS, signal)
  }
}

async function timeToNext(app: App, mostMs: number): Promise<number> {
  const dueAt = await outbox(app.db).nextDueAt()
  if (dueAt === null) return mostMs
  return Math.min(mostMs, Math.max(10, new Date(dueAt).getTime() - app.clock.now().getTime()))
}
