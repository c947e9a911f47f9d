import { performance } from 'node:perf_hooks'

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

/** Connections, bytes and other threads' results that this thread has been told of. */
const eventsSoFar = (): number => performance.nodeTiming.uvMetricsInfo.events

/**
 * Lets one request begin, and the next when a turn of the event loop has brought nothing new. A turn accepts one connection only (libuv
 * leaves the others for the next), so that with a page in each turn whoever is refused would wait in front of the door as long as
 * everybody else. However many come, they are heard no longer than the last one took to begin: half of the time stays for work, and what
 * is done at once (a form, handed to the writer thread) is not held up. Nobody holds a place while waiting for a disk or another
 * server. Reads and writes take turns, so that neither keeps out the other.
 */
export function createStartLine({ longestReadMs, longestWriteMs }: LineLimits) {
  const reads: Line = { waiting: [], longestMs: longestReadMs }
  const writes: Line = { waiting: [], longestMs: longestWriteMs }
  let isTaken = false
  let lastWasRead = false
  let startedAt = 0
  let betweenStartsMs = FIRST_GUESS_MS

  function take(): void {
    isTaken = true
    startedAt = performance.now()
    const eventsBefore = eventsSoFar()
    setImmediate(() => {
      const now = performance.now()
      listen(eventsBefore, now + (now - startedAt))
    })
  }

  function listen(eventsBefore: number, until: number): void {
    const events = eventsSoFar()
    if (events !== eventsBefore && performance.now() < until) setImmediate(listen, events, until)
    else next()
  }

  function next(): void {
    isTaken = false
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

  const isIdle = () => !isTaken && reads.waiting.length + writes.waiting.length === 0
  const isFull = (line: Line) => !isIdle() && expectedMs(line) > line.longestMs

  return {
    /** Who comes now is refused. */
    isFull: (kind: 'read' | 'write'): boolean => isFull(kind === 'read' ? reads : writes),

    /** True: begin now. False: refuse. A promise: begin when it resolves. */
    enter(kind: 'read' | 'write'): boolean | Promise<void> {
      const line = kind === 'read' ? reads : writes
      if (isIdle()) {
        take()
        return true
      }
      if (isFull(line)) return false
      return new Promise((resolve) => line.waiting.push(resolve))
    },
  }
}
