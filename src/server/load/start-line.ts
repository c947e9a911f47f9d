export type LineLimits = {
  /** Whoever would wait longer is refused at once. In milliseconds. */
  longestReadMs: number
  longestWriteMs: number
}

/** Before anything is known of this machine. */
const FIRST_GUESS_MS = 10
/** How much the newest start counts. */
const WEIGHT = 0.2

type Line = { waiting: (() => void)[]; longestMs: number }

/**
 * Lets one request begin per turn of the event loop: what is at work moves on between two beginnings, and a refusal leaves within a turn.
 * Nobody holds a place while waiting for a disk or another server. Reads and writes take turns, so that neither keeps out the other.
 */
export function createStartLine({ longestReadMs, longestWriteMs }: LineLimits) {
  const reads: Line = { waiting: [], longestMs: longestReadMs }
  const writes: Line = { waiting: [], longestMs: longestWriteMs }
  let isTurnTaken = false
  let lastWasRead = false
  let startedAt = 0
  let betweenStartsMs = FIRST_GUESS_MS

  function take(): void {
    isTurnTaken = true
    startedAt = performance.now()
    setImmediate(turnOver)
  }

  function turnOver(): void {
    isTurnTaken = false
    const line = lastWasRead ? (writes.waiting[0] ? writes : reads) : reads.waiting[0] ? reads : writes
    const start = line.waiting.shift()
    if (!start) return
    betweenStartsMs += WEIGHT * (performance.now() - startedAt - betweenStartsMs)
    lastWasRead = line === reads
    take()
    start()
  }

  function expectedMs(line: Line): number {
    const other = line === reads ? writes : reads
    const ahead = line.waiting.length + Math.min(other.waiting.length, line.waiting.length)
    return ahead * betweenStartsMs
  }

  return {
    /** True: begin now. False: refuse. A promise: begin when it resolves. */
    enter(kind: 'read' | 'write'): boolean | Promise<void> {
      const line = kind === 'read' ? reads : writes
      if (!isTurnTaken && reads.waiting.length + writes.waiting.length === 0) {
        take()
        return true
      }
      if (expectedMs(line) > line.longestMs) return false
      return new Promise((resolve) => line.waiting.push(resolve))
    },
  }
}
