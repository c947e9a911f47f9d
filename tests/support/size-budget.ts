/**
 * What a page of a first visit loads, in KB as sent (brotli), measured 2026-11-23. React and its router are 91 of it, what every page shows
 * 16.
 */
const measured: Record<string, number> = {
  '/': 115.8,
  '/ueber-uns': 112.9,
  '/kontakt': 128.3,
  '/vermietung': 133.2,
  '/immobilie/:propertyId': 137.6,
  '/wohnungen': 135.4,
  '/wohnung/:apartmentId': 143.3,
  '/mieter-bewerbung': 144.0,
  '/schadensmeldung': 136.0,
  '/mietbescheinigung': 127.6,
  '/schluessel-verloren': 127.1,
  '/chatbot': 115.0,
  '/mieterinfos/:category?/:article?': 135.5,
  '/hausverwaltung': 139.8,
  '/gutachten': 139.8,
  '/schadensanierung': 139.8,
  '/instandhaltungsarbeiten': 139.8,
  '/nebenkostenabrechnung': 139.8,
  '/handwerker-partner': 142.0,
  '/jobs': 131.7,
  '/job/:slug': 126.8,
  '/job/:slug/bewerbung': 135.6,
  '/jobs/initiativbewerbung': 135.6,
  '/vorgang/:token': 120.0,
  '/vorgang/:token/daten': 112.3,
  '/vorgang/neuer-link': 113.3,
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
