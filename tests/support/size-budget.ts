/**
 * What a page of a first visit loads, in KB as sent (brotli), measured 2026-11-27. React and its router are 91 of it, what every page shows
 * 16. The company's own pictures and its people to turn to came on 2026-11-25: up to 0.6 KB where both may stand. The
 * same day lists and cards were joined in fewer files: up to 5 KB more on small pages, a tenth of a second less on a slow phone.
 * On 2026-11-27 parts that break by themselves, the number kept of what was sent and the card after sending brought 2 KB to each; what
 * forms do not use (carousels, pages of lists, dialogs) left the file that all share, and gave as much back. On 2026-11-28 the forms of a
 * request's page became the plain form that other pages have.
 */
const measured: Record<string, number> = {
  '/': 128.0,
  '/ueber-uns': 117.4,
  '/kontakt': 135.6,
  '/vermietung': 139.4,
  '/immobilie/:propertyId': 144.1,
  '/wohnungen': 148.8,
  '/wohnung/:apartmentId': 146.0,
  '/merkliste': 138.2,
  '/vergleich': 123.3,
  '/mieter-bewerbung': 149.2,
  '/schadensmeldung': 147.3,
  '/mietbescheinigung': 135.5,
  '/schluessel-verloren': 134.9,
  '/chatbot': 123.2,
  '/mieterinfos/:category?/:article?': 140.1,
  '/hausverwaltung': 146.2,
  '/gutachten': 146.2,
  '/schadensanierung': 146.2,
  '/instandhaltungsarbeiten': 146.2,
  '/nebenkostenabrechnung': 146.2,
  '/handwerker-partner': 146.3,
  '/jobs': 136.8,
  '/job/:slug': 131.4,
  '/job/:slug/bewerbung': 142.7,
  '/jobs/initiativbewerbung': 142.7,
  '/suchauftrag': 140.7,
  '/suchauftrag/:token': 129.9,
  '/vorgang/:token': 130.0,
  '/vorgang/:token/daten': 118.2,
  '/vorgang/neuer-link': 130.5,
}

/** Room for small changes; whoever needs more says so in the table above. */
const DRIFT_KB = 1.5

/** No page of a first visit may load more, without an exception: `docs/performance.md`. */
const PROMISED_KB = 150

/** Texts: no script. */
export const onlyRead = new Set(['/impressum', '/datenschutz', '/barrierefreiheit', '/agb', '/so-laeuft-die-vergabe'])

/** What a page may load, in KB. */
export function budgetOf(pattern: string): number {
  if (onlyRead.has(pattern)) return 0
  return Math.min((measured[pattern] ?? PROMISED_KB) + DRIFT_KB, PROMISED_KB)
}

/** One of each kind of page, to hold what `filesOf` reads against what a browser loads. */
export const measuredInBrowser = ['/', '/kontakt', '/wohnung/:apartmentId', '/job/:slug/bewerbung', '/agb']
