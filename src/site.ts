import type { Site } from '#company/site-of.ts'

/** The element in each page's head that brings the facts to the browser. */
export const SITE_ELEMENT = 'firma'

/**
 * Facts of the company that any room may use. Staff edit them at `/verwaltung/firma`, so read them where they are used and never into a
 * constant of a module: on a server they change from one request to the next (`company/current.server.ts`).
 */
export const site: Site = inDocument() ?? ({} as Site)

export function setSite(facts: Site): void {
  Object.assign(site, facts)
}

function inDocument(): Site | null {
  const text = globalThis.document?.getElementById(SITE_ELEMENT)?.textContent
  return text ? (JSON.parse(text) as Site) : null
}
