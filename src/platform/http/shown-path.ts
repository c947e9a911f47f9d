/** Addresses whose next part is a secret that opens something. */
const SECRET_AFTER = /^\/(?:vorgang|besichtigung|verwaltung\/einladung)\/([^/]+)/
const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-Z]{4}-[0-9A-Z]{4}|\d+|.{24,})$/i

/** The path as logs may hold it: a signed link is never written down, because whoever reads the log could open it. */
export function loggedPath(path: string): string {
  const token = SECRET_AFTER.exec(path)?.[1]
  return token === undefined ? path : path.replace(token, '…')
}

/** The path with its ids replaced, for counters and traces: `/wohnung/:id`. Few different ones, whatever visitors type. */
export function pathPattern(path: string): string {
  return loggedPath(path)
    .split('/')
    .slice(0, 6)
    .map((part) => (ID.test(part) ? ':id' : part))
    .join('/')
}
