import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './app.server.ts'

type Job = {
  /** For the log, when a round fails. */
  name: string
  /** From the end of one round to the beginning of the next. */
  everyMs: number
  /** Before the first round; 0 unless said otherwise. */
  firstAfterMs?: number
  /** One round. @returns how long to wait this time, where it is not `everyMs`. */
  run: (round: { number: number; stopping: AbortSignal }) => Promise<number | void>
  /** How long `stop` waits for a round that runs; for ever unless said otherwise. */
  longestStopMs?: number
}

export type Rounds = {
  /** Begins the next round now, or at once after the one that runs. Not after a failed one: that waits. */
  wake: () => void
  /** Resolves when the round that runs has ended; no other is begun. */
  stop: () => Promise<void>
}

/** Does a job in the background, one round after another, until stopped. A round that fails is logged, and the next one comes in its time. */
export function everyRound({ log }: Pick<App, 'log'>, job: Job): Rounds {
  const stopping = new AbortController()
  let woken = new AbortController()

  const rounds = async () => {
    await pause(job.firstAfterMs ?? 0, stopping.signal)
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      // A wake from here on ends the next pause, even before it begins.
      woken = new AbortController()
      try {
        const waitMs = (await job.run({ number, stopping: stopping.signal })) ?? job.everyMs
        await pause(waitMs, woken.signal)
      } catch (error) {
        log.error(`${job.name} failed`, error)
        await pause(job.everyMs, stopping.signal)
      }
    }
  }
  const running = rounds()

  return {
    wake: () => woken.abort(),
    async stop() {
      stopping.abort()
      woken.abort()
      const patience = job.longestStopMs === undefined ? [] : [wait(job.longestStopMs, undefined, { ref: false })]
      await Promise.race([running, ...patience])
    },
  }
}

/** Ends early, without an error, when the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return ms > 0 ? wait(ms, undefined, { signal, ref: false }).catch(() => {}) : Promise.resolve()
}
