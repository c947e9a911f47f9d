/**
 * What a page of a first visit loads, in KB as sent (brotli), measured 2026-11-23. React and its router are 91 of it, what every page shows
 * 15, the list of routes 6.
 */
const measured: Record<string, number> = {
  '/': 121.6,
  '/ueber-uns': 118.7,
  '/kontakt': 134.0,
  '/vermietung': 140.5,
  '/immobilie/:propertyId': 142.7,
  '/wohnungen': 142.8,
  '/wohnung/:apartmentId': 149.1,
  '/mieter-bewerbung': 149.9,
  '/schadensmeldung': 141.5,
  '/mietbescheinigung': 133.3,
  '/chatbot': 120.8,
  '/mieterinfos/:category?/:article?': 140.4,
  '/hausverwaltung': 146.5,
  '/gutachten': 146.5,
  '/schadensanierung': 146.5,
  '/instandhaltungsarbeiten': 146.5,
  '/nebenkostenabrechnung': 146.5,
  '/handwerker-partner': 147.8,
  '/jobs': 138.9,
  '/job/:slug': 132.4,
  '/job/:slug/bewerbung': 141.4,
  '/jobs/initiativbewerbung': 141.4,
  '/vorgang/:token': 128.4,
  '/vorgang/:token/daten': 117.8,
  '/vorgang/neuer-link': 121.3,
}

/** Room for small changes; whoever needs more says so in the table above. */
const DRIFT_KB = 1.5

/** No page of a first visit may load more, without an exception: `docs/performance.md`. */
const PROMISED_KB = 150

/** What sends, when a visitor comes near a form. */
export const SENDING_KB = 4

/** Texts: no script. */
export const onlyRead = new Set(['/impressum', '/datenschutz', '/barrierefreiheit', '/agb'])

/** What a page may load, in KB. */
export function budgetOf(pattern: string): number {
  if (onlyRead.has(pattern)) return 0
  return Math.min((measured[pattern] ?? PROMISED_KB) + DRIFT_KB, PROMISED_KB)
}

/** One of each kind of page, to hold what `filesOf` reads against what a browser loads. */
export const measuredInBrowser = ['/', '/kontakt', '/wohnung/:apartmentId', '/job/:slug/bewerbung', '/agb']
