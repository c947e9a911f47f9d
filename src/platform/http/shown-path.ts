import { normalPath } from './normal-path.ts'

/** Addresses whose next part is a secret that opens something. */
const SECRET_AFTER = /^(\/(?:vorgang|besichtigung|verwaltung\/einladung)\/)[^/]+/i
/** A sender's token, also where a mistyped address leads nowhere. */
const SECRET = /[\dA-Z]{8}-[\da-f]{40}/gi
const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-Z]{4}-[0-9A-Z]{4}|\d+|.{24,})$/i

/**
 * The path as logs may hold it: a signed link is never written down, because a reader of the log could open it. Judged in its normal
 * form, with slashes that a mail program escaped.
 */
export function loggedPath(path: string): string {
  return normalPath(path.replaceAll(/%2f/gi, '/')).replace(SECRET_AFTER, '$1…').replaceAll(SECRET, '…')
}

/** The path with its ids replaced, for counters and traces: `/wohnung/:id`. Few different ones, whatever visitors type. */
export function pathPattern(path: string): string {
  return loggedPath(path)
    .split('/')
    .slice(0, 6)
    .map((part) => (ID.test(part) ? ':id' : part))
    .join('/')
}
