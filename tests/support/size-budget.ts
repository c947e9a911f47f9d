/**
 * What a page of a first visit loads, in KB as sent (brotli), measured 2026-11-23. React and its router are 91 of it, what every page shows
 * 16.
 */
const measured: Record<string, number> = {
  '/': 119.1,
  '/ueber-uns': 119.1,
  '/kontakt': 134.2,
  '/vermietung': 136.3,
  '/immobilie/:propertyId': 138.5,
  '/wohnungen': 137.8,
  '/wohnung/:apartmentId': 144.2,
  '/mieter-bewerbung': 149.4,
  '/schadensmeldung': 141.6,
  '/mietbescheinigung': 133.0,
  '/schluessel-verloren': 132.6,
  '/chatbot': 120.9,
  '/mieterinfos/:category?/:article?': 137.0,
  '/hausverwaltung': 142.2,
  '/gutachten': 142.2,
  '/schadensanierung': 142.2,
  '/instandhaltungsarbeiten': 142.2,
  '/nebenkostenabrechnung': 142.2,
  '/handwerker-partner': 146.7,
  '/jobs': 134.8,
  '/job/:slug': 130.3,
  '/job/:slug/bewerbung': 140.7,
  '/jobs/initiativbewerbung': 140.7,
  '/vorgang/:token': 125.8,
  '/vorgang/:token/daten': 118.4,
  '/vorgang/neuer-link': 119.5,
}

/** Room for small changes; whoever needs more says so in the table above. */
const DRIFT_KB = 1.5

/** No page of a first visit may load more, without an exception: `docs/performance.md`. */
const PROMISED_KB = 150

/** Texts: no script. */
export const onlyRead = new Set(['/impressum', '/datenschutz', '/barrierefreiheit', '/agb'])

/** What a page may load, in KB. */
export function budgetOf(pattern: string): number {
  if (onlyRead.has(pattern)) return 0
  return Math.min((measured[pattern] ?? PROMISED_KB) + DRIFT_KB, PROMISED_KB)
}

/** One of each kind of page, to hold what `filesOf` reads against what a browser loads. */
export const measuredInBrowser = ['/', '/kontakt', '/wohnung/:apartmentId', '/job/:slug/bewerbung', '/agb']
