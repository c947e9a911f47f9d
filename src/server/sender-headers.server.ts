import type { MiddlewareHandler } from 'hono'

/** A sender's page is known by its address alone: it is in nobody's cache and search engine, and no other page learns where it is. */
export function senderHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    c.res.headers.set('Referrer-Policy', 'no-referrer')
  }
}
