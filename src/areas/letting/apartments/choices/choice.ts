/** Choices of the tenant application's selects: only places, buildings and flats that can be applied for. */

export type PropertyChoice = {
  id: string
  name: string
  /** Street and house number; null when the address is withheld. */
  addressStreet: string | null
}

/** Area in m², rent in euros a month. */
export type ApartmentChoice = {
  id: string
  name: string
  roomCount: number | null
  livingAreaSqm: number | null
  coldRentEuro: number | null
}

/** A flat as tenants choose it. */
export type FlatForSelect = {
  id: string
  name: string
  /** As the specification's chapter 7 has it: „Wohnung 3 - Am Markt 4, 12345 Neustadt“. */
  label: string
  /** „Am Markt 4, 12345 Neustadt“; where the street is withheld, the building's name in its place. */
  house: string
  propertyName: string
  propertyId: string
  availabilityStatus: string
}

/** A flat named in an address or stored with a form, whatever its status by now. */
export type ChosenApartment = {
  id: string
  name: string
  availabilityStatus: string
  propertyId: string
  propertyName: string
  addressStreet: string | null
  addressCity: string
}
