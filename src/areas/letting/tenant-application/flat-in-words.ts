import type { ChosenApartment } from '../apartments/choices/choice.ts'

type Named = Pick<ChosenApartment, 'name' | 'propertyName' | 'addressStreet' | 'addressCity'>

/** „Wohnung 3, Haus am Rhein, Lange Straße 5, Neustadt“, without a street that is withheld. */
export const flatInWords = ({ name, propertyName, addressStreet, addressCity }: Named) =>
  [name, propertyName, addressStreet, addressCity].filter(Boolean).join(', ')
