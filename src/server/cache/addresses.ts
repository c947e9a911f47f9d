import { kinds } from '#areas/kinds.ts'
import { wordedPages } from '#areas/worded-pages.ts'
import { helpParameters } from '#areas/help-centre/articles/help-address.ts'
import { openingParameters } from '#areas/jobs/openings/filters.ts'
import { overviewParameters } from '#areas/letting/apartments/search/filters.ts'
import { buildingParameters, propertyParameters } from '#areas/letting/properties/filters.ts'
import { applicationParameters } from '#areas/letting/tenant-application/read-page.server.ts'
import { comparisonParameters, watchlistParameters } from '#areas/letting/watchlist/address.ts'
import { damageParameters } from '#areas/tenant-services/damage-report/address.ts'
import { isPersonalAddress } from '#platform/http/address.ts'
import { reads } from '../open-api/reads.ts'

type Rule = {
  /** A path, or a pattern of paths. */
  path: string | RegExp
  /** Parameters that the page declares. All others are dropped before the answer is made. */
  parameters?: readonly string[]
}

/** Of a route's path (`/job/:slug`) or the API's (`/jobs/{slug}`). */
function pathOf(path: string): string | RegExp {
  const pattern = path.replaceAll(/:\w+|\{\w+\}/g, '[\\w-]+')
  return pattern === path ? path : new RegExp(`^${pattern}$`)
}

/** Public pages that are the same for everybody. What is not named here is made anew for each visitor. */
export const cachedPages: readonly Rule[] = [
  // Of each form, and whose words staff change; what one of them reads of its address is declared below, and the later rule counts.
  ...kinds.flatMap(({ pages }) => pages.map((path) => ({ path: pathOf(path) }))),
  ...wordedPages.map(({ path }) => ({ path })),
  { path: '/impressum' },
  { path: '/datenschutz' },
  { path: '/barrierefreiheit' },
  { path: '/agb' },
  { path: '/so-laeuft-die-vergabe' },
  { path: '/vermietung', parameters: propertyParameters.names },
  { path: /^\/immobilie\/[\w-]+$/, parameters: buildingParameters.names },
  { path: '/wohnungen', parameters: overviewParameters },
  { path: /^\/wohnung\/[\w-]+$/ },
  { path: '/merkliste', parameters: watchlistParameters.names },
  { path: '/vergleich', parameters: comparisonParameters.names },
  { path: '/mieterinfos', parameters: helpParameters.names },
  { path: /^\/mieterinfos(?:\/[\w-]+){1,2}$/, parameters: helpParameters.names },
  { path: '/mieter-bewerbung', parameters: applicationParameters.names },
  { path: '/schadensmeldung', parameters: damageParameters.names },
  { path: '/jobs', parameters: openingParameters.names },
  { path: /^\/job\/[\w-]+$/ },
]

/** Made for one visitor, configured, or an answer to somebody's own words. */
const neverCached = new Set(['/form-token', '/get-google-maps-key', '/help/search', '/help/suggestions'])

const cachedReads: readonly Rule[] = [
  ...reads
    .filter(({ path }) => !neverCached.has(path))
    .map(({ path, query = {} }) => ({ path: pathOf(`/api${path}`), parameters: Object.keys(query) })),
  { path: '/api/openapi.json' },
  { path: '/api/docs' },
]

/** The name of a picture holds the hash of its content. */
const PICTURE = /^\/media\/[0-9a-f]{32}-\d{1,5}\.(?:avif|webp)$/
const cachedFiles: readonly Rule[] = [
  { path: '/robots.txt' },
  { path: /^\/sitemap(?:-\d{1,4})?\.xml$/ },
  { path: PICTURE },
]

/** Addresses whose answer never changes, whatever the content's version. */
export const isForEver = (key: string) => PICTURE.test(key)

const rules = [...cachedPages, ...cachedReads, ...cachedFiles]
const byPath = new Map(rules.flatMap((rule) => (typeof rule.path === 'string' ? [[rule.path, rule] as const] : [])))
const patterns = rules.filter((rule) => rule.path instanceof RegExp)

/** Nobody types more; a longer one would only fill the memory. */
const LONGEST = 512

/**
 * The address under which an answer is kept: path and the known parameters, in one order, without empty ones. The answer is made for
 * this very address, so that a dropped parameter cannot be in it. Null: not kept.
 * @param url as in the request line: `/vermietung?utm_source=x&ort=Neustadt` → `/vermietung?ort=Neustadt`.
 */
export function cacheKey(url: string): string | null {
  const asked = url.indexOf('?')
  if (asked < 0) return ruleOf(url) ? url : null
  // A bare „?“ is redirected; NUL is refused.
  if (asked === url.length - 1 || url.length > LONGEST || isPersonalAddress(url) || url.includes('%00')) return null
  const path = url.slice(0, asked)
  const rule = ruleOf(path)
  if (!rule) return null
  const given = new URLSearchParams(url.slice(asked + 1))
  const known = new URLSearchParams()
  for (const name of rule.parameters ?? []) {
    for (const value of given.getAll(name)) if (value !== '') known.append(name, value)
  }
  return known.size === 0 ? path : `${path}?${known}`
}

function ruleOf(path: string): Rule | undefined {
  const known = byPath.get(path)
  if (known || path.length > LONGEST) return known
  // The router's own request: the data of a page, without its HTML.
  if (path.endsWith('.data')) {
    const page = ruleOf(path.slice(0, -'.data'.length))
    return page && cachedPages.includes(page)
      ? { ...page, parameters: [...(page.parameters ?? []), '_routes'] }
      : undefined
  }
  return patterns.find((rule) => (rule.path as RegExp).test(path))
}
