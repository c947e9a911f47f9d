import { postalCodesIn } from '#forms/postal-code.ts'
import { site } from '#site'

/** Where we work: how its postal codes begin, and its towns. */
export type ServiceArea = { codes: readonly string[]; towns: readonly string[] }

/** As long as nobody knows it, nothing is outside. */
export const noArea: ServiceArea = { codes: [], towns: [] }

/** Describes the company's area; where it says nothing, its houses tell. */
export function areaOf(houses: readonly { postalCode: string; city: string }[]): ServiceArea {
  const { isNamed, towns, postalCodes } = site.area
  return {
    codes: postalCodes.length > 0 ? postalCodes : [...new Set(houses.map(({ postalCode }) => postalCode.slice(0, 2)))],
    towns: isNamed ? towns : [...new Set(houses.map(({ city }) => city))].toSorted(new Intl.Collator('de').compare),
  }
}

/** Whether what was typed names places by their postal codes, and none of them is in our area. */
export function isOutside({ codes }: ServiceArea, typed: string): boolean {
  const named = postalCodesIn(typed)
  return codes.length > 0 && named.length > 0 && !named.some((code) => codes.some((start) => code.startsWith(start)))
}
