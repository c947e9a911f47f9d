import type { SQLInputValue } from 'node:sqlite'
import type { StatementResult } from './connection.server.ts'
import type { Writer } from './writer-thread.server.ts'

/** The right to write, held by one transaction at a time. */
export type WriteLease = {
  run: (sql: string, parameters: SQLInputValue[]) => Promise<StatementResult>
  /** Ends the lease. Resolves when everything is on disk. */
  commit: () => Promise<void>
  /** Ends the lease; nothing of it stays. Does nothing when it has ended. */
  rollback: () => Promise<void>
}

type LeaseOptions = {
  /** One statement that stands outside of transactions. */
  standsAlone: boolean
  /** A transaction that asks nothing for so long is rolled back: the others wait for it. */
  longestPauseMs: number
  /** @returns when what was kept is on disk. */
  onEnd: (keep: boolean) => Promise<void>
}

export function grantLease(writer: Writer, { standsAlone, longestPauseMs, onEnd }: LeaseOptions): WriteLease {
  let over: Error | null = null
  let running = 0
  const pause = setTimeout(giveUp, longestPauseMs).unref()

  function giveUp(): void {
    if (running > 0) pause.refresh()
    else void end(false, `A transaction asked nothing for ${longestPauseMs} ms and was given up`)
  }

  function end(keep: boolean, reason = 'The transaction has ended'): Promise<void> {
    over = new Error(reason)
    clearTimeout(pause)
    // When this fails, the commit of the batch does.
    writer.ask({ op: 'end', keep }).catch(() => {})
    return onEnd(keep)
  }

  return {
    async run(sql, parameters) {
      if (over) throw over
      running += 1
      try {
        const result = await writer.ask({ op: standsAlone ? 'alone' : 'run', sql, parameters })
        if (!result) throw new Error('The writer thread gave no result')
        return result
      } finally {
        running -= 1
        if (!over) pause.refresh()
      }
    },

    async commit() {
      if (over) throw over
      await end(true)
    },

    async rollback() {
      if (!over) await end(false)
    },
  }
}
