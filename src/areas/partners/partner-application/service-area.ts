import { postalCodesIn } from '#forms/postal-code.ts'

/** Where our houses stand: the first two digits of their postal codes, and their towns. */
export type ServiceArea = { regions: string[]; towns: string[] }

/** As long as nobody knows it, nothing is outside. */
export const noArea: ServiceArea = { regions: [], towns: [] }

export function areaOf(houses: readonly { postalCode: string; city: string }[]): ServiceArea {
  return {
    regions: [...new Set(houses.map(({ postalCode }) => postalCode.slice(0, 2)))],
    towns: [...new Set(houses.map(({ city }) => city))].toSorted(new Intl.Collator('de').compare),
  }
}

/** Whether what was typed names places by their postal codes, and none of them is in a region of ours. */
export function isOutside({ regions }: ServiceArea, typed: string): boolean {
  const codes = postalCodesIn(typed)
  return regions.length > 0 && codes.length > 0 && !codes.some((code) => regions.includes(code.slice(0, 2)))
}
