import type { Property } from './property.ts'

type Address = Pick<Property, 'addressStreet' | 'addressPostalCode' | 'addressCity'>

/** „12345 Neustadt“ */
export function cityLine({ addressPostalCode, addressCity }: Address): string {
  return `${addressPostalCode} ${addressCity}`
}

/** „Mainzer Straße 5, 12345 Neustadt“, or only the town when the street is withheld. */
export function fullAddress(property: Address): string {
  return property.addressStreet === null ? cityLine(property) : `${property.addressStreet}, ${cityLine(property)}`
}
