import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '#platform/app.server.ts'
import type { ContentVersionSource } from '#platform/database/content-version-source.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import type { Door } from '../load/shed-load.server.ts'
import { clientAddress } from '../requests.server.ts'
import { cacheKey, isForEver } from './addresses.ts'
import { readAnswer, type Variant } from './answer.server.ts'
import { type Asked, readAsked } from './asked.ts'
import { createAnswerCache, type Found } from './answer-cache.server.ts'
import { chooseEncoding } from './encoding.server.ts'
import { nextRequestId } from './request-id.server.ts'
import { sendVariant } from './send-variant.server.ts'

type Fetch = (request: Request, environment: { isForCache: true }) => Response | Promise<Response>
type Begun = { asked: Asked; startedAt: number }
type Parts = {
  versions: ContentVersionSource
  fetch: Fetch
  /** Whether what is not at hand may be made now. */
  door: Door
}

/**
 * Answers GET and HEAD from finished bytes, in front of Hono: a hit makes no Request, no Response and no page. What it does not know
 * goes to `next`. An answer is made without anything of the visitor's request but its address, so nothing of one visitor can reach
 * another (docs/decisions/0028-answers-kept.md).
 */
export function cachedAnswers(app: App, { versions, fetch, door }: Parts) {
  const { cacheBytes, siteUrl, trustProxy } = app.config
  const cache = createAnswerCache({
    mostBytes: cacheBytes,
    now: () => app.clock.now().getTime(),
    async make(key) {
      const response = await fetch(new Request(siteUrl + key), { isForCache: true })
      return { answer: await readAnswer(response), mayKeep: mayKeep(response) }
    },
  })

  function give(response: ServerResponse, key: string, found: Found, { asked, startedAt }: Begun): void {
    const { answer } = found
    const { req: request } = response
    const encoding = chooseEncoding(asked.acceptEncoding)
    const send = (variant: Variant) => {
      const requestId = answer.status < 400 ? nextRequestId() : answer.requestId
      const status = sendVariant(response, { status: answer.status, variant }, asked, requestId)
      const { from } = found
      // What lies ready leaves within the same turn; looking at the clock would take as long.
      const ms = from === 'made' ? Math.round((performance.now() - startedAt) * 10) / 10 : 0
      app.log.request({ requestId, method: request.method ?? '', path: pathOf(request), status, ms, from })
    }
    const variant = answer.variant(encoding)
    if (!(variant instanceof Promise)) return send(variant)
    variant.then(
      (made) => {
        cache.weighAgain(key, answer)
        send(made)
      },
      (error: unknown) => breakOff(response, error),
    )
  }

  function breakOff(response: ServerResponse, error: unknown): void {
    app.log.error('kept answer failed', error)
    response.destroy()
  }

  return (request: IncomingMessage, response: ServerResponse, pipeline: () => void): void => {
    const mayMake = () => !door.isClosedTo(request)
    const next = () => (mayMake() ? pipeline() : door.refuse(request, response))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const key = cacheBytes > 0 && isRead ? cacheKey(request.url ?? '') : null
    if (key === null) return next()
    const asked = readAsked(request.rawHeaders)
    if (asked.isUnusual) return next()
    if (key.startsWith('/api/')) {
      // Whoever is over the limit hears so from the pipeline, which knows how to say it.
      const address = clientAddress(trustProxy ? asked.forwardedFor : undefined, request.socket)
      if (!limitsOf(app).takeRead(address).ok) return next()
    }
    const look = (version: number): void => {
      const found = cache.find(key, version, mayMake)
      if (found === null) return door.refuse(request, response)
      if (!(found instanceof Promise)) return give(response, key, found, { asked, startedAt: 0 })
      const begun = { asked, startedAt: performance.now() }
      found.then((made) => give(response, key, made, begun)).catch((error: unknown) => breakOff(response, error))
    }
    if (isForEver(key)) return look(0)
    try {
      const version = versions.read()
      if (typeof version === 'number') return look(version)
      version.then(look, next)
    } catch {
      // Without the database nobody knows what is new; the pipeline says what is the matter.
      next()
    }
  }
}

/** Errors, redirects and what is somebody's own are given to those who wait, and forgotten. */
function mayKeep({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && !/no-store|private/.test(headers.get('Cache-Control') ?? '')
}

function pathOf({ url = '' }: IncomingMessage): string {
  const asked = url.indexOf('?')
  return asked < 0 ? url : url.slice(0, asked)
}
