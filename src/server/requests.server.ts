import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { App, HttpRequestFacts } from '#platform/app.server.ts'
import { loggedPath } from '#platform/http/address.ts'
import { lastForwarded } from '#platform/limits/network.ts'

export type Variables = { facts: HttpRequestFacts }

/** Bindings of Hono beside a request: Node's own, or the mark of an answer that is made to be kept (`cache/`). */
type Environment = { incoming?: IncomingMessage; isForCache?: true }

/** Names each request and logs how it ended: method, path without query (search words may be personal), status, time. */
export function requests(app: App): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    const httpRequestId = app.newId()
    const { incoming } = environmentOf(c)
    c.set('facts', { httpRequestId, clientAddress: incoming ? addressOf(incoming, app.config.trustProxy) : '' })
    const startedAt = performance.now()
    const { method } = c.req
    await next()
    c.res.headers.set('X-Request-Id', httpRequestId)
    // A request refused before it had arrived leaves the connection unusable for another.
    if (incoming?.complete === false) c.res.headers.set('Connection', 'close')
    // Logged where it is sent.
    if (isForCache(c)) return
    app.log.request({
      requestId: httpRequestId,
      method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  }
}

/** An answer that is made to be kept, without anything of the visitor's request but its address. */
export function isForCache(c: Context): boolean {
  return environmentOf(c).isForCache === true
}

/** Called without Node's request by tests and by the cache. */
function environmentOf(c: Context): Environment {
  return (c.env ?? {}) as Environment
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return clientAddress(trustProxy ? String(headers['x-forwarded-for'] ?? '') : undefined, socket)
}

/** Behind a proxy of ours the last entry is the one that it wrote; anything before it the visitor could have made up. */
export function clientAddress(
  forwardedFor: string | undefined,
  socket: { remoteAddress?: string | undefined },
): string {
  return lastForwarded(forwardedFor ?? '') ?? socket.remoteAddress ?? ''
}
