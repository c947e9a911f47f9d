import { performance } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#platform/log.server.ts'
import { busyPage, busyProblem } from './problem.server.ts'

type Kind = 'read' | 'write'

/** Longest wait before a refusal. A form may wait longer than a page. */
const LONGEST_WAIT_MS: Record<Kind, number> = { read: 300, write: 2500 }
const RETRY_AFTER_SECONDS = 5
const LOG_EVERY_MS = 1000

/**
 * Load shedding: requests start one after another from a bounded queue, and those that would wait too long are answered at once with 503 and
 * `Retry-After`. Kept answers, files, pictures and probes are answered before this and never refused.
 */
export function admissionControl(log: Log): MiddlewareHandler {
  const queue = admissionQueue(LONGEST_WAIT_MS)
  let refused = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  function countRefusal(): void {
    refused += 1
    if (performance.now() - loggedAt < LOG_EVERY_MS) return
    log.warn('too many requests at once', { refused })
    loggedAt = performance.now()
    refused = 0
  }

  return async (c, next) => {
    // Without the router's list of routes a page that is open already would become an error at the next click.
    const isOpenPage = c.req.path === '/__manifest'
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (await queue.enter(isRead && !isOpenPage ? 'read' : 'write')) return next()
    countRefusal()
    return c.req.path.startsWith('/api/')
      ? busyProblem({ retryAfterSeconds: RETRY_AFTER_SECONDS })
      : busyPage(RETRY_AFTER_SECONDS)
  }
}

/** Before anything is known of this machine. */
const FIRST_GUESS_MS = 10
/** How much the newest delay counts. */
const WEIGHT = 0.2
/** One long delay may be the machine's or a rare page's and says little of the next: it counts as so many usual ones at most. */
const MOST_USUAL_DELAYS = 4

/** Connections, bytes and other threads' results that the event loop has brought. */
const eventsSoFar = (): number => performance.nodeTiming.uvMetricsInfo.events

/**
 * Reads and writes start alternately, the next one when the event loop brings nothing new, or after twice the time that the last start held
 * it up: libuv accepts one connection per iteration, so with a page in each of them a refusal would wait as long as a page. No request
 * keeps the queue waiting for a disk or another server.
 */
export function admissionQueue(longestWaitMs: Record<Kind, number>) {
  const waiting: Record<Kind, (() => void)[]> = { read: [], write: [] }
  let isStarting = false
  let lastKind: Kind = 'write'
  let startedAt = 0
  /** The event loop's delay by one start, smoothed. */
  let delayMs = FIRST_GUESS_MS

  function start(): void {
    isStarting = true
    startedAt = performance.now()
    const eventsBefore = eventsSoFar()
    setImmediate(() => {
      const now = performance.now()
      yieldToEvents(eventsBefore, now + (now - startedAt))
    })
  }

  function yieldToEvents(eventsBefore: number, until: number): void {
    const events = eventsSoFar()
    if (events !== eventsBefore && performance.now() < until) setImmediate(yieldToEvents, events, until)
    else startNext()
  }

  function startNext(): void {
    isStarting = false
    const other = otherThan(lastKind)
    const kind = waiting[other].length > 0 ? other : lastKind
    const begin = waiting[kind].shift()
    if (!begin) return
    const newestMs = Math.min(performance.now() - startedAt, MOST_USUAL_DELAYS * Math.max(FIRST_GUESS_MS, delayMs))
    delayMs += WEIGHT * (newestMs - delayMs)
    lastKind = kind
    start()
    begin()
  }

  function expectedWaitMs(kind: Kind): number {
    const own = waiting[kind].length
    return (own + Math.min(own, waiting[otherThan(kind)].length)) * delayMs
  }

  return {
    /** Whether the request may start, as soon as it may. False is said at once. */
    enter(kind: Kind): boolean | Promise<true> {
      if (!isStarting) {
        start()
        return true
      }
      if (expectedWaitMs(kind) > longestWaitMs[kind]) return false
      return new Promise((resolve) => waiting[kind].push(() => resolve(true)))
    },
  }
}

const otherThan = (kind: Kind): Kind => (kind === 'read' ? 'write' : 'read')
