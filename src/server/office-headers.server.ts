import type { MiddlewareHandler } from 'hono'

/** Pages of the office are in nobody's cache and in no search engine. */
export function officeHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
  }
}
