import type { MiddlewareHandler } from 'hono'
import { problem } from '#platform/http/problem.server.ts'

const TWO_YEARS = 63_072_000

const headers = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
}

/** The office signs in with passkeys; public pages have nothing to do with them. */
const officePermissions = headers['Permissions-Policy'].replaceAll(/(publickey-credentials-\w+)=\(\)/g, '$1=(self)')

/** The headers of every answer. Pages bring their own policy; whatever is no page may load nothing at all. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // A page may ask for a stricter one.
      if (name !== 'Referrer-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (/^\/verwaltung(\/|$)/.test(c.req.path)) c.res.headers.set('Permissions-Policy', officePermissions)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
  }
}

const safeMethods = new Set(['GET', 'HEAD'])

/**
 * Refuses writes that another site's page makes a visitor's browser send. Browsers name the sender in `Sec-Fetch-Site` or
 * `Origin` with every such request; a request with neither comes from no browser and carries nobody's rights.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  const siteOrigin = new URL(siteUrl).origin
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    const site = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    const ours = origin === siteOrigin || origin === new URL(c.req.url).origin
    if (site ? site === 'same-origin' || (site === 'none' && ours) : !origin || ours) return next()
    return problem(403, 'fremde-herkunft', 'Diese Anfrage kam von einer fremden Seite und wurde nicht angenommen.')
  }
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
