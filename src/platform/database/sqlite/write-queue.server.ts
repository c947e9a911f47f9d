import { channel } from 'node:diagnostics_channel'
import { DatabaseBusyError } from '../database-busy.server.ts'
import type { WriterOptions } from './protocol.ts'
import { grantLease, type WriteLease } from './write-lease.server.ts'
import { startWriter, type Writer } from './writer-thread.server.ts'

export type WriteLimits = {
  /** Beyond so many transactions that are not on disk yet the next one is refused at once. */
  mostWaiting: number
  /** Beyond so long a wait of the first in line, or silence of the disk, the next one is refused at once. */
  refuseAfterMs: number
  /** Refuses a wait, for the write lease or for the disk, after this time at the latest. */
  longestWaitMs: number
  /** A transaction that asks nothing for so long is rolled back: the others wait for it. */
  longestPauseMs: number
  /** One commit takes at most so many transactions, */
  batchMost: number
  /** and the first of them waits at most so long for the others. */
  batchMs: number
}

/** 15 s stay below what a proxy waits (30 to 60 s), so that the visitor reads our sentence and not the proxy's. */
export const usualLimits: WriteLimits = {
  mostWaiting: 256,
  refuseAfterMs: 2000,
  longestWaitMs: 15_000,
  longestPauseMs: 5000,
  batchMost: 64,
  batchMs: 20,
}

/** Tells of each batch that is on disk, how many transactions it held. */
export const batchCommitted = channel('site:batch-committed')

type Waiting = { since: number; timer: NodeJS.Timeout; standsAlone: boolean; grant: (lease: WriteLease) => void }

/**
 * Group commit: transactions hold the write lease one after another, and as long as more wait they join a batch. One commit syncs the
 * disk for all of a batch, and each is acknowledged after it, never before.
 */
export function createWriteQueue(options: WriterOptions, limits: WriteLimits = usualLimits) {
  const waiting: Waiting[] = []
  let writer: Writer | null = null
  /** A transaction holds the lease, or the disk is being synced: meanwhile the others wait, and are not lost with the thread. */
  let isTaken = false
  let batch: PromiseWithResolvers<void>[] = []
  let batchSince = 0
  let unsynced = 0

  function liveWriter(): Writer {
    if (!writer || writer.isReplaceable()) writer = startWriter(options, limits.longestWaitMs)
    return writer
  }

  function refusal(): string | null {
    const count = waiting.length + unsynced
    if (count >= limits.mostWaiting) return `${count} transactions wait`
    const first = waiting[0]
    if (first && performance.now() - first.since > limits.refuseAfterMs) return 'the first in line waits too long'
    if (writer && writer.silentForMs() > limits.refuseAfterMs) return 'the disk does not answer'
    return null
  }

  /** Commits the batch when nobody can join it, else grants the lease to the first in line. */
  function next(): void {
    if (isTaken) return
    const first = waiting[0]
    const isOpen =
      batch.length < limits.batchMost && performance.now() - batchSince < limits.batchMs && !writer?.hasEnded()
    if (batch.length > 0 && (!first || first.standsAlone || !isOpen)) return commitBatch()
    if (!first) return
    waiting.shift()
    clearTimeout(first.timer)
    isTaken = true
    const { longestPauseMs } = limits
    first.grant(grantLease(liveWriter(), { standsAlone: first.standsAlone, longestPauseMs, onEnd }))
  }

  function onEnd(keep: boolean): Promise<void> {
    isTaken = false
    // A failed statement may have taken the others with it, and other programs wait for the lock.
    if (!keep) {
      commitBatch()
      return Promise.resolve()
    }
    if (batch.length === 0) batchSince = performance.now()
    const member = Promise.withResolvers<void>()
    batch.push(member)
    unsynced += 1
    next()
    return member.promise
  }

  function commitBatch(): void {
    const members = batch
    batch = []
    isTaken = true
    const settled = (settle: (member: PromiseWithResolvers<void>) => void) => {
      unsynced -= members.length
      isTaken = false
      members.forEach(settle)
      next()
    }
    writer?.ask({ op: 'commit' }).then(
      () => {
        batchCommitted.publish(members.length)
        settled(({ resolve }) => resolve())
      },
      (error: unknown) => settled(({ reject }) => reject(error)),
    )
  }

  return {
    /**
     * Waits for the write lease; its holder ends it with `commit` or `rollback`.
     * @throws DatabaseBusyError at once when too much waits, later when the wait was too long. Then nothing was stored.
     */
    lease({ standsAlone = false } = {}): Promise<WriteLease> {
      return new Promise((grant, reject) => {
        const reason = refusal()
        if (reason !== null) return reject(new DatabaseBusyError(`Not stored: ${reason}`))
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1)
          reject(new DatabaseBusyError('Not stored: waited too long'))
        }, limits.longestWaitMs).unref()
        const entry: Waiting = { since: performance.now(), timer, standsAlone, grant }
        waiting.push(entry)
        next()
      })
    },

    /** Lets what has begun come to its end. */
    async close(): Promise<void> {
      const begunAt = performance.now()
      const isAtWork = () => isTaken || waiting.length + unsynced > 0
      while (isAtWork() && performance.now() - begunAt < limits.longestPauseMs) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      await writer?.close()
    },
  }
}

export type WriteQueue = ReturnType<typeof createWriteQueue>
