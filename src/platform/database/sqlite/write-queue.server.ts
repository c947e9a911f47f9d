import type { SQLInputValue } from 'node:sqlite'
import { DatabaseBusyError } from '../database-busy.server.ts'
import type { Row, StatementResult } from './statements.server.ts'
import { createTurn, sayBusy, type Turn, withPatience } from './turn.server.ts'
import { packGroup, settle, type Whole, type WholeStatement } from './whole.server.ts'
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

type Asking = { isWhole: false; alone: boolean; grant: (turn: Turn) => void } | { isWhole: true; whole: Whole }
type Waiting = { since: number; timer: NodeJS.Timeout; asking: Asking }

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
  let isSyncing = false

  function refusal(): string | null {
    if (waiting.length + unsynced >= limits.mostWaiting) return `${waiting.length + unsynced} transactions wait`
    const first = waiting[0]
    if (first && performance.now() - first.since > limits.refuseAfterMs) return 'the first in line waits too long'
    if (thread.silentForMs() > limits.refuseAfterMs) return 'the disk does not answer'
    return null
  }

  function wait(asking: Asking, reject: (reason: Error) => void): void {
    const reason = refusal()
    if (reason !== null) return reject(new DatabaseBusyError(`Not stored: ${reason}`))
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1)
      reject(new DatabaseBusyError('Not stored: waited too long'))
    }, limits.longestWaitMs).unref()
    const entry: Waiting = { since: performance.now(), timer, asking }
    waiting.push(entry)
    next()
  }

  function take(alone: boolean): Promise<Turn> {
    return new Promise((grant, reject) => wait({ isWhole: false, alone, grant }, reject))
  }

  /** Whole transactions wait for the sync before theirs, and gather meanwhile; a turn begins while the others are synced. */
  function next(): void {
    if (active) return
    const asking = waiting[0]?.asking
    const joins = asking && !asking.isWhole && !asking.alone && members.length < limits.groupMost
    if (members.length > 0 && (!joins || isGatheredLongEnough())) {
      if (isSyncing) return
      closeGroup()
    }
    if (!asking) return
    if (asking.isWhole) {
      if (!isSyncing) sendGroup()
      return
    }
    clearTimeout(waiting.shift()?.timer)
    active = createTurn(thread, limits, { alone: asking.alone, onEnd })
    asking.grant(active)
  }

  function isAtWork(): boolean {
    return active !== null || waiting.length > 0 || members.length > 0
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
    if (members.length === 0 || isSyncing) return
    const group = members
    members = []
    const synced = thread.ask({ op: 'commit', members: group.length })
    whenSynced(synced, group.length).then(
      () => {
        for (const { resolve } of group) resolve()
      },
      (error: unknown) => {
        for (const { reject } of group) reject(error)
      },
    )
  }

  function sendGroup(): void {
    const others = waiting.findIndex(({ asking }) => !asking.isWhole)
    const entries = waiting.splice(0, Math.min(others < 0 ? waiting.length : others, limits.groupMost))
    for (const { timer } of entries) clearTimeout(timer)
    const group = entries.flatMap(({ asking }) => (asking.isWhole ? [asking.whole] : []))
    unsynced += group.length
    const stored = thread.ask(packGroup(group)).catch(sayBusy)
    whenSynced(stored, group.length).then(
      (outcomes) => settle(group, outcomes),
      (error: unknown) => {
        for (const { reject } of group) reject(error)
      },
    )
  }

  /** Whoever waits for the disk is told after a while; the next sync begins when this one has ended. */
  function whenSynced<Result>(answer: Promise<Result>, count: number): Promise<Result> {
    isSyncing = true
    const synced = answer.finally(() => {
      unsynced -= count
      isSyncing = false
      next()
    })
    return withPatience(synced, limits.longestWaitMs, () => true)
  }

  return {
    /**
     * Waits for its turn; whoever takes one ends it with `keep` or `drop`.
     * @throws DatabaseBusyError at once when too much waits, later when the wait was too long. Then nothing was stored.
     */
    begin: (): Promise<Turn> => take(false),

    /**
     * A transaction whose statements are all known: it crosses in one message with all that wait, and takes its part of one sync.
     * @returns the rows of each statement when it is on disk; null when nothing of it is, because a row that it needs did not come.
     */
    whole(statements: readonly WholeStatement[]): Promise<Row[][] | null> {
      return new Promise((resolve, reject) => wait({ isWhole: true, whole: { statements, resolve, reject } }, reject))
    },

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
