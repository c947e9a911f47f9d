import type { MiddlewareHandler } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { isForCache } from './requests.server.ts'
import { securityOfAll, securityOfFiles } from './security-headers.ts'
import { wrongAddress } from './wrong-address.server.ts'

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
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // A page may ask for a stricter one.
      if (name !== 'Referrer-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (isOffice(c.req.path)) c.res.headers.set('Permissions-Policy', officePermissions)
    setDefault(c.res.headers, 'Content-Security-Policy', securityOfFiles['Content-Security-Policy'])
    if (!isForCache(c)) setDefault(c.res.headers, 'Cache-Control', 'no-store')
  }
}

const isOffice = (path: string) => /^\/verwaltung(\/|$)/.test(path)
/** Browsers keep secure cookies here, TLS or not. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/

function setDefault(given: Headers, name: string, value: string): void {
  if (!given.has(name)) given.set(name, value)
}

const safeMethods = new Set(['GET', 'HEAD'])

/**
 * Refuses writes that another site's page makes a visitor's browser send. Browsers name the sender in `Sec-Fetch-Site` or
 * `Origin` with every such request; a request with neither comes from no browser and carries nobody's rights. Behind a TLS proxy a
 * request reaches us as http, so what a visitor's address is says SITE_URL; where it is wrong, that is said.
 */
export function sameOrigin(app: Pick<App, 'config' | 'log'>): MiddlewareHandler {
  const siteOrigin = new URL(app.config.siteUrl).origin
  const sayWrongAddress = wrongAddress(app)
  // The cookies of an https site are lost on the way to a browser that came by http: it would sign in and stay outside without a word.
  const losesSession = (path: string, origin: string) =>
    siteOrigin.startsWith('https:') && isOffice(path) && origin.startsWith('http:') && !LOOPBACK.test(origin)
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    const site = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    const { origin: askedOrigin, host } = new URL(c.req.url)
    const ours = origin === siteOrigin || (origin === askedOrigin && !losesSession(c.req.path, origin))
    const named = ours ? null : readOrigin(origin)
    if (named && (site === 'same-origin' || (!site && named.host === host))) return sayWrongAddress(c, named.origin)
    if (site ? site === 'same-origin' || (site === 'none' && ours) : !origin || ours) return next()
    return problem(403, 'fremde-herkunft', 'Diese Anfrage kam von einer fremden Seite und wurde nicht angenommen.')
  }
}

/** Null for none, for `null`, and for what no browser sends. */
function readOrigin(origin: string | undefined): URL | null {
  const read = origin && origin.length <= 300 && URL.canParse(origin) ? new URL(origin) : null
  return read?.origin === origin ? read : null
}

const methods = ['GET', 'HEAD', 'POST']

/** Methods that no part of the site knows (PUT, DELETE, TRACE …) end here: a page's form would take them for POST. */
export function knownMethods(): MiddlewareHandler {
  return async (c, next) => {
    if (!methods.includes(c.req.method))
      return problem(405, 'methode-unbekannt', 'Diese Art der Anfrage kennt die Seite nicht.', {
        headers: { Allow: methods.join(', ') },
      })
    return next()
  }
}

/**
 * No path of ours holds a control character, and no question a NUL: PostgreSQL refuses it in a text, SQLite does not, so it ends here
 * for both. Line breaks in a question are fine.
 */
export function plainAddress(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (!/%(0[\da-f]|1[\da-f]|7f)/i.test(pathname) && !search.includes('%00')) return next()
    return problem(400, 'adresse-unlesbar', 'Diese Adresse enthält Zeichen, die wir nicht lesen können.')
  }
}
