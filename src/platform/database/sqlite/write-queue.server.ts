import type { SQLInputValue } from 'node:sqlite'
import { DatabaseBusyError } from '../database-busy.server.ts'
import type { StatementResult } from './statements.server.ts'
import { createTurn, type Turn, withPatience } from './turn.server.ts'
import type { WriterThread } from './writer-thread.server.ts'

export type WriteLimits = {
  /** Beyond so many transactions that are not on disk yet the next one is refused at once. */
  mostWaiting: number
  /** Beyond so long a wait of the first in line, or silence of the disk, the next one is refused at once. */
  refuseAfterMs: number
  /** Who waits, for a turn or for the disk, is told after this time at the latest. */
  longestWaitMs: number
  /** A transaction that asks nothing for so long is given up: the others wait for it. */
  longestPauseMs: number
  /** One sync of the disk serves at most so many transactions, */
  groupMost: number
  /** and gathers at most so long. */
  groupMs: number
}

/** 15 s stay below what a proxy waits (30 to 60 s), so that the visitor reads our sentence and not the proxy's. */
export const usualLimits: WriteLimits = {
  mostWaiting: 256,
  refuseAfterMs: 2000,
  longestWaitMs: 15_000,
  longestPauseMs: 5000,
  groupMost: 64,
  groupMs: 5,
}

type Waiting = {
  alone: boolean
  since: number
  timer: NodeJS.Timeout
  grant: (turn: Turn) => void
}

/**
 * Transactions one after another on one connection, and one sync of the disk for all that gather meanwhile (group commit): each is
 * acknowledged after the sync that covers it, never before.
 */
export function createWriteQueue(thread: WriterThread, limits: WriteLimits = usualLimits) {
  const waiting: Waiting[] = []
  let active: Turn | null = null
  let members: PromiseWithResolvers<void>[] = []
  let gatheredSince = 0
  let unsynced = 0

  function refusal(): string | null {
    if (waiting.length + unsynced >= limits.mostWaiting) return `${waiting.length + unsynced} transactions wait`
    const first = waiting[0]
    if (first && performance.now() - first.since > limits.refuseAfterMs) return 'the first in line waits too long'
    if (thread.silentForMs() > limits.refuseAfterMs) return 'the disk does not answer'
    return null
  }

  function take(alone: boolean): Promise<Turn> {
    const reason = refusal()
    if (reason !== null) return Promise.reject(new DatabaseBusyError(`Not stored: ${reason}`))
    const { promise, resolve, reject } = Promise.withResolvers<Turn>()
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1)
      reject(new DatabaseBusyError('Not stored: waited too long'))
    }, limits.longestWaitMs).unref()
    const entry: Waiting = { alone, since: performance.now(), timer, grant: resolve }
    waiting.push(entry)
    next()
    return promise
  }

  function next(): void {
    if (active) return
    const first = waiting[0]
    if (!first || first.alone || members.length >= limits.groupMost || isGatheredLongEnough()) closeGroup()
    if (!first) return
    waiting.shift()
    clearTimeout(first.timer)
    active = createTurn(thread, limits, { alone: first.alone, onEnd })
    first.grant(active)
  }

  function isAtWork(): boolean {
    return active !== null || waiting.length > 0
  }

  function isGatheredLongEnough(): boolean {
    return members.length > 0 && performance.now() - gatheredSince > limits.groupMs
  }

  /** @returns when the transaction is on disk. */
  function onEnd(turn: Turn, kept: boolean): Promise<void> {
    if (turn !== active) return Promise.resolve()
    active = null
    const member = Promise.withResolvers<void>()
    if (kept) {
      if (members.length === 0) gatheredSince = performance.now()
      members.push(member)
      unsynced += 1
    } else {
      member.resolve()
      closeGroup() // what failed may have taken the others with it; they should know soon
    }
    next()
    return member.promise
  }

  function closeGroup(): void {
    if (members.length === 0) return
    const group = members
    members = []
    const synced = thread.ask({ op: 'commit', members: group.length }).finally(() => (unsynced -= group.length))
    withPatience(synced, limits.longestWaitMs, () => true).then(
      () => {
        for (const { resolve } of group) resolve()
      },
      (error: unknown) => {
        for (const { reject } of group) reject(error)
      },
    )
  }

  return {
    /**
     * Waits for its turn; whoever takes one ends it with `keep` or `drop`.
     * @throws DatabaseBusyError at once when too much waits, later when the wait was too long. Then nothing was stored.
     */
    begin: (): Promise<Turn> => take(false),

    /** One statement as a transaction of its own. */
    async single(sql: string, parameters: SQLInputValue[]): Promise<StatementResult> {
      const turn = await take(false)
      const ran = turn.run(sql, parameters)
      const [result] = await Promise.all([ran, turn.keep()])
      return result
    },

    /** One statement that stands outside of transactions. */
    async alone(sql: string, parameters: SQLInputValue[]): Promise<StatementResult> {
      const turn = await take(true)
      try {
        return await turn.run(sql, parameters)
      } finally {
        await turn.drop()
      }
    },

    /** Lets what has begun come to its end. */
    async close(): Promise<void> {
      const begunAt = performance.now()
      while (isAtWork() && performance.now() - begunAt < limits.longestPauseMs) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      await thread.close()
    },
  }
}

export type WriteQueue = ReturnType<typeof createWriteQueue>
