/**
 * What a touched page loads in all, in KB as sent (brotli), measured 2026-11-23. React, its DOM and what the page needs of the router
 * are 74 of it, what every page shows 15. An untouched page loads nothing: docs/decisions/0017-late-scripts.md.
 */
const measured: Record<string, number> = {
  '/': 97.8,
  '/ueber-uns': 94.3,
  '/kontakt': 103.4,
  '/vermietung': 107.7,
  '/immobilie/:propertyId': 109.2,
  '/wohnungen': 106.6,
  '/wohnung/:apartmentId': 110.1,
  '/mieter-bewerbung': 110.1,
  '/schadensmeldung': 108.8,
  '/mietbescheinigung': 105.6,
  '/chatbot': 97.3,
  '/mieterinfos/:category?/:article?': 102.3,
  '/hausverwaltung': 107,
  '/gutachten': 106.8,
  '/schadensanierung': 106.8,
  '/instandhaltungsarbeiten': 106.8,
  '/nebenkostenabrechnung': 106.8,
  '/handwerker-partner': 110.3,
  '/jobs': 104,
  '/job/:slug': 99.4,
  '/job/:slug/bewerbung': 108.6,
  '/jobs/initiativbewerbung': 108.6,
  '/vorgang/:token': 104.8,
  '/vorgang/:token/daten': 92.8,
  '/vorgang/neuer-link': 93.9,
}

/** Room for small changes; whoever needs more says so in the table above. */
const DRIFT_KB = 1.5

/** No page of a first visit may load more, without an exception: `docs/performance.md`. Of all of them React and its DOM are 58 KB. */
const PROMISED_KB = 150

/** Texts: no script however they are touched. */
export const onlyRead = new Set(['/impressum', '/datenschutz', '/barrierefreiheit', '/agb'])

/** What a touched page may load, in KB. */
export function budgetOf(pattern: string): number {
  if (onlyRead.has(pattern)) return 0
  return Math.min((measured[pattern] ?? PROMISED_KB) + DRIFT_KB, PROMISED_KB)
}

/** One of each kind of page, to hold what `filesOf` reads against what a browser loads; the last one draws a part of its own. */
export const measuredInBrowser = ['/', '/kontakt', '/wohnung/:apartmentId', '/job/:slug/bewerbung', '/agb']
