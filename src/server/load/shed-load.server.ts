import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#platform/log.server.ts'
import { busyProblem } from '../problem.server.ts'
import { securityOfFiles } from '../security-headers.ts'
import { busyPage } from './busy-page.ts'
import { createStartLine } from './start-line.ts'

type Fetch<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

/**
 * A read that would wait longer is refused: the visitor's browser gets an answer at once, and the others theirs within a second. What
 * somebody typed waits longer before it is refused.
 */
const LIMITS = { longestReadMs: 300, longestWriteMs: 2500 }
const RETRY_AFTER_SECONDS = 5
const SAY_EVERY_MS = 1000

/** An alarm that is refused with everybody else would ring for the wrong reason. */
const ALWAYS = /^\/(healthz|readyz|metrics)(\?|$)/

const isRead = (method = 'GET') => method === 'GET' || method === 'HEAD'

export type Door = {
  /** No room for this read now. */
  isClosedTo: (request: IncomingMessage) => boolean
  /** Says so, on Node's own answer: reading the request any further would cost more than the answer. */
  refuse: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * Answers beyond what this process can do in time with 503 and `Retry-After`, at once. What comes from memory or the built files
 * stands before this and is never refused.
 */
export function shedLoad(log: Log) {
  const line = createStartLine(LIMITS)
  const prepared = { page: prepare(refusal('/')), api: prepare(refusal('/api/')) }
  let refused = 0
  let saidAt = Number.NEGATIVE_INFINITY

  function count(): void {
    refused += 1
    if (performance.now() - saidAt < SAY_EVERY_MS) return
    log.warn('too many requests at once', { refused })
    saidAt = performance.now()
    refused = 0
  }

  const door: Door = {
    isClosedTo: ({ method, url = '' }) => isRead(method) && line.isFull('read') && !ALWAYS.test(url),
    refuse({ url = '' }, response) {
      count()
      void prepared[isOfApi(url) ? 'api' : 'page'].then(({ headers, body }) =>
        response.writeHead(503, headers).end(body),
      )
    },
  }

  return {
    door,

    /** Lets requests begin one after another. */
    guard<Environment>(fetch: Fetch<Environment>): Fetch<Environment> {
      return (request, environment) => {
        const path = new URL(request.url).pathname
        if (ALWAYS.test(path)) return fetch(request, environment)
        const entered = line.enter(isRead(request.method) ? 'read' : 'write')
        if (entered === true) return fetch(request, environment)
        if (entered) return entered.then(() => fetch(request, environment))
        count()
        return refusal(path)
      }
    },
  }
}

const isOfApi = (path: string) => path.startsWith('/api/')

/** Said before the pipeline, which would have added what every answer says. */
function refusal(path: string): Response {
  const response = isOfApi(path)
    ? busyProblem({ retryAfterSeconds: RETRY_AFTER_SECONDS })
    : busyPage(RETRY_AFTER_SECONDS)
  for (const [name, value] of Object.entries(securityOfFiles))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

async function prepare(response: Response) {
  const body = Buffer.from(await response.arrayBuffer())
  return { headers: { ...Object.fromEntries(response.headers), 'content-length': body.byteLength }, body }
}
