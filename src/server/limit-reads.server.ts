import type { MiddlewareHandler } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import type { Variables } from './requests.server.ts'

/** At most 300 reads a minute from one line: far above what a person clicks, far below what copies the portfolio. */
export function limitReads(app: App): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const taken = limitsOf(app).takeRead(c.get('facts').clientAddress)
    if (taken.ok) return next()
    return problem(429, 'zu-oft', 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte warten Sie eine Minute.', {
      headers: { 'Retry-After': String(taken.retryAfterSeconds) },
    })
  }
}
