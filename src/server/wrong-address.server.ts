import type { Context } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { site } from '#site'
import { plainPage } from './plain-page.ts'

const TITLE = 'Diese Website ist unter einer anderen Adresse eingerichtet'
/** Made-up addresses do not fill the log. */
const MOST_TOLD = 20

/**
 * What is said to a form that came from our own page at an address that is not SITE_URL: cookies, links and the check of its origin would
 * all be wrong. `asked`: the origin that the visitor's browser names.
 */
export function wrongAddress({ config: { siteUrl }, log }: Pick<App, 'config' | 'log'>) {
  const told = new Set<string>()
  return (c: Context, asked: string): Response => {
    if (!told.has(asked) && told.size < MOST_TOLD) {
      told.add(asked)
      log.warn('SITE_URL is not the address that visitors use', { siteUrl, asked })
    }
    const operator = `Aufgerufen wurde ${asked}, eingestellt ist ${siteUrl}. Rufen Sie die Website unter ${siteUrl} auf. Soll sie unter ${asked} stehen, setzen Sie SITE_URL=${asked} (siehe .env.example) und starten Sie den Server neu.`
    const isRead = c.req.header('Accept')?.includes('text/html') === true && !c.req.path.startsWith('/api/')
    if (!isRead)
      return problem(403, 'adresse-falsch-eingestellt', `${TITLE}. Bitte rufen Sie uns an: ${site.phone.shown}.`, {
        detail: operator,
      })
    return plainPage({
      status: 403,
      title: TITLE,
      body: `<p>Was Sie abgeschickt haben, konnten wir deshalb nicht annehmen; gespeichert ist nichts. Der Fehler liegt bei uns. Sie erreichen uns am Telefon: <a href="${site.phone.href}">${site.phone.shown}</a>.</p>
<h2>Für den Betreiber</h2>
<p>${operator}</p>`,
    })
  }
}
