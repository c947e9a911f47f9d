import type { MiddlewareHandler } from 'hono'
import { problem } from '#platform/http/problem.server.ts'

/** Pages of the office are in nobody's cache and in no search engine. */
export const officeHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
}

/**
 * A sender's page is known by its address alone: it is in nobody's cache and search engine, and no other page learns where it is. Browsers
 * that keep the address back altogether (`no-referrer`) post forms with `Origin: null`; they name themselves in `Sec-Fetch-Site`, by which
 * `sameOrigin` judges them. Older ones, without it, tell only ourselves.
 */
export const senderHeaders: MiddlewareHandler = async (c, next) => {
  const isJudged = c.req.header('Sec-Fetch-Site') !== undefined
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
  c.res.headers.set('Referrer-Policy', isJudged ? 'no-referrer' : 'same-origin')
}

/**
 * Addresses of files (`termin.ics`, `dateien/…`) have no page of their own that could say that there is nothing. A visitor with a
 * browser is sent to the page „nicht gefunden“ of the same room, which knows the way back; a program gets a problem document.
 */
export const missingFiles: MiddlewareHandler = async (c, next) => {
  await next()
  const isPage = c.res.headers.get('Content-Type')?.startsWith('application/json') !== true
  if (c.res.status !== 404 || isPage) return
  const isRead = c.req.header('Accept')?.includes('text/html') === true
  c.res = undefined
  c.res = isRead
    ? new Response(null, { status: 302, headers: { Location: notFoundPage(new URL(c.req.url).pathname) } })
    : problem(404, 'nicht-gefunden', 'Diese Datei gibt es nicht oder nicht mehr.')
}

/** `path` with its escapes: a header holds no others than plain letters. */
function notFoundPage(path: string): string {
  const [, room, token] = path.split('/')
  return room === 'vorgang' ? `/vorgang/${token}/nicht-gefunden` : `/${room}/nicht-gefunden`
}
