import { wordTable } from '#platform/word-table.ts'

/** Amenities of a flat, by the codes of the database; the order is that of filter and detail page. */
export const amenityLabels = wordTable<string>({
  balkon: 'Balkon',
  terrasse: 'Terrasse',
  garten: 'Garten',
  einbaukueche: 'Einbauküche',
  dusche: 'Dusche',
  badewanne: 'Badewanne',
  tageslichtbad: 'Tageslichtbad',
  gaeste_wc: 'Gäste-WC',
  aufzug: 'Aufzug',
  barrierefrei: 'Barrierefrei',
  rollstuhlgerecht: 'Rollstuhlgerecht',
  keller: 'Keller',
  abstellraum: 'Abstellraum',
  fahrradraum: 'Fahrradraum',
  waschraum: 'Waschraum',
  stellplatz: 'Stellplatz',
  garage: 'Garage',
  rolllaeden: 'Rollläden',
  glasfaser: 'Glasfaser',
  moebliert: 'Möbliert',
  wg_geeignet: 'WG-geeignet',
})

const order = Object.keys(amenityLabels)

/** A code that nobody knows is shown as it is. */
export function amenityLabel(code: string): string {
  return amenityLabels[code] ?? code
}

/** Known ones in their order, then the others. */
export function inAmenityOrder(codes: readonly string[]): string[] {
  const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length)
  return codes.toSorted((one, other) => rank(one) - rank(other))
}
