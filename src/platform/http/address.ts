/** Letters, digits and `-._~`, which mean the same escaped or not (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi

/** Dots that lead up, hidden from browsers and proxies by the ending of a page's data: the router would look for a record of this name. */
const HIDDEN_DOTS = /^(.*\/\.{1,2})\.data$/

/** The one form of a path that rules and logs look at: single slashes, none at the end, no needless escapes. */
export function normalPath(path: string): string {
  const single = path
    .replaceAll(NEEDLESS_ESCAPE, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)))
    .replaceAll(/[/\\]{2,}|\\/g, '/')
  const plain = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  const dots = HIDDEN_DOTS.exec(plain)?.[1]
  if (dots === undefined) return plain
  const page = normalPath(new URL(dots, 'http://localhost').pathname)
  return page === '/' ? '/_.data' : `${page}.data`
}

/** A confirmation, where somebody lives or has to go, a question to the assistant, a search, a step of a form: pages of one visitor at addresses of all. */
const PERSONAL = /[?&](?:anschrift|eingegangen|frage|q|schritt|ziel)=/

/** Whether an address with its query says something that one visitor sent or wrote; its answer is kept nowhere. */
export function isPersonalAddress(url: string): boolean {
  return PERSONAL.test(url)
}

/** Addresses whose next part is a secret that opens something. */
const SECRET_AFTER = /^(\/(?:vorgang|suchauftrag|stoerungen|besichtigung|verwaltung\/einladung)\/)[^/]+/i
/** A sender's token, also where a mistyped address leads nowhere. */
const SECRET = /[\dA-Z]{8}-[\da-f]{40}/gi

/**
 * The path as logs may hold it: a signed link is never written down, because a reader of the log could open it. Judged in its normal
 * form, with slashes that a mail program escaped.
 */
export function loggedPath(path: string): string {
  return normalPath(path.replaceAll(/%2f/gi, '/')).replace(SECRET_AFTER, '$1…').replaceAll(SECRET, '…')
}
