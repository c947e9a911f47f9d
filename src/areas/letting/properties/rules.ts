import { formatWholeEuro, plural } from '#ui/format.ts'
import type { Property } from './property.ts'
import { ownOf } from '#platform/word-table.ts'

/** The type of a building whose units are offices, shops and workshops. */
export const COMMERCIAL = 'Gewerbe'

const tones = { Mehrfamilienhaus: 'blue', Einfamilienhaus: 'green', [COMMERCIAL]: 'purple' } as const

/** The colour of the badge that names the type; a type that we do not know is grey. */
export function typeTone(propertyType: string): 'blue' | 'green' | 'purple' | 'grey' {
  return ownOf(tones, propertyType) ?? 'grey'
}

/** „3 freie Wohnungen ab 575 € warm“; null when there is none. */
export function availableLine({
  available,
  propertyType,
}: Pick<Property, 'available' | 'propertyType'>): string | null {
  const { count, warmRentFromEuro } = available
  if (count === 0) return null
  const isBusiness = propertyType === COMMERCIAL
  const units = isBusiness
    ? plural(count, 'freie Einheit', 'freie Einheiten')
    : plural(count, 'freie Wohnung', 'freie Wohnungen')
  return warmRentFromEuro === null
    ? units
    : `${units} ${count === 1 ? 'für' : 'ab'} ${formatWholeEuro(warmRentFromEuro)} warm`
}

/** „Kernsaniert 2019“, else „Baujahr 1968“, else nothing. */
export function yearLine({
  renovationYear,
  constructionYear,
}: Pick<Property, 'renovationYear' | 'constructionYear'>): string | null {
  if (renovationYear !== null) return `Kernsaniert ${renovationYear}`
  return constructionYear === null ? null : `Baujahr ${constructionYear}`
}

type Street = Pick<Property, 'addressStreet' | 'addressCity'>

/** The heading above a property's flats. `undefined`: they are still being read. */
export function apartmentsHeading(
  { addressStreet, addressCity }: Street,
  apartments: { availabilityStatus: string }[] | undefined,
): string {
  if (apartments === undefined) return 'Wohnungen werden geladen...'
  const place = addressStreet === null ? addressCity : `${addressStreet} in ${addressCity}`
  if (apartments.length === 0) return `Keine Wohnungen in ${place}`
  const available = apartments.filter(({ availabilityStatus }) => availabilityStatus === 'available').length
  return `${plural(available, 'verfügbare Wohnung', 'verfügbare Wohnungen')} in ${place}`
}

/** „3 Wohnungen in dieser Immobilie“ */
export function apartmentsSummary(count: number): string {
  return `${plural(count, 'Wohnung', 'Wohnungen')} in dieser Immobilie`
}

/** „13 Immobilien gefunden“ */
export function countText(total: number): string {
  return `${plural(total, 'Immobilie', 'Immobilien')} gefunden`
}

/** Writes the lines that search engines show under the title: the description's beginning, at most 155 characters, cut at a word. */
export function metaDescription({
  propertyType,
  addressCity,
  description,
}: Pick<Property, 'propertyType' | 'addressCity' | 'description'>): string {
  const text = `${propertyType} in ${addressCity}. ${(description ?? '').replaceAll(/\s+/g, ' ').trim()}`.trim()
  if (text.length <= 155) return text
  return `${text.slice(0, 154).replace(/(?<!\s)\s+\S*$/, '')}…`
}
