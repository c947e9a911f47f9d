import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { App, RequestFacts } from '#platform/app.server.ts'

export type Variables = { facts: RequestFacts }

/** Names each request and logs how it ended: method, path without query (search words may be personal), status, time. */
export function requests(app: App): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    const requestId = app.newId()
    c.set('facts', { requestId, clientAddress: clientAddress(c, app.config.trustProxy) })
    const startedAt = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    // What was refused before it had come whole leaves the connection in no state for another request.
    if (isUnfinished(c)) c.res.headers.set('Connection', 'close')
    app.log.info('request', {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  }
}

function isUnfinished(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: { complete?: boolean } }
  return incoming?.complete === false
}

/** Behind a proxy of ours the last entry is the one that it wrote; anything before it the visitor could have made up. */
function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    return '' // Called without a socket, by a test.
  }
}
