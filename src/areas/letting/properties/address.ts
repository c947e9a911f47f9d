import type { Property } from './property.ts'

type Address = Pick<Property, 'addressStreet' | 'addressPostalCode' | 'addressCity'>

/** „56321 Rhens“ */
export function cityLine({ addressPostalCode, addressCity }: Address): string {
  return `${addressPostalCode} ${addressCity}`
}

/** „Mainzer Straße 5, 56321 Rhens“, or only the town when the street is withheld. */
export function fullAddress(property: Address): string {
  return property.addressStreet === null ? cityLine(property) : `${property.addressStreet}, ${cityLine(property)}`
}
