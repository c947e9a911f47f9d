import type { Context, MiddlewareHandler } from 'hono'
import type { App } from '#platform/app.server.ts'
import { callUs } from '#company/call-us.ts'
import { problem } from '#platform/http/problem.server.ts'
import { plainPage, reachable } from './problem.server.ts'
import { isOffice } from './security.server.ts'

/** Browsers keep secure cookies here, TLS or not. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/

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
    const fetchSite = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    const { origin: askedOrigin, host } = new URL(c.req.url)
    const ours = origin === siteOrigin || (origin === askedOrigin && !losesSession(c.req.path, origin))
    const named = ours ? null : readOrigin(origin)
    if (named && (fetchSite === 'same-origin' || (!fetchSite && named.host === host)))
      return sayWrongAddress(c, named.origin)
    if (fetchSite ? fetchSite === 'same-origin' || (fetchSite === 'none' && ours) : !origin || ours) return next()
    return problem(403, 'fremde-herkunft', 'Diese Anfrage kam von einer fremden Seite und wurde nicht angenommen.')
  }
}

/** Null for none, for `null`, and for what no browser sends. */
function readOrigin(origin: string | undefined): URL | null {
  const read = origin && origin.length <= 300 && URL.canParse(origin) ? new URL(origin) : null
  return read?.origin === origin ? read : null
}

const TITLE = 'Diese Website ist unter einer anderen Adresse eingerichtet'
/** Made-up addresses do not fill the log. */
const MOST_LOGGED = 20

/**
 * Answers a form from our own page at an address that is not SITE_URL: cookies, links and the check of its origin would
 * all be wrong. `asked`: the origin that the visitor's browser names.
 */
function wrongAddress({ config: { siteUrl }, log }: Pick<App, 'config' | 'log'>) {
  const logged = new Set<string>()
  return (c: Context, asked: string): Response => {
    if (!logged.has(asked) && logged.size < MOST_LOGGED) {
      logged.add(asked)
      log.warn('SITE_URL is not the address that visitors use', { siteUrl, asked })
    }
    const operator = `Aufgerufen wurde ${asked}, eingestellt ist ${siteUrl}. Rufen Sie die Website unter ${siteUrl} auf. Soll sie unter ${asked} stehen, setzen Sie SITE_URL=${asked} (siehe .env.example) und starten Sie den Server neu.`
    const isRead = c.req.header('Accept')?.includes('text/html') === true && !c.req.path.startsWith('/api/')
    const call = callUs()
    if (!isRead)
      return problem(403, 'adresse-falsch-eingestellt', `${TITLE}.${call ? ` Bitte ${call}.` : ''}`, {
        detail: operator,
      })
    return plainPage({
      status: 403,
      title: TITLE,
      body: `<p>Was Sie abgeschickt haben, konnten wir deshalb nicht annehmen; gespeichert ist nichts. Der Fehler liegt bei uns.</p>
${reachable('Sie erreichen uns am Telefon')}
<h2>Für den Betreiber</h2>
<p>${operator}</p>`,
    })
  }
}
