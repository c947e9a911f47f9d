import type { MiddlewareHandler } from 'hono'

/** Pages of the office are in nobody's cache and in no search engine. */
export function officeHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
  }
}

/**
 * A sender's page is known by its address alone: it is in nobody's cache and search engine, and no other page learns where it is. Browsers
 * that keep the address back altogether (`no-referrer`) post forms with `Origin: null`; they name themselves in `Sec-Fetch-Site`, by which
 * `sameOrigin` judges them. Older ones, without it, tell only ourselves.
 */
export function senderHeaders(): MiddlewareHandler {
  return async (c, next) => {
    const isJudged = c.req.header('Sec-Fetch-Site') !== undefined
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    c.res.headers.set('Referrer-Policy', isJudged ? 'no-referrer' : 'same-origin')
  }
}
