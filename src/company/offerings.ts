/**
 * Parts that a company may leave out of its website, each with its addresses: pages, and reads of the API. One address, or with `/*`
 * also everything below it. All else is always there: letting, contact, legal texts. Forms follow from the pages they stand on; menus, links,
 * sitemap, API and office ask `offered.ts`, which asks here. What staff read of them stands in `offer-facts.ts`.
 */
export const offerings = {
  help_centre: ['/mieterinfos/*', '/war-das-hilfreich/:article', '/api/help/*'],
  assistant: ['/chatbot', '/war-das-hilfreich/~assistent', '/api/assistant'],
  damage_reports: ['/schadensmeldung'],
  rent_certificates: ['/mietbescheinigung'],
  key_losses: ['/schluessel-verloren'],
  // Not what is below it: a search's own page is how its owner ends it.
  saved_searches: ['/suchauftrag'],
  // Nor the page of a place that somebody has.
  viewing_bookings: ['/wohnung/:apartmentId/besichtigung'],
  damage_restoration: ['/schadensanierung'],
  expert_reports: ['/gutachten'],
  house_management: ['/hausverwaltung'],
  utility_billing: ['/nebenkostenabrechnung'],
  maintenance: ['/instandhaltungsarbeiten'],
  jobs: ['/jobs/*', '/job/*', '/api/jobs/*'],
  partners: ['/handwerker-partner', '/api/trades'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Stored in the fact `offers_…`, so never renamed. */
export type OfferingName = keyof typeof offerings

export const offeringNames = Object.keys(offerings) as OfferingName[]

/** Each has a page of its own; without any of them there is no menu for landlords. */
export const landlordOfferings = [
  'damage_restoration',
  'expert_reports',
  'house_management',
  'utility_billing',
  'maintenance',
] as const satisfies readonly OfferingName[]

/** Writes a pattern of these addresses, also with query, anchor or the ending of a page's data. */
function patternOf(addresses: readonly string[]): string {
  const paths = addresses.map((address) =>
    address.replace(/\/\*$/, '(?:/[^?#]*)?').replaceAll(/:\w+/g, String.raw`[\w-]+`),
  )
  return String.raw`^(?:${paths.join('|')})(?:\.data)?(?:[?#].*)?$`
}

/** Patterns of the addresses of these offerings, by their names. */
export const patternsOf = (names: readonly OfferingName[]): Partial<Record<OfferingName, string>> =>
  Object.fromEntries(names.map((name) => [name, patternOf(offerings[name])]))
