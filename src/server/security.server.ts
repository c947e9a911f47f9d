import type { MiddlewareHandler } from 'hono'
import { problem } from '#platform/http/problem.server.ts'
import { isForCache } from './requests.server.ts'
import { resourcePolicy, securityOfAll, securityOfFiles } from './security-headers.ts'

const headers = {
  ...securityOfAll,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
}

/** The office signs in with passkeys; public pages have nothing to do with them. */
const officePermissions = headers['Permissions-Policy'].replaceAll(/(publickey-credentials-\w+)=\(\)/g, '$1=(self)')

/**
 * The headers of every answer. Pages bring their own policy; whatever is no page may load nothing at all. What does not say how long it
 * may be kept is kept nowhere, unless it is made for our own cache, which knows that everybody gets the same.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) {
    // A page may ask for a stricter one.
    if (name !== 'Referrer-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  c.res.headers.set('Cross-Origin-Resource-Policy', resourcePolicy(c.req.path))
  if (isOffice(c.req.path)) c.res.headers.set('Permissions-Policy', officePermissions)
  setDefault(c.res.headers, 'Content-Security-Policy', securityOfFiles['Content-Security-Policy'])
  if (!isForCache(c)) setDefault(c.res.headers, 'Cache-Control', 'no-store')
}

export const isOffice = (path: string) => /^\/verwaltung(\/|$)/.test(path)
function setDefault(given: Headers, name: string, value: string): void {
  if (!given.has(name)) given.set(name, value)
}

const methods = ['GET', 'HEAD', 'POST']

/** Methods that no part of the site knows (PUT, DELETE, TRACE …) end here: a page's form would take them for POST. */
export const knownMethods: MiddlewareHandler = async (c, next) => {
  if (!methods.includes(c.req.method))
    return problem(405, 'methode-unbekannt', 'Diese Art der Anfrage kennt die Seite nicht.', {
      headers: { Allow: methods.join(', ') },
    })
  return next()
}

/**
 * No path of ours holds a control character, and no question a NUL: PostgreSQL refuses it in a text, SQLite does not, so it ends here
 * for both. Line breaks in a question are fine.
 */
export const plainAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!/%(0[\da-f]|1[\da-f]|7f)/i.test(pathname) && !search.includes('%00')) return next()
  return problem(400, 'adresse-unlesbar', 'Diese Adresse enthält Zeichen, die wir nicht lesen können.')
}
