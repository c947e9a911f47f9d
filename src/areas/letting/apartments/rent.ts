import { formatEuro } from '#ui/format.ts'
import type { Apartment } from './apartment.ts'

/** Parts of a rent, in euros a month. */
export type RentParts = Pick<Apartment, 'coldRentEuro' | 'utilitiesEuro' | 'heatingCostsEuro' | 'heatingIncluded'>

/** Cents are whole numbers; 0.1 + 0.2 in euros is not 0.3. */
function sum(...amounts: (number | null)[]): number {
  return amounts.reduce<number>((cents, euros) => cents + Math.round((euros ?? 0) * 100), 0) / 100
}

/** Heating costs that come on top, in euros: none when the utilities contain the heating, 0 when nothing is known. */
export function addedHeatingEuro({ heatingCostsEuro, heatingIncluded }: RentParts): number {
  return heatingIncluded ? 0 : (heatingCostsEuro ?? 0)
}

/**
 * Warmmiete in euros: cold rent + utilities + heating, what is missing counts as 0 (specification, chapter 9).
 * Null without a cold rent: utilities alone would look like a very cheap flat.
 */
export function warmRentEuro(parts: RentParts): number | null {
  if (parts.coldRentEuro === null) return null
  return sum(parts.coldRentEuro, parts.utilitiesEuro, addedHeatingEuro(parts))
}

/** „840,50 € warm“. */
export function warmRentText(parts: RentParts): string {
  const rent = warmRentEuro(parts)
  return rent === null ? 'Miete auf Anfrage' : `${formatEuro(rent)} warm`
}

/** The warm rent with the add-ons that the visitor ticked, in euros. */
export function warmRentWithAddOnsEuro(parts: RentParts, addOnsEuro: number[]): number | null {
  const warmRent = warmRentEuro(parts)
  return warmRent === null ? null : sum(warmRent, ...addOnsEuro)
}
