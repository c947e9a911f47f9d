import type { SQLInputValue } from 'node:sqlite'
import { DatabaseBusyError } from '../database-busy.server.ts'
import type { StatementResult } from './statements.server.ts'
import type { WriterThread } from './writer-thread.server.ts'

/** The right to write, held by one transaction at a time. */
export type Turn = {
  run: (sql: string, parameters: SQLInputValue[]) => Promise<StatementResult>
  /** Ends the turn. Resolves when everything is on disk. */
  keep: () => Promise<void>
  /** Ends the turn; nothing of it stays. Does nothing when it has ended. */
  drop: () => Promise<void>
}

type TurnLimits = { longestPauseMs: number; longestWaitMs: number }
type TurnOptions = { alone: boolean; onEnd: (turn: Turn, kept: boolean) => Promise<void> }

/** What changes the form of the database takes as long as it takes: nobody waits for it but the start of a server. */
const TAKES_LONG = /^\s*(create|alter|drop|analyze|reindex|vacuum)\b/i

export function createTurn(thread: WriterThread, limits: TurnLimits, { alone, onEnd }: TurnOptions): Turn {
  let over: Error | null = null
  let atWork = 0
  const pause = setTimeout(giveUp, limits.longestPauseMs).unref()
  // When it fails, the first statement says so.
  if (!alone) void thread.ask({ op: 'begin' }).catch(() => {})

  function giveUp(): void {
    if (atWork > 0) pause.refresh()
    else void stop(new Error(`A transaction asked nothing for ${limits.longestPauseMs} ms and was given up`))
  }

  function stop(reason: Error): Promise<void> {
    over = reason
    clearTimeout(pause)
    if (!alone) void thread.ask({ op: 'end', keep: false }).catch(() => {})
    return onEnd(turn, false)
  }

  const turn: Turn = {
    async run(sql, parameters) {
      if (over) throw over
      pause.refresh()
      atWork += 1
      try {
        const answer = thread.ask({ op: alone ? 'alone' : 'run', sql, parameters }).catch(sayBusy)
        const result = await (TAKES_LONG.test(sql)
          ? answer
          : withPatience(answer, limits.longestWaitMs, () => over !== null))
        if (!result) throw new Error('The thread that writes gave no result')
        return result
      } finally {
        atWork -= 1
        if (!over) pause.refresh()
      }
    },

    async keep() {
      if (over) throw over
      over = new Error('The transaction has ended')
      clearTimeout(pause)
      const ended = alone ? Promise.resolve(null) : thread.ask({ op: 'end', keep: true }).catch(sayBusy)
      await Promise.all([ended, onEnd(turn, true)])
    },

    async drop() {
      if (!over) await stop(new Error('The transaction has ended'))
    },
  }
  return turn
}

/** SQLITE_BUSY: another program held the lock for longer than the thread waits. */
export function sayBusy(error: unknown): never {
  const isLocked = error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
  throw isLocked ? new DatabaseBusyError('Another program holds the database', { cause: error }) : error
}

/** @throws DatabaseBusyError when no answer comes in time. `isUndecided`: whether what was asked may still be stored then. */
export async function withPatience<Result>(
  answer: Promise<Result>,
  ms: number,
  isUndecided: () => boolean,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const give = () => reject(new DatabaseBusyError('The disk does not answer', { isUndecided: isUndecided() }))
  const timer = setTimeout(give, ms)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
